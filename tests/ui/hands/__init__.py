"""The robot's hands, by game."""

from tests.ui.hands import icetown, march, party, pingouins

HANDS = {"pingouins": pingouins.HAND, "icetown": icetown.HAND, "march": march.HAND, "party": party.HAND}
