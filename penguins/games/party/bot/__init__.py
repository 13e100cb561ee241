"""What the bots know of Penguin Party."""
