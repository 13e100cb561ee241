"""What the board of Penguin Party says. No Kivy."""

from collections.abc import Sequence

from penguins.core.state import CHANCE
from penguins.games.party.cards import COLOURS
from penguins.games.party.pyramid import Obstacle
from penguins.games.party.state import PartyState
from penguins.session.setup import Seat
from penguins.ui.base.standing import Fact, Standing
from penguins.ui.base.words import formats
from penguins.ui.base.words.names import COLOUR_NAMES
from penguins.ui.base.words.translate import mark, ntr, tr

_REASONS = {
    "taken": mark("There is already a card here."),
    "base_full": mark("The bottom row is full. Build higher up."),
    "not_adjacent": mark("Add to either end of the bottom row."),
    "no_support": mark("A card needs two cards below it."),
}


def prompt(view: PartyState, picked: bool, *, alone: bool = False) -> str:
    """What to do next; `picked`: a card is; `alone`: there is one person."""
    if view.to_move == CHANCE:
        return tr("Have you seen the points?") if alone else tr("Have you all seen the points?")
    return put_on_glowing() if picked else tr("Choose a card.")


def put_on_glowing() -> str:
    """Where the picked card may go."""
    return tr("Put it on a glowing space.")


def card_first() -> str:
    """Why nothing can be placed yet."""
    return tr("First choose one of your cards.")


def state_of_hand(view: PartyState, seat: int | None) -> str:
    """What there is to say about a hand that is no longer played."""
    if seat is None or view.to_move < 0:
        return ""
    if view.out[seat] is not None:
        return tr("You are out until the next round.")
    return "" if view.sizes[seat] else tr("All your cards are placed!")


def why_not(obstacle: Obstacle) -> str:
    """Why a card may not go there."""
    if obstacle.reason != "needs_beneath":
        return tr(_REASONS[obstacle.reason])
    names = [colour_name(colour) for colour in obstacle.colours]
    if len(names) == 1:
        return tr("Only {colour} fits here: match a card below.", colour=names[0])
    return tr("Only {one} or {other} fits here: match a card below.", one=names[0], other=names[1])


def no_place(colour: int) -> str:
    """Why a card cannot be played at all."""
    return tr("No space for {colour} now. Choose another card.", colour=colour_name(colour))


def colour_name(colour: int) -> str:
    """What a colour of cards is called."""
    return tr(COLOUR_NAMES[COLOURS[colour]])


def round_title(view: PartyState) -> str:
    """Which round it is."""
    if view.is_extra_round:
        return tr("Extra round")
    return tr("Round {number} of {rounds}", number=view.round + 1, rounds=view.players)


def points_title() -> str:
    """What stands above the points."""
    return tr("Points after this round")


def count_title() -> str:
    """What stands above the points at the very end."""
    return tr("The last count")


def deal_button() -> str:
    """What the button says that begins the next round."""
    return tr("Deal the cards")


def next_round(view: PartyState, seats: Sequence[Seat]) -> str:
    """Who begins the round that comes, and why there is one."""
    starter = seats[view.starter()].name
    if view.is_extra_round and len(view.race) < view.players:
        return tr("{number} can still win: one more round! {name} starts.", number=len(view.race), name=starter)
    if view.is_extra_round:
        return tr("It is a tie: one more round! {name} starts.", name=starter)
    return tr("{name} starts round {number}.", name=starter, number=view.round + 1)


def signed(points: int) -> str:
    """With its sign: +3, −2, 0."""
    return f"+{points}" if points > 0 else f"−{-points}" if points else "0"


def standing(view: PartyState, seat: int) -> Standing:
    """The points, and how many cards are left in the hand."""
    points, cards = view.points[seat], view.sizes[seat]
    return Standing(
        Fact("icon_chip", str(points), formats.points(points)),
        (Fact("icon_cards", str(cards), ntr("{number} card", "{number} cards", cards)),),
    )
