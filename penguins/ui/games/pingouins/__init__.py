"""The face of Pingouins."""
