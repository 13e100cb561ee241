"""How home is divided: its side, and the cards of the games. Numbers only, no Kivy."""

from typing import NamedTuple

from penguins.ui.base import theme

_SIDE, _SIDE_FOR_LARGE = 0.28, 0.38
"""How much of the width the side has, and how much in large letters, unless the window is low."""
_SIDE_LEAST, _SIDE_MOST = 4 * theme.TARGET + 3 * theme.SPACE_XS, 380
"""dp of it that four icons need, and that are always enough."""
_LARGE, _HIGH = 1.2, 600
"""How much larger than usual letters are large, and dp of height from which a window is not low."""
_TWO_CARDS, _TWO_CARDS_ASIDE = 400, 360
"""dp of width for two games beside each other: in all, and beside what is unfinished."""
_FLAT_FROM = 560
"""dp of width from which cards below each other have their picture beside their words."""
_GAP, _AROUND = 16, 24
"""dp between two cards; and around and between a picture and its words."""
_PICTURE, _FLATTEST_PICTURE = 200 / 320, 0.53
"""The height of a picture in its width: as it is drawn, and the least that keeps heads and feet."""
_FLAT_CARD, _FLAT_CARD_MOST = 0.32, 270
"""The height of a flat card in its width, and dp that are enough."""
_LEAST_PART = 0.7
"""How much smaller cards may be than the window allows, for all of them to be in sight."""
_MORE_WORDS = 72
"""dp that the words of a card may have more than they need, where the window leaves it over."""
_NARROWEST, _NARROW = 200, 340
"""dp of width below which a card has shorter lines, and so more of them."""
_WORDS_NARROWEST, _WORDS_NARROW, _WORDS, _WORDS_WORDY = 114, 94, 118, 88
"""dp that words are high on such cards, on wider ones, and on those where letters are large and go down the scale."""
_LETTERS = 0.85
"""How much of what letters grow their room grows along."""
_TWO_LINES, _BESIDE = 1.24, 1.5
"""How much more the words have where a name may need two lines, and beside a picture."""


class Cards(NamedTuple):
    """How large a card is, and how much of its height its words have beyond what they need."""

    width: float
    height: float
    extra: float = 0.0


def shares(*, flat: bool, slim: bool, wordy: bool) -> tuple[float, float, float]:
    """How the name, the invitation and the facts share that height. Large letters need more lines: for the invitation,
    or beside a picture for the name."""
    if flat:
        return (0.41, 0.39, 0.2) if wordy else (0.46, 0.33, 0.21)
    if slim:
        return (0.425, 0.425, 0.15) if wordy else (0.41, 0.38, 0.21)
    return (0.3, 0.455, 0.245) if wordy else (0.35, 0.42, 0.23)


def is_slim(widest: float, text_scale: float, dp: float) -> bool:
    """Whether names may need two lines on cards that are at most so wide."""
    return widest < _NARROWEST * dp * max(1.0, text_scale)


def words_height(widest: float, text_scale: float, dp: float, *, flat: bool, wordy: bool) -> float:
    """How high the words are on cards that are at most so wide."""
    wide = _WORDS_WORDY if wordy and not flat else _WORDS
    lines = _WORDS_NARROWEST if widest < _NARROWEST * dp else _WORDS_NARROW if widest < _NARROW * dp else wide
    more = _BESIDE if flat else _TWO_LINES if is_slim(widest, text_scale, dp) else 1.0
    return lines * dp * max(1.0, text_scale * _LETTERS) * more


def side_width(width: float, height: float, letters: float, dp: float) -> float:
    """How wide the side is in a window that is wider than high, with letters so much larger than usual."""
    share = _SIDE_FOR_LARGE if letters > _LARGE and height >= _HIGH * dp else _SIDE
    return min(_SIDE_MOST * dp, max(_SIDE_LEAST * dp, width * share))


def words_of_buttons(row: float, dp: float) -> float:
    """How much height the way to everything else needs as buttons with words, each so high: with what is between them,
    between the parts of the side, and around it."""
    return 4 * row + (3 * theme.SPACE_S + 3 * theme.SPACE_S + 2 * theme.SPACE_M) * dp


def is_flat(width: float, dp: float, *, aside: bool) -> bool:
    """Whether cards stand below each other, their picture beside their words; `aside`: beside home's side."""
    return not aside and width >= _FLAT_FROM * dp


def columns(width: float, dp: float, *, aside: bool) -> int:
    """How many cards stand beside each other."""
    return 2 if width >= (_TWO_CARDS_ASIDE if aside else _TWO_CARDS) * dp and not is_flat(width, dp, aside=aside) else 1


def widest(width: float, columns: int, dp: float) -> float:
    """How wide each of them may be."""
    return (width - _GAP * dp * (columns - 1)) / columns


def flat_cards(width: float, height: float, number: int, dp: float) -> Cards:
    """So many below each other: where all of them nearly fit that height, exactly so high."""
    needed, fitting = min(width * _FLAT_CARD, _FLAT_CARD_MOST * dp), height / number - _GAP * dp
    return Cards(width, fitting if _LEAST_PART * needed < fitting < needed else needed)


def tall_cards(widest: float, height: float, columns: int, words: float, dp: float) -> Cards:
    """As wide as may be. Where two rows nearly fit that height, pictures lose some sky and some ground; then they
    become narrower."""
    gap, words = _GAP * dp, words + _AROUND * dp
    whole = (widest - gap) * _PICTURE + words
    if columns == 1:
        return Cards(widest, whole)
    row = (height - 2 * gap) / 2
    fitting = (row - words) / _FLATTEST_PICTURE + gap
    if fitting >= widest:
        return Cards(widest, min(whole, row) + _spare(row - whole, dp), _spare(row - whole, dp))
    if fitting > _LEAST_PART * widest:
        return Cards(fitting, row)
    return Cards(widest, whole)


def _spare(left: float, dp: float) -> float:
    return max(0.0, min(left, _MORE_WORDS * dp))
