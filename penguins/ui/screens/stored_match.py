"""What can be done with a stored match from a list: open it, delete it."""

from collections.abc import Callable

from penguins.session.record import Record
from penguins.session.storage import Listing, UnreadableMatch
from penguins.ui.base.services import Services
from penguins.ui.base.words.translate import tr


def load(services: Services, listing: Listing) -> Record | None:
    """Load the match; None if it is lost, which is then said."""
    try:
        return services.storage.load(listing.id)
    except UnreadableMatch:
        services.say(tr("This game can no longer be opened."))
        return None


def ask_delete(services: Services, listing: Listing, message: str, then: Callable[[], None]) -> None:
    """Delete it if that is really meant, and then do something."""
    from penguins.ui.widgets.dialogs import ask  # the very first frame has none

    def delete() -> None:
        services.storage.delete(listing.id)
        then()

    ask(tr("Delete this game?"), message, tr("Delete"), delete, tr("Keep it"))
