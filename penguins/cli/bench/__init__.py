"""`penguins bench`: how fast this is here, each figure beside its target."""
