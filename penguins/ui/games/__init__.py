"""The games' faces, one folder each, with the same file names for the same roles; what they share is beside them."""
