"""The rules of Penguin Party, page by page."""

from penguins.ui.base.words.formats import paragraph
from penguins.ui.base.words.translate import tr
from penguins.ui.games.party import scenes
from penguins.ui.games.texts import Chosen, Page


def pages(chosen: Chosen | None) -> tuple[Page, ...]:
    """All pages: for a match as it was chosen, else with every option explained."""
    players = None if chosen is None else chosen.players
    return (
        Page(
            tr("The great pyramid"),
            tr(
                "You all build one pyramid together. Get rid of your cards: each one you cannot place costs a point. "
                "Fewest points wins!"
            ),
            scenes.PYRAMID,
        ),
        _cards(players),
        _bottom_row(players),
        Page(
            tr("Higher up"),
            paragraph(
                tr("A card rests on two cards below it, and has the colour of at least one of them."),
                tr("Two cards here are wrong: the red one has no red below, the green one only one card."),
            ),
            scenes.HIGHER_UP,
        ),
        Page(
            tr("Nothing fits?"),
            tr(
                "If you can place a card, you must. If none of your cards fits, you are out until the next round and "
                "take one point for each card in your hand."
            ),
            scenes.NOTHING_FITS,
        ),
        Page(
            tr("All gone!"),
            paragraph(
                tr("If you place your very last card, you give back up to two points. Hooray!"),
                tr("A silver chip is 1 point, a gold one 5."),
            ),
            scenes.ALL_GONE,
        ),
        _rounds(chosen),
    )


def _cards(players: int | None) -> Page:
    aside = {
        None: tr("With two players, eight are set aside unseen; with five, the last card begins the pyramid."),
        2: tr("Eight are set aside unseen."),
        5: tr("The last card begins the pyramid."),
    }
    text = paragraph(
        tr("The cards are dealt out; keep yours secret. There are eight green ones and seven of each other colour."),
        aside.get(players, ""),
    )
    return Page(tr("Your cards"), text, scenes.HAND)


def _bottom_row(players: int | None) -> Page:
    if players is None:
        room = tr("There is room for eight cards, or seven with two players.")
    else:
        room = tr("There is room for seven cards.") if players == 2 else tr("There is room for eight cards.")
    text = paragraph(tr("Any colour may go here, to the left or right of the cards already there."), room)
    return Page(tr("The bottom row"), text, scenes.BOTTOM_ROW)


def _rounds(chosen: Chosen | None) -> Page:
    if chosen is None:
        rounds = tr("There is one round per player, and each of you starts one.")
        tie = tr("If it is a tie, you share the win or play an extra round, as you chose.")
    else:
        rounds = tr("There are {number} rounds, and each of you starts one.", number=chosen.players)
        extra = chosen.options["tiebreak"] == "extra_round"
        tie = (
            tr("If it is a tie, you play extra rounds; only those who were tied can win.")
            if extra
            else tr("If it is a tie, you share the win.")
        )
    text = paragraph(
        tr("A round ends when nobody can place a card."),
        rounds,
        tr("Fewest points wins."),
        tie,
    )
    return Page(tr("Round after round"), text, scenes.ROUNDS)
