"""What the page serves to whom, and what it refuses."""

from __future__ import annotations

import pytest

from playground.tests.support.page import private_message, visit


async def test_the_entrance_leads_to_the_first_chair_and_channel() -> None:
    async with visit(with_bot=False) as page, page.session.get(page.address) as response:
        assert response.url.path == f"/as/ada/{page.table.id}"


async def test_an_ephemeral_answer_stands_on_its_owners_page_alone() -> None:
    async with visit() as page:
        secret = await private_message(page)
        assert f"m{secret.id}" in await page.room("ada")
        assert f"m{secret.id}" not in await page.room("bruno")


async def test_a_file_is_served_where_its_message_is_seen_and_saved_unless_a_picture() -> None:
    async with visit() as page:
        seen = await page.ada.slash("layout", at=page.table)
        for file in seen.files:
            path = f"/as/bruno/{page.table.id}/files/{seen.id}/{file.id}/{file.filename}"
            async with page.session.get(page.address + path) as response:
                assert await response.read() == file.content
                saved = response.headers.get("Content-Disposition") == "attachment"
                assert saved == (file.filename == "log.txt")


@pytest.mark.parametrize(
    "path",
    [
        "/as/nobody",
        "/as/ada/1",
        "/as/ada/99999999999999999999999",
        "/as/ada/{table}/files/1/2/a.png",
        "/as/bruno/{door}",
        "/as/bruno/{door}/commands",
    ],
)
async def test_what_one_cannot_see_is_not_there(path: str) -> None:
    async with visit(with_bot=False) as page:
        status, text = await page.get(path.format(table=page.table.id, door=page.ada.dm.id))
        assert status == 404
        assert "Back to the harbour" in text


async def test_commands_are_listed_in_the_persons_language() -> None:
    async with visit() as page:
        status, text = await page.get(f"/as/ada/{page.table.id}/commands")
        assert status == 200
        assert '"name": "fruit"' in text
        assert '"required": true' in text
        assert '"name": "Emil"' in text
