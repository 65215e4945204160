// PlacardRuntime
