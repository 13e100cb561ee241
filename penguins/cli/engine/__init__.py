"""`penguins engine`: a match driven line by line by another program."""
