"""Posted messages: whom they may ping, and whom they name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.support.evenings.evening import evening

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


async def test_every_message_and_every_edit_says_whom_it_may_ping(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening(tmp_path) as table:
        bodies: list[dict[str, Any]] = []
        builder = table.world.services.message_builder
        update = builder.update

        def note(message: Any, body: dict[str, Any], *rest: Any, **more: Any) -> None:
            bodies.append(body)
            update(message, body, *rest, **more)

        monkeypatch.setattr(builder, "update", note)
        await table.open_table("all_aboard", *table.people)
        await table.move()
        await table.move()
        await table.people[0].press("My hand", at=table.world.table)
        assert len(bodies) > 15
        assert all("allowed_mentions" in body for body in bodies)


async def test_hands_and_tables_name_people_whom_nobody_is_to_ping(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        await table.open_table("all_aboard", *table.people)
        (player,) = table.acting()
        (other,) = (one for one in table.people if one is not player)
        for seen in (table.table(), table.hand(other)):
            assert f"Waiting for {player.name}" in seen.text
        for person in table.people:
            assert not any("<@" in seen.text for seen in person.dms())
