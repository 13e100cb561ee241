"""The lessons of Penguin Party."""

from collections.abc import Mapping

from penguins.games.party.actions import PlayCard, parse
from penguins.games.party.cards import COLOURS, DECK
from penguins.games.party.state import GIVEN_BACK, PartyState
from penguins.session.script import Script, Step, actions
from penguins.ui.base.words.formats import points
from penguins.ui.base.words.translate import mark
from penguins.ui.games.lesson import Lesson

_PERSON, _RIVAL = 0, 1
_RED, _BLUE, _VIOLET = map(COLOURS.index, ("red", "blue", "violet"))


def _cards(state: PartyState, colour: int) -> int:
    """How many of that colour the person holds."""
    hand = state.hands[_PERSON]
    assert hand is not None, "a person sees their own"
    return hand[colour]


def _on_stage(state: PartyState, colour: int) -> int:
    return state.pyramid.counts()[colour]


def _violets(state: PartyState) -> Mapping[str, object]:
    return {"mine": _cards(state, _VIOLET), "all": DECK[_VIOLET]}


def _places(state: PartyState, colour: int) -> int:
    """How many there are for that colour."""
    return state.pyramid.open_to(colour).bit_count()


def _ways_that_leave(colour: int, state: PartyState) -> list[str]:
    """The placements of other colours after which that colour fits somewhere."""
    ways = []
    for action in state.legal_actions():
        after = state.pyramid.clone()
        if isinstance(action, PlayCard) and action.colour != colour:
            after.put(action.colour, action.slot)
            ways += [str(action)] if after.playable() >> colour & 1 else []
    return ways


def _buries_blue(play: str, state: PartyState) -> bool:
    """Whether blue fits now, and nowhere once that is played; and the person has none."""
    after, action = state.clone(), parse(play)
    after.apply(action)
    fits_now, fits_then = (bool(at.pyramid.playable() >> _BLUE & 1) for at in (state, after))
    return fits_now and not fits_then and not _cards(state, _BLUE)


def _rival_is_out(state: PartyState) -> bool:
    return state.out[_RIVAL] is not None


def _points(state: PartyState) -> Mapping[str, object]:
    return {"mine": points(state.points[_PERSON]), "theirs": points(state.points[_RIVAL])}


def _given_back(state: PartyState) -> Mapping[str, object]:
    mine = state.points[_PERSON]
    return {"mine": points(mine), "back": points(min(mine, GIVEN_BACK))}


_BUILD = Script(
    "party.first.1",
    "party",
    opening=("deal:rrrbbbyyyvvvggrrbbyyvvggggggrrbbyyvv",),
    steps=(
        Step(
            mark("Hello, {name}! Get rid of your cards. Put one on the stage, any colour!"),
            wants=("yellow@1:0", "*"),
            then=("*@1:1",),
        ),
        Step(
            mark("The bottom row grows at both ends. Put a card there!"),
            wants=("green@1:2", "*@1:*"),
            then=("*@1:*",),
            answers={"*@2:*": mark("You may build upwards, too. But first, make the row longer!")},
            holds=lambda state: state.pyramid.ends.bit_count() == 2,
        ),
        Step(
            mark("Now upwards! A card on two others has the colour of one of them."),
            wants=("*@2:*",),
            then=("*@1:*",),
            answers={"*@1:*": mark("That works too. But try it upwards: on top of two cards!")},
            holds=lambda state: state.to_move == _PERSON,
        ),
        Step(
            mark("Whoever cannot place a card is out. Place one more, where you like!"),
            wants=("*@2:*", "*"),
        ),
    ),
)

_LAST_CARDS = Script(
    "party.first.2",
    "party",
    opening=actions(
        "deal:gvyyvrbyggvgyrvrbvyrygvbrggrbrbvygbb green@1:0 violet@1:1 blue@1:-1 red@1:-2 green@1:-3 yellow@1:-4 "
        "violet@1:-5 blue@2:-2 red@2:-3 green@2:0 yellow@2:-4 red@3:-3 violet@2:-5 yellow@3:-4 red@4:-4 green@2:-1 "
        "violet@3:-5 green@3:-1 green@3:-2 red@4:-3 yellow@4:-5 red@5:-4"
    ),
    steps=(
        Step(
            mark("The party is nearly over. Keep your green space for later: yellow first!"),
            wants=("yellow@5:-5",),
            otherwise=mark("You may. But green fits later, too: place yellow first!"),
        ),
        Step(
            mark("The {rival} cannot place a card: {theirs}! You go on alone."),
            wants=("yellow@6:-5", "green@4:-2"),
            facts=_points,
            holds=_rival_is_out,
        ),
        Step(
            mark("Your last card!"),
            wants=("*",),
            holds=lambda state: state.sizes[_PERSON] == 1,
        ),
    ),
)

_LESSON_FIRST = Lesson(
    "party.first",
    mark("First steps"),
    chapters=(_BUILD, _LAST_CARDS),
    end=Step(
        mark("All your cards are gone! {mine} for you, {theirs} for the {rival}: fewer is better."),
        wants=(),
        facts=_points,
        holds=lambda state: state.points[_PERSON] < state.points[_RIVAL],
    ),
)

_KEEP = Script(
    "party.well.1",
    "party",
    opening=actions(
        "deal:vvvvvrbygrgggvvybryygrbrygbbrgbryygb yellow@1:0 green@1:1 green@1:-1 red@1:-2 blue@1:-3 violet@1:2 "
        "green@2:0 green@1:3"
    ),
    steps=(
        Step(
            mark("You hold {mine} of the {all} violets: nobody else has any. Play another colour!"),
            wants=("red@*", "green@*"),
            then=("*",),
            answers={"violet@*": mark("Keep your violets: nobody can take their spaces. Others first!")},
            facts=_violets,
            holds=lambda state: _cards(state, _VIOLET) + _on_stage(state, _VIOLET) == DECK[_VIOLET],
            alone=True,
        ),
        Step(
            mark("See? Violet still fits: that space is yours alone. Use it when you need it: now!"),
            wants=("violet@*",),
            otherwise=mark("You may. But try your violet space!"),
            holds=lambda state: bool(state.pyramid.playable() >> _VIOLET & 1),
        ),
    ),
)

_BURY = Script(
    "party.well.2",
    "party",
    opening=actions(
        "deal:rvvgvvrrrvybyybrygyvbbggbbybrgyrvggg blue@1:0 red@1:1 red@1:2 green@1:3 yellow@1:-1 violet@1:-2 "
        "violet@2:-2 blue@1:-3 violet@2:-3 yellow@2:-1 violet@3:-2 blue@2:0 violet@3:-3 green@2:2 violet@4:-3 "
        "yellow@3:-1 red@2:1 yellow@4:-2"
    ),
    steps=(
        Step(
            mark("You have no blue. Cover the last space where blue fits!"),
            wants=("red@3:0",),
            then=("green@*",),
            otherwise=mark("You may. But then blue still fits: look for the blue card!"),
            holds=lambda state: _buries_blue("red@3:0", state),
        ),
        Step(
            mark("Blue fits nowhere now. Go on: whoever has blue cards keeps them!"),
            wants=("*",),
            holds=lambda state: not state.pyramid.playable() >> _BLUE & 1,
        ),
    ),
)

_LAST = Script(
    "party.well.3",
    "party",
    opening=actions(
        "deal:gvybbvybvvbvbgygrgrgbrgggyvrrbryryyv blue@1:0 green@1:1 violet@1:-1 violet@1:2 violet@1:3 green@2:1 "
        "violet@1:4 yellow@1:5 violet@2:-1 blue@2:0 violet@2:2 yellow@2:4 green@3:1 green@3:0 green@4:0 blue@3:-1 "
        "blue@4:-1 blue@5:-1 deal:bbbvrbgrbygvrvgvybvrgyrybrgygyrvygvg green@1:0 violet@1:-1 violet@2:-1 blue@1:1 "
        "blue@1:-2 green@2:0 green@3:-1 green@1:2 red@1:-3 red@2:-3 violet@2:-2 blue@2:1 yellow@1:3 yellow@2:2 "
        "red@3:-3 blue@3:0 blue@4:-1 violet@3:-2 red@4:-3 violet@4:-2 yellow@3:1"
    ),
    steps=(
        Step(
            mark("Place all your cards, and you give back {back}! First the colour with only one space."),
            wants=("red@5:-3",),
            then=("yellow@4:0",),
            otherwise=mark("You may. But red has only one space: take it before it is gone!"),
            facts=_given_back,
            holds=lambda state: _places(state, _RED) == 1 < _places(state, _BLUE),
            alone=True,
        ),
        Step(
            mark("Red fits nowhere now. Put blue where red can go on top!"),
            wants=("blue@5:-2",),
            then=("yellow@5:-1",),
            otherwise=mark("You may. But then red has no space. Put blue next to red!"),
            holds=lambda state: not _places(state, _RED) and _ways_that_leave(_RED, state) == ["blue@5:-2"],
            alone=True,
        ),
        Step(
            mark("Red or blue? Leave a space for your last card!"),
            wants=("red@6:-3", "blue@6:-2"),
            otherwise=mark("You may. But then red has no space left. Look again!"),
            holds=lambda state: _ways_that_leave(_RED, state) == ["blue@6:-2"] and bool(_ways_that_leave(_BLUE, state)),
            alone=True,
        ),
        Step(
            mark("The {rival} is out, and you are not. Your last card: {back} less!"),
            wants=("*",),
            facts=_given_back,
            holds=lambda state: state.sizes[_PERSON] == 1 and _rival_is_out(state),
        ),
    ),
)


_LESSON_WELL = Lesson(
    "party.well",
    mark("Playing well"),
    chapters=(_KEEP, _BURY, _LAST),
    end=Step(mark("Keep what is yours alone, bury a colour, end first. Let the party begin!"), wants=()),
)

_EXTRA = Script(
    "party.extra_round.1",
    "party",
    options={"tiebreak": "extra_round"},
    opening=actions(
        "deal:bggbgrvrbrygvvvrbgrybbyyrygvyvrbggvy violet@1:0 violet@1:-1 green@1:1 blue@1:2 blue@2:1 violet@1:-2 "
        "green@1:3 green@2:2 green@1:-3 blue@3:1 violet@2:-2 green@2:0 blue@3:0 blue@4:0 violet@2:-3 "
        "deal:vgrgbbyyyybvbvgvbggrybrrvyrrrgvbggyv violet@1:0 violet@1:-1 violet@1:1 violet@1:2 yellow@1:3 violet@1:-2 "
        "blue@1:-3 blue@2:-3 yellow@2:2 deal:yygyrbgybrrvrbvgvygggbrbbgvbvrgryvyv"
    ),
    steps=(
        Step(
            mark("All rounds are played, and it is a tie: {mine} each. So there is an extra round!"),
            wants=("yellow@1:0", "*"),
            then=("*@1:1",),
            facts=_points,
            holds=lambda state: state.is_extra_round and state.points[_PERSON] == state.points[_RIVAL],
        ),
        Step(
            mark("Whoever gets fewer points in it wins. It goes on like any round!"),
            wants=("*@1:*", "*"),
        ),
    ),
)

_LESSON_EXTRA = Lesson(
    "party.extra_round",
    mark("The extra round"),
    chapters=(_EXTRA,),
    end=Step(mark("A tie once more? Then there is one more round, and so on. Good luck!"), wants=()),
    choice=("tiebreak", "extra_round"),
)

LESSONS = (_LESSON_FIRST, _LESSON_WELL, _LESSON_EXTRA)
