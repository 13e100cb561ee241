"""Where the tuned numbers of the bots come from: fits to outcomes, and a player with other constants for the arena."""
