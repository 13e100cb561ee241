"""Numbers, dates and lists of names, by the rules of the language."""

import re
from collections.abc import Sequence
from datetime import date, datetime

from penguins.ui.base.words.translate import language, mark, ntr, tr

_MONTHS = (
    mark("January"),
    mark("February"),
    mark("March"),
    mark("April"),
    mark("May"),
    mark("June"),
    mark("July"),
    mark("August"),
    mark("September"),
    mark("October"),
    mark("November"),
    mark("December"),
)

_SOUND_OF_I = re.compile(r"h?[ií](?![aeoáéó])|y(?![aeiouáéíóú])", re.IGNORECASE)
_WEEKDAYS = (mark("Mo"), mark("Tu"), mark("We"), mark("Th"), mark("Fr"), mark("Sa"), mark("Su"))


def moment(timestamp: float, now: datetime | None = None) -> str:
    """When something was: "today 14:05", "yesterday 9:30", "3 May", "3 May 2024"."""
    then, now = datetime.fromtimestamp(timestamp), now or datetime.now()
    days = (now.date() - then.date()).days
    if days == 0:
        return tr("today {time}", time=_clock(then))
    if days == 1:
        return tr("yesterday {time}", time=_clock(then))
    return _date(then, with_year=then.year != now.year)


def on_day(timestamp: float, now: datetime | None = None) -> str:
    """On which day something was: "3 May", "3 May 2024"."""
    then, now = datetime.fromtimestamp(timestamp), now or datetime.now()
    return _date(then, with_year=then.year != now.year)


def day(timestamp: float) -> str:
    """The whole date, for what is looked at in years to come: "3 May 2024"."""
    return _date(datetime.fromtimestamp(timestamp), with_year=True)


def date_of(then: date, *, with_year: bool = True) -> str:
    """The same of a day in the calendar."""
    return _date(then, with_year)


def month(then: date) -> str:
    """A month of a calendar: "May 2024"."""
    return tr("{month} {year}", month=tr(_MONTHS[then.month - 1]), year=then.year)


def weekdays() -> list[str]:
    """Two letters for each, from Monday on."""
    return [tr(day) for day in _WEEKDAYS]


def percent(part: int, whole: int) -> str:
    """How much of it, such as "58%"."""
    return tr("{number}%", number=round(100 * part / whole) if whole else 0)


def joined(names: Sequence[str]) -> str:
    """A list of names as one says it: "Lily, Sam and Leo"."""
    if len(names) < 2:
        return "".join(names)
    others, last = ", ".join(names[:-1]), names[-1]
    softened = language().joined_before_i
    if softened and _SOUND_OF_I.match(last):
        return tr(softened, names=others, last=last)
    return tr("{names} and {last}", names=others, last=last)


def paragraph(*sentences: str) -> str:
    """Sentences one after the other; those that are empty are left out."""
    return " ".join(filter(None, sentences))


def players(seats: range) -> str:
    """For how many a game is."""
    return tr("{fewest}–{most} players", fewest=seats[0], most=seats[-1])


def points(number: int) -> str:
    """A score of a game that counts points."""
    return ntr("{number} point", "{number} points", number)


def minutes(number: int) -> str:
    """About how long a match takes."""
    return tr("{number} min", number=number)


def _clock(then: datetime) -> str:
    return tr("{hour}:{minute}", hour=then.hour, minute=f"{then.minute:02}")


def _date(then: date, with_year: bool) -> str:
    spoken = language()
    pattern = spoken.date_with_year if with_year else spoken.date
    day = spoken.first_day if then.day == 1 else str(then.day)
    return pattern.format(day=day, month=tr(_MONTHS[then.month - 1]), year=then.year)
