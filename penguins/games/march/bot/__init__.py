"""What the bots know of March of the Penguins 2."""
