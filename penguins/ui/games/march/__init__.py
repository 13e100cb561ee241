"""The face of March of the Penguins 2."""
