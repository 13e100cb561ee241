from collections.abc import Iterator

import pytest

from tests.session import table


@pytest.fixture(autouse=True)
def _close_storages() -> Iterator[None]:
    yield
    while table.OPENED:
        table.OPENED.pop().close()
