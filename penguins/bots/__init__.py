"""Players that see a view and nothing else: levels, yardsticks, and the search that knows no game."""
