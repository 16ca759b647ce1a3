"""Rows and records: what a column has, what a document has, and what neither says."""

from __future__ import annotations

import json
from typing import Any

import pytest

from matches.records import Lobby, ServerConfig
from matches.terms import Terms
from storage.mapping import read, values

COLUMNS = "guild, channel, host, expires, document"
LOBBY = Lobby(3, 1, 5, None, "lanterns", 11, (11, 22), "{}", "en", 99.5, "5e", Terms(hints=True))


def row_of(lobby: Lobby, **changed: object) -> dict[str, Any]:
    """Return the row of a lobby, with something else in its document."""
    names = ("id", *COLUMNS.split(", "))
    row: dict[str, Any] = dict(zip(names, (lobby.id, *values(lobby, COLUMNS)), strict=True))
    document = json.loads(row["document"])
    return row | {"document": json.dumps(document | changed)}


def test_a_field_without_a_column_stands_in_the_document() -> None:
    document = json.loads(row_of(LOBBY)["document"])
    assert document["players"] == [11, 22]
    assert not document.keys() & {"id", "guild", "channel", "host", "expires"}


def test_what_a_row_was_written_without_has_its_default() -> None:
    row = {"retention": 30, "keeps_results": 0, "document": "{}"}
    assert read(ServerConfig, row) == ServerConfig(retention=30, keeps_results=False)


@pytest.mark.parametrize("terms", [{"speed": "warp", "hints": True}, {"mood": "good"}, None])
def test_a_value_that_this_version_does_not_know_is_as_if_it_were_not_there(terms: object) -> None:
    assert read(Lobby, row_of(LOBBY, terms=terms)).terms == Terms()


def test_a_field_that_this_version_does_not_know_is_passed_over() -> None:
    assert read(Lobby, row_of(LOBBY, mood="good")) == LOBBY


def test_a_record_that_lacks_what_it_needs_is_not_read() -> None:
    with pytest.raises(ValueError, match="players"):
        read(Lobby, row_of(LOBBY, players="nobody"))
