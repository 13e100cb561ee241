"""`penguins puzzles`: makes puzzles, and proves those that are shipped."""
