"""Uploads and pages: what was sent does not stay."""

from __future__ import annotations

import gc
from typing import Any
from weakref import ref

from discord import ui
from discord.http import handle_message_parameters

from cogs.kit.messages.controls import button, rows
from cogs.kit.messages.layouts import Picture, Upload, page
from cogs.kit.messages.match_controls import ShowHand


def test_what_was_sent_is_let_go_of_at_once() -> None:
    gc.disable()
    try:
        upload = Upload(b"picture", "table.png", "A table")
        content = ref(upload.fp)
        with handle_message_parameters(file=upload) as sent:
            assert sent.files == [upload]
        del upload, sent
        assert content() is None
    finally:
        gc.enable()


def test_a_page_that_was_sent_leaves_nothing_to_be_looked_for() -> None:
    beside = button("table", ShowHand(2))
    said = [*rows(button("hand", ShowHand(1))), ui.Separator[Any]()]
    gc.collect()
    gc.disable()
    try:
        sent = page("Boats", Picture("table-0.png", b"", ""), ["below"], said, beside=beside)
        assert sent.content_length() > 0
        del sent, said, beside
        assert gc.collect() == 0
    finally:
        gc.enable()
