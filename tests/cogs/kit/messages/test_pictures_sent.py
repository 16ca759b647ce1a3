"""Uploads: what was sent does not stay."""

from __future__ import annotations

import gc
from weakref import ref

from discord.http import handle_message_parameters

from cogs.kit.messages.layouts import Upload


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
