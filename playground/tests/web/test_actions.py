"""What people do at the page, and what is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from playground.tests.support.page import private_message, visit
from playground.tests.support.toys import FRUIT

if TYPE_CHECKING:
    from playground.tests.support.page import Json


async def test_another_cannot_use_or_dismiss_an_ephemeral_message() -> None:
    async with visit() as page:
        secret = await private_message(page)
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


async def test_the_page_sends_names_of_suggestions_where_a_persons_app_does() -> None:
    async with visit() as page:
        body = {"command": "fruit", "values": {"name": FRUIT[0].lower()}}
        page.ada.sends_names = True
        for who in ("ada", "bruno"):
            await page.act("run", body, who)
        texts = [one.text for one in page.ada.sees(page.table)]
        assert texts == [f"1 {FRUIT[0]}", f"1 {FRUIT[0].lower()}"]


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
        ("shortcut", {"value": "chess"}),
    ],
)
async def test_what_cannot_be_done_is_refused_in_words(verb: str, body: Json) -> None:
    async with visit() as page:
        answer = await page.act(verb, body)
        assert answer["status"] == 422
        assert answer["problem"]
