"""The shared rules core: what every game is made of. Standard library only."""
