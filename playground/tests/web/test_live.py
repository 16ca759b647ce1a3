"""Live updates tell each person only what is theirs."""

from __future__ import annotations

from playground.tests.support.page import private_message, visit


async def test_live_updates_tell_each_person_only_what_they_may_see() -> None:
    async with visit() as page:
        path = f"{page.address}/as/bruno/{page.table.id}/live?seen="
        async with page.session.ws_connect(path, origin=page.address) as socket:
            secret = await private_message(page)
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
