"""A match being played: turns, undo, hand-over, bots in the background, storage, preferences. No screen, no words."""
