"""The robot's hands, by game."""

from tests.ui.games.icetown import hand as icetown
from tests.ui.games.march import hand as march
from tests.ui.games.party import hand as party
from tests.ui.games.pingouins import hand as pingouins

HANDS = {"pingouins": pingouins.HAND, "icetown": icetown.HAND, "march": march.HAND, "party": party.HAND}
