"""`penguins arena`: players against each other, on the same boards and deals in every seat."""
