"""The face of Penguin Party."""
