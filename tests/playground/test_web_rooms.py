"""What the page serves to whom, and what it refuses."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.playground.web import visit

if TYPE_CHECKING:
    from playground.state.model import Message
    from tests.playground.web import Json, Visit


async def test_the_entrance_leads_to_the_first_chair_and_channel() -> None:
    async with visit(with_bot=False) as page, page.session.get(page.address) as response:
        assert response.url.path == f"/as/ada/{page.table.id}"


async def test_the_people_and_channels_are_the_same_each_time() -> None:
    async with visit(with_bot=False) as one, visit(with_bot=False) as two:
        assert (one.ada.id, one.table.id, one.ada.dm.id) == (
            two.ada.id,
            two.table.id,
            two.ada.dm.id,
        )
        assert one.site.bot_runner.application.id != two.site.bot_runner.application.id


async def test_an_ephemeral_answer_stands_on_its_owners_page_alone() -> None:
    async with visit() as page:
        secret = await private(page)
        assert f"m{secret.id}" in await page.room("ada")
        assert f"m{secret.id}" not in await page.room("bruno")


async def private(page: Visit) -> Message:
    """Let Ada submit the form, which is answered for her eyes only."""
    form = await page.ada.slash("form", at=page.table)
    seen = await form.submit(name="Marigold", course="n", mate=page.bruno)
    assert seen.ephemeral
    return seen.message


async def test_another_cannot_use_or_dismiss_an_ephemeral_message() -> None:
    async with visit() as page:
        secret = await private(page)
        message = {"message": str(secret.id)}
        used = await page.act("use", message | {"custom_id": "x"}, "bruno")
        await page.act("dismiss", message, "bruno")
        assert used["status"] == 422
        assert f"m{secret.id}" in await page.room("ada")
        await page.act("dismiss", message, "ada")
        assert f"m{secret.id}" not in await page.room("ada")


async def test_a_form_can_be_sent_by_its_owner_alone_and_once() -> None:
    async with visit() as page:
        opened = await page.act("run", {"command": "form", "values": {}})
        number = opened["html"].split('data-interaction="')[1].split('"')[0]
        values = {"name": "Marigold", "course": "n", "mate": [f"user:{page.bruno.id}"]}
        form = {"interaction": number, "values": values}
        stolen = await page.act("submit", form, "bruno")
        assert stolen["problem"] == "That form is no longer open."
        assert (await page.act("submit", form))["status"] == 200
        assert (await page.act("submit", form))["status"] == 422


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


async def test_live_updates_tell_each_only_what_is_his() -> None:
    async with visit() as page:
        path = f"{page.address}/as/bruno/{page.table.id}/live?seen="
        async with page.session.ws_connect(path, origin=page.address) as socket:
            secret = await private(page)
            page.ada.says("The end", at=page.table)
            heard = ""
            while "The end" not in heard:
                heard += (await socket.receive_json()).get("html", "")
            assert f"m{secret.id}" not in heard
            assert "Marigold" not in heard


async def test_rubbish_on_the_websocket_closes_it_and_nothing_else() -> None:
    async with visit(with_bot=False) as page:
        path = f"{page.address}/as/ada/{page.table.id}/live"
        async with page.session.ws_connect(path, origin=page.address) as socket:
            await socket.send_str("{")
            while not (await socket.receive()).type.name.startswith("CLOS"):
                pass
        assert (await page.get("/as/ada"))[0] == 200


@pytest.mark.parametrize(
    ("verb", "body"),
    [
        ("write", {}),
        ("write", {"text": " "}),
        ("write", {"text": "x" * 2001}),
        ("run", {"command": "sink", "values": {}}),
        ("run", {"command": "", "values": {}}),
        ("run", {"command": "fruit", "values": {}}),
        ("run", {"command": "fruit", "values": {"name": "x", "count": "many"}}),
        ("run", {"command": "fruit", "values": {"name": "x", "whose": "1"}}),
        ("use", {"message": "1", "custom_id": "x"}),
        ("use", {"message": "one", "custom_id": "x"}),
        ("submit", {"interaction": "1", "values": {}}),
        ("submit", {"interaction": "1", "values": 3}),
        ("try", {"game": "chess"}),
    ],
)
async def test_what_cannot_be_done_is_refused_in_words(verb: str, body: Json) -> None:
    async with visit() as page:
        answer = await page.act(verb, body)
        assert answer["status"] == 422
        assert answer["problem"]
