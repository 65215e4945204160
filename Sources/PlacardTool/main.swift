print("placard")
