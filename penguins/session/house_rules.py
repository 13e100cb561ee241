"""House rules: which helps a table allows itself. The game stays the same with any of them."""

from typing import Any, NamedTuple


class HouseRules(NamedTuple):
    """Each is on or off, for one match. A match that was stored without them has all helps, as there were before."""

    take_back: bool = True
    """A decision may be taken back, where nothing else forbids it."""
    hints: bool = True
    """A person may ask the strongest bot."""
    gains: bool = True
    """The board shows what each choice would bring, in a game that can (`Game.shows_gains`)."""

    @classmethod
    def from_plain(cls, plain: Any) -> "HouseRules":
        """The inverse of `_asdict`, for values that anyone may have written: what makes no sense is left on."""
        told = plain if isinstance(plain, dict) else {}
        return cls(**{name: told[name] for name in cls._fields if isinstance(told.get(name), bool)})


ALL_HELPS = HouseRules()
