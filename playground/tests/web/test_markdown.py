"""Discord's markdown as HTML."""

from __future__ import annotations

import pytest
from markupsafe import Markup, escape

from playground.web.markdown import markdown, one_line


class Spelt:
    """Spells references out."""

    def refer(self, kind: str, number: int, style: str) -> Markup:
        return Markup("[{} {} {}]").format(kind, number, style)

    def follow(self, address: str) -> str:
        return address.replace("https://discord.com", "")


def shown(text: str) -> str:
    return markdown(text, Spelt()).replace("\n", "").removeprefix("<p>").removesuffix("</p>")


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("**bold** *slanted* _slanted_", "<strong>bold</strong> <em>slanted</em> <em>slanted</em>"),
        ("__under__ ~~struck~~", "<u>under</u> <s>struck</s>"),
        ("`**code**`", "<code>**code**</code>"),
        ("one\ntwo", "one<br>two"),
        (r"\*plain\*", "*plain*"),
        ("# One", "<h2>One</h2>"),
        ("### Three", "<h4>Three</h4>"),
        ("#### Four", "#### Four"),
        ("-# small", "<small>small</small>"),
        ("words\n-# small", "words</p><small>small</small>"),
        ("1. one\n2. two", "<ol><li>one</li><li>two</li></ol>"),
        ("- one\n- two", "<ul><li>one</li><li>two</li></ul>"),
        ("> told\nsaid", "<blockquote><p>told</p></blockquote><p>said"),
        (">>> told\nand told", "<blockquote><p>told<br>and told</p></blockquote>"),
        ("one\n===", "one<br>==="),
        ("    not code", "not code"),
        ("---", "---"),
    ],
)
def test_markdown_is_shown_as_discord_shows_it(text: str, html: str) -> None:
    assert shown(text) == html


def test_a_code_block_shows_everything_as_it_is_written() -> None:
    assert shown("```py\n<b> **x** <@1>\n```") == (
        '<pre><code class="language-py">&lt;b&gt; **x** &lt;@1&gt;</code></pre>'
    )


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("<@12>", "[@ 12 ]"),
        ("<@!12>", "[@! 12 ]"),
        ("**<#12>**", "<strong>[# 12 ]</strong>"),
        ("<t:1700000000:R>", "[t: 1700000000 R]"),
        ("</play:12>", "[/play: 12 ]"),
        ("<:sheep:12>", "[:sheep: 12 ]"),
        ("`<@12>`", "<code>&lt;@12&gt;</code>"),
        ("<@12", "&lt;@12"),
    ],
)
def test_references_are_looked_up(text: str, html: str) -> None:
    assert shown(text) == html


def test_a_spoiler_is_hidden_and_may_hold_markdown() -> None:
    html = shown("||**the sheep**||")
    assert 'aria-expanded="false"' in html
    assert '<span class="covered"><strong>the sheep</strong></span>' in html
    assert shown("a || b") == "a || b"


def test_links_to_this_world_stay_in_the_page_and_others_open_elsewhere() -> None:
    assert shown("[there](https://discord.com/channels/1/2)") == (
        '<a href="/channels/1/2">there</a>'
    )
    assert shown("see https://example.org/a.") == (
        'see <a href="https://example.org/a" target="_blank" rel="noopener noreferrer">'
        "https://example.org/a</a>."
    )


@pytest.mark.parametrize(
    "text",
    [
        "<script>alert(1)</script>",
        "<img src=x onerror=alert(1)>",
        "[a](javascript:alert(1))",
        "[a](data:text/html,<script>)",
        "![a](https://example.org/a.png)",
        '[a](https://example.org/"onmouseover="alert(1))',
        "<javascript:alert(1)>",
        "&lt;b&gt;",
    ],
)
def test_nothing_written_becomes_an_element_or_a_handler(text: str) -> None:
    html = shown(text)
    assert "<script" not in html
    assert "<img" not in html
    assert 'href="javascript' not in html
    assert 'href="data' not in html
    assert ' onmouseover="' not in html


def test_an_entity_stays_as_it_is_written() -> None:
    assert shown("&lt;b&gt;") == str(escape("&lt;b&gt;"))


def test_a_quote_is_one_line_of_plain_words_whose_spoilers_stay_covered() -> None:
    text = "### ⛏️ Mine · <#12>\n**Your turn** in `1 < 2`\n-# small\n\n> ||secret|| & more"
    said = "⛏️ Mine · [# 12 ] Your turn in 1 < 2 small ▇▇▇ & more"
    assert one_line(text, Spelt()) == said
