"""What a bot adds to the page by its plug: name, words, files, and buttons that do much at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from playground import NotTaken, Plug, Taken
from playground.tests.support.page import visit

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from playground import Channel, Person, World


class Orders:
    """Everybody orders the same fruit."""

    title = "Order at once"
    hint = "One click orders for everybody."
    kind = "orders"

    async def offered(self, _person: Person, _channel: Channel) -> Sequence[tuple[str, str]]:
        return [("Apples for all", "apple")]

    async def take(
        self, _world: World, value: str, host: Person, guests: Sequence[Person], channel: Channel
    ) -> Taken:
        if value != "apple":
            raise NotTaken("There are apples only.")
        form = await host.slash("form", at=channel)
        secret = await form.submit(name="Apple", course="n", mate=guests[0])
        for one in guests:
            await one.slash("fruit", name=value, at=channel)
        links = [("Sit as the last", guests[-1])]
        return Taken(channel, "All have ordered.", links, [secret.message])


class Grocer(Plug):
    """A plug that says what it can."""

    name = "Grocer"
    shortcuts = Orders()


async def test_a_shortcut_is_taken_as_its_presser_and_leads_on() -> None:
    async with visit(plug=Grocer()) as page:
        assert "Order at once" in await page.room()
        _, buttons = await page.get(f"/as/ada/{page.table.id}/shortcuts")
        assert 'data-take="apple">Apples for all' in buttons
        answer = await page.act("shortcut", {"value": "apple"})
        assert answer["said"] == "All have ordered."
        assert answer["links"] == [["Sit as the last", "/as/emil/dm"]]
        assert [one.text for one in page.bruno.sees(page.table)] == ["1 apple"] * 4
        (private,) = page.ada.ephemerals()
        assert f"m{private.id}" not in await page.room(), "it has served its purpose"


async def test_a_shortcut_that_leads_nowhere_says_why() -> None:
    async with visit(plug=Grocer()) as page:
        answer = await page.act("shortcut", {"value": "pear"})
        assert (answer["status"], answer["problem"]) == (422, "There are apples only.")


async def test_without_a_plug_there_are_no_shortcuts() -> None:
    async with visit(with_bot=False) as page:
        assert "data-shortcuts" not in await page.room()
        assert (await page.get(f"/as/ada/{page.table.id}/shortcuts"))[0] == 404
        assert (await page.act("shortcut", {"value": "apple"}))["status"] == 422


async def test_words_and_files_of_a_plug_stand_in_the_page(tmp_path: Path) -> None:
    (tmp_path / "welcome.html").write_text("<p>Fresh fruit for {{ chair.person.name }}</p>")
    (tmp_path / "shop.css").write_text(":root { --letters: serif; }")
    (tmp_path / "accounts.txt").write_text("secret")
    plug = Grocer()
    plug.files = [tmp_path]
    async with visit(with_bot=False, plug=plug) as page:
        text = await page.room()
        assert "Fresh fruit for Ada" in text
        assert "<title># table · Ada · Grocer</title>" in text
        root = page.site.renderer.assets.root
        assert await page.get(f"{root}/shop.css") == (200, ":root { --letters: serif; }")
        assert (await page.get(f"{root}/accounts.txt"))[0] == 404


@pytest.mark.parametrize("place", ["", "/dm"])
async def test_an_empty_channel_says_where_one_is(place: str) -> None:
    async with visit(with_bot=False) as page:
        _, text = await page.get(f"/as/ada{place}")
        assert "Nobody else reads it" in text if place else "Nothing has been said" in text
