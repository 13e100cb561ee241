"""Asking with whom to play on from a position of the past."""

import time

from penguins.session.play_on import against_bots, has_unseen, play_on
from penguins.session.record import Record
from penguins.session.setup import SetUp
from penguins.ui.base.services import Services
from penguins.ui.base.words import formats
from penguins.ui.base.words.translate import tr
from penguins.ui.widgets.dialogs import Dialog


def offer_playing_on(services: Services, record: Record, moment: int) -> None:
    """Begin a match of its own there, with the same players or against bots."""
    unseen = tr("What was hidden is dealt anew.") if has_unseen(record, moment) else ""
    told = formats.paragraph(unseen or tr("The old game stays as it is."), tr("The new game does not count."))
    dialog = Dialog(title=tr("Play on from here"), message=told)

    def begin(setup: SetUp) -> None:
        services.navigation.go("play", record=play_on(record, moment, setup, time.time()))

    setup = record.setup
    dialog.answer(tr("The same players"), lambda: begin(setup), main=True, icon="icon_people")
    if len(setup.humans) != 1:  # else they play against bots already
        seat = _who_stays(record, moment)
        answer = tr("{name} against bots", name=setup.seats[seat].name)
        dialog.answer(answer, lambda: begin(against_bots(setup, seat)), icon="icon_bot")
    if not unseen:
        dialog.answer(
            tr("Try moves for everybody"),
            lambda: services.navigation.go("explore", record=record, moment=moment),
            icon="icon_swap",
        )
    dialog.open()


def _who_stays(record: Record, moment: int) -> int:
    """The person who goes on against bots: whoever is next, if it is one of the people or there are none."""
    seat, humans = record.match.position(moment).next_seat(), record.setup.humans
    return seat if seat is not None and (seat in humans or not humans) else (*humans, 0)[0]
