"""Saying no in one clear line."""

_SHOWN = 40


class Refusal(Exception):
    """The command is not carried out; the text says why."""


def quoted(text: str) -> str:
    """What somebody wrote, fit for one short line of ASCII."""
    return ascii(text) if len(text) <= _SHOWN else f"{text[:_SHOWN]!a}... ({len(text)} characters)"
