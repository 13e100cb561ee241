"""Draws the six penguins: bodies that differ, faces that fit them, and poses that all of them know."""
