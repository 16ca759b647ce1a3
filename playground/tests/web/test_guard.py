"""The page is for its own machine: other hosts and pages may neither look nor act."""

from __future__ import annotations

import aiohttp
import pytest

from playground.tests.support.page import visit

REBOUND = "bot.example.org"


async def test_another_name_for_this_machine_is_refused() -> None:
    async with visit(with_bot=False) as page:
        assert (await page.get("/as/ada", Host=REBOUND))[0] == 421
        assert (await page.get("/as/ada", Host="localhost:80"))[0] == 200


@pytest.mark.parametrize("origin", ["https://evil.example.org", "null", None])
async def test_another_page_may_not_act(origin: str | None) -> None:
    async with visit(with_bot=False) as page:
        headers = {} if origin is None else {"Origin": origin}
        path = f"{page.address}/as/ada/{page.table.id}/write"
        async with page.session.post(path, json={"text": "Hello"}, headers=headers) as response:
            assert response.status == 403
        assert page.ada.sees(page.table) == []


async def test_another_page_may_not_listen() -> None:
    async with visit(with_bot=False) as page:
        path = f"{page.address}/as/ada/{page.table.id}/live"
        with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
            await page.session.ws_connect(path, origin="https://evil.example.org")


async def test_a_form_of_another_page_is_no_json() -> None:
    async with visit(with_bot=False) as page:
        path = f"{page.address}/as/ada/{page.table.id}/write"
        headers = {"Origin": page.address}
        async with page.session.post(path, data={"text": "Hello"}, headers=headers) as response:
            assert response.status == 415


@pytest.mark.parametrize("path", ["/as/ada", "/as/nobody", "/static/none/page.js", "/nowhere"])
async def test_every_answer_forbids_foreign_scripts(path: str) -> None:
    async with visit(with_bot=False) as page, page.session.get(page.address + path) as response:
        policy = response.headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "unsafe" not in policy
        assert response.headers["X-Content-Type-Options"] == "nosniff"


async def test_the_page_holds_no_script_of_its_own_and_no_address_elsewhere() -> None:
    async with visit(with_bot=False) as page:
        text = await page.room()
        assert "<script>" not in text
        assert " style=" not in text
        assert "http://" not in text
        assert "https://" not in text


async def test_it_listens_on_this_machine_only() -> None:
    async with visit(with_bot=False) as page:
        assert page.address.startswith("http://127.0.0.1:")


async def test_the_scripts_are_kept_by_the_browser_for_ever() -> None:
    async with visit(with_bot=False) as page:
        script = f"{page.address}{page.site.renderer.assets.root}/page.js"
        async with page.session.get(script) as response:
            assert response.content_type == "text/javascript"
            assert "immutable" in response.headers["Cache-Control"]
