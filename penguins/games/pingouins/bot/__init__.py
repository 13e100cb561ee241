"""What the bots know of Pingouins."""
