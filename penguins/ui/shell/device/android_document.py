"""Lets the person open a document with Android's own dialog, and copies it where we can read it."""

import os
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import Any

from penguins.session.backup import LARGEST

_REQUEST = 27182
"""Tells the answer to our question from the answers to others."""
_PIECE = 1024 * 1024
"""Bytes that are copied at a time."""
_CHOSEN = -1
"""Android's RESULT_OK."""


class Documents:
    """Asks for one document at a time.

    It listens once and for good: in Java a listener that leaves while it is called is an error.
    """

    def __init__(self) -> None:
        self._listening = False
        self._then: Callable[[Path], None] | None = None
        """Whoever waits for the document, from the question until there is a copy or a no."""

    def ask(self, activity: Any, then: Callable[[Path], None]) -> None:
        """Open the dialog; `then` gets a copy, later and from another thread. Nothing while one is open already."""
        if self._then is not None:
            return
        self._listen(activity)
        self._then = then
        try:
            activity.startActivityForResult(_question(), _REQUEST)
        except Exception:
            self._then = None
            raise

    def _listen(self, activity: Any) -> None:
        if self._listening:
            return
        from android import activity as answers

        resolver = activity.getContentResolver()
        copy = Path(str(activity.getCacheDir().getAbsolutePath())) / "opened.json"

        def answered(request: int, result: int, data: Any) -> None:
            if request != _REQUEST:
                return
            if result == _CHOSEN:
                self._fetch(resolver, data.getData(), copy)
            else:  # they went back, and `data` is no object at all: touching it ends the process
                self._then = None

        answers.bind(on_activity_result=answered)
        self._listening = True

    def _fetch(self, resolver: Any, address: Any, copy: Path) -> None:
        """Copy the document in a thread: it may have to come from far away, and the screen must not wait for it."""

        def work() -> None:
            from jnius import detach

            try:
                _copy(resolver, address, copy)
            except Exception:  # gone, or kept from us: whoever reads the copy tells the person that it is not there
                copy.unlink(missing_ok=True)
            finally:
                detach()  # Android ends an app whose threads leave without a word
            then, self._then = self._then, None
            if then is not None:
                then(copy)

        Thread(target=work, name="document", daemon=True).start()


def _question() -> Any:
    from jnius import autoclass

    intents = autoclass("android.content.Intent")
    intent = intents(intents.ACTION_OPEN_DOCUMENT)
    intent.addCategory(intents.CATEGORY_OPENABLE)
    intent.setType("*/*")
    return intent


def _copy(resolver: Any, address: Any, copy: Path) -> None:
    """Copy as much as a backup may have, the largest of our files, piece by piece."""
    descriptor = resolver.openFileDescriptor(address, "r").detachFd()
    with os.fdopen(descriptor, "rb") as source, copy.open("wb") as target:
        left = LARGEST
        while left > 0 and (piece := source.read(min(_PIECE, left))):
            left -= target.write(piece)
