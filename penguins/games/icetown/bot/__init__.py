"""What the bots know of Ice Town."""
