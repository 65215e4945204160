// Regions
