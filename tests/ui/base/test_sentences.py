"""Sentences: one for everything that can be said, and whatever fills their gaps can be drawn."""

from typing import get_args

import pytest

from penguins.session.notices import Notice, NoticeId
from penguins.ui.base.words.sentences import MATCH_FILE_REASONS, of_notice
from penguins.ui.base.words.translate import ntr, tr


@pytest.mark.parametrize("notice", get_args(NoticeId))
def test_every_notice_has_its_sentence(notice: NoticeId) -> None:
    assert of_notice(Notice(notice, "penguins-damaged.db")).endswith(".")


@pytest.mark.parametrize("brought", ["\ud800", "/home/\udcff/file", "a\x00b", "\u202eevil", "two\nlines", "x" * 10_000])
def test_a_gap_is_filled_with_what_can_be_drawn(brought: str) -> None:
    for sentence in (
        tr(MATCH_FILE_REASONS["action"], about=brought),
        tr("Saved as {file}", file=brought),
        ntr("{number} of {name}", "{number} of {name}", 2, name=brought),
    ):
        sentence.encode()
        assert sentence.isprintable()
        assert len(sentence) < 300
