"""A match up to one of its moments."""

from penguins.core.match import Match


def cut(match: Match, moment: int) -> Match:
    """The match as it stood then."""
    shorter = Match(match.game, match.players, match.options)
    shorter.play_all(match.log[:moment])
    return shorter
