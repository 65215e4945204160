// Emission
