"""Pingouins: slide over the floe, take the tile you leave, catch the most fish."""
