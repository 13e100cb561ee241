"""The face of Ice Town."""
