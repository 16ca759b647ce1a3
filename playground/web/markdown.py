"""Discord's markdown as safe HTML: CommonMark without HTML and pictures, and what Discord adds.

Added are `__underline__`, `~~strike~~`, `||spoilers||`, `-# small print`, `>>> long quotes`, bare
links, and references such as `<@id>`, `<#id>` and `<t:seconds:R>`, which a `References` looks up.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final, Protocol

from markdown_it import MarkdownIt
from markupsafe import Markup, escape

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from markdown_it.renderer import RendererHTML
    from markdown_it.rules_block import StateBlock
    from markdown_it.rules_core import StateCore
    from markdown_it.rules_inline import StateInline
    from markdown_it.token import Token
    from markdown_it.utils import EnvType, OptionsDict

REFERENCE: Final = re.compile(r"<(@!?|#|@&|/[^:<>]+:|a?:\w+:|t:)(-?\d+)(?::([tTdDfFR]))?>")
ADDRESS: Final = re.compile(r"https?://[^\s<>]*[^\s<>.,:;!?'\")\]]")
LONG_QUOTE: Final = re.compile(r"(?ms)^>>> (.*)\Z")
QUOTE_ENDS: Final = re.compile(r"(?m)^(> .*)\n(?!> )(?=.)")
SPOILER: Final = re.compile(r"(?s)\|\|.+?\|\|")
COVERED: Final = "▇▇▇"
SMALLEST_HEADING: Final = 3
SUBTEXT: Final = "-# "
RULES: Final = (
    *("heading", "list", "blockquote", "fence"),
    *("newline", "escape", "backticks", "strikethrough", "emphasis", "link", "autolink"),
    *("balance_pairs", "fragments_join"),
)


class References(Protocol):
    """Says what a reader sees for a reference in a text."""

    def refer(self, kind: str, number: int, style: str) -> Markup:
        """Return the HTML for `<kind number:style>`, such as `@`, `#`, `t:`."""

    def follow(self, address: str) -> str:
        """Return where a link leads: places of this world stay in it."""


def markdown(text: str, names: References) -> Markup:
    """Return a text as HTML, safe to show."""
    quoted = LONG_QUOTE.sub(lambda found: "> " + found[1].replace("\n", "\n> "), text)
    ended = QUOTE_ENDS.sub(r"\1\n\n", quoted)
    return Markup(_parser().render(ended, {"names": names}))  # noqa: S704 - the parser escapes


def one_line(text: str, names: References) -> str:
    """Return a text as plain words on one line, as a quote shows it; spoilers stay covered."""
    return markdown(SPOILER.sub(COVERED, text), names).striptags()


class _Parser(MarkdownIt):
    """Links lead to the web or nowhere."""

    def validateLink(self, url: str) -> bool:  # noqa: N802 - the library's name
        return url.startswith(("http://", "https://"))


@cache
def _parser() -> MarkdownIt:
    parser = _Parser("zero", {"html": False, "breaks": True, "typographer": False})
    parser.enable(list(RULES))
    parser.inline.add_terminator_char("|")
    parser.inline.ruler.before("link", "reference", _reference)
    parser.inline.ruler.before("link", "spoiler", _spoiler)
    parser.block.ruler.before("list", "subtext", _subtext, {"alt": ["paragraph", "blockquote"]})
    parser.core.ruler.push("addresses", _addresses)
    parser.core.ruler.push("headings", _headings)
    parser.add_render_rule("reference", _show_reference)
    parser.add_render_rule("link_open", _show_link)
    parser.add_render_rule("strong_open", _show_strong)
    parser.add_render_rule("strong_close", _show_strong)
    return parser


# -- inline ---------------------------------------------------------------------------


def _reference(state: StateInline, silent: bool) -> bool:  # noqa: FBT001 - the library's signature
    found = REFERENCE.match(state.src, state.pos, state.posMax)
    if found is None:
        return False
    if not silent:
        token = state.push("reference", "", 0)
        token.meta = {"kind": found[1], "number": int(found[2]), "style": found[3] or ""}
    state.pos = found.end()
    return True


def _spoiler(state: StateInline, silent: bool) -> bool:  # noqa: FBT001 - the library's signature
    """Hide what stands between two double bars until it is clicked."""
    if not state.src.startswith("||", state.pos):
        return False
    start, end = state.pos + 2, state.src.find("||", state.pos + 3, state.posMax)
    if end < 0:
        return False
    if not silent:
        _hide(state, start, end)
    state.pos = end + 2
    return True


def _hide(state: StateInline, start: int, end: int) -> None:
    opened = state.push("spoiler_open", "span", 1)
    opened.attrs = {"class": "spoiler", "role": "button", "tabindex": "0", "aria-expanded": "false"}
    covered = state.push("cover_open", "span", 1)
    covered.attrs = {"class": "covered"}
    before, state.pos, state.posMax = state.posMax, start, end
    state.md.inline.tokenize(state)
    state.posMax = before
    state.push("cover_close", "span", -1)
    state.push("spoiler_close", "span", -1)


# -- blocks ---------------------------------------------------------------------------


def _subtext(state: StateBlock, start: int, _end: int, silent: bool) -> bool:  # noqa: FBT001 - the library's signature
    line = state.getLines(start, start + 1, state.blkIndent, keepLastLF=False)
    if not line.startswith(SUBTEXT):
        return False
    if not silent:
        state.line = start + 1
        state.push("subtext_open", "small", 1).block = True
        inline = state.push("inline", "", 0)
        inline.content, inline.map, inline.children = line[len(SUBTEXT) :], [start, start + 1], []
        state.push("subtext_close", "small", -1).block = True
    return True


# -- afterwards -----------------------------------------------------------------------


def _headings(state: StateCore) -> None:
    """Put headings below the page's own; four signs and more stand as they are written."""
    for at, token in enumerate(state.tokens):
        if token.type not in ("heading_open", "heading_close"):
            continue
        size = int(token.tag[1])
        if size > SMALLEST_HEADING:
            if token.type == "heading_open" and (written := state.tokens[at + 1].children):
                written[0].content = f"{token.markup} {written[0].content}"
            token.tag = "p"
        else:
            token.tag = f"h{size + 1}"


def _addresses(state: StateCore) -> None:
    """Make links of bare addresses."""
    for token in state.tokens:
        if token.type == "inline" and token.children and "://" in token.content:
            token.children = list(_linked(state, token.children))


def _linked(state: StateCore, tokens: Sequence[Token]) -> Iterator[Token]:
    within = 0
    for token in tokens:
        within += token.nesting if token.type.startswith("link_") else 0
        if token.type != "text" or within:
            yield token
            continue
        yield from _split(state, token.content)


def _split(state: StateCore, text: str) -> Iterator[Token]:
    make = type(state.tokens[0])
    at = 0
    for found in ADDRESS.finditer(text):
        yield make("text", "", 0, content=text[at : found.start()])
        yield make("link_open", "a", 1, attrs={"href": found[0]})
        yield make("text", "", 0, content=found[0])
        yield make("link_close", "a", -1)
        at = found.end()
    yield make("text", "", 0, content=text[at:])


# -- as HTML --------------------------------------------------------------------------


def _show_reference(
    _renderer: RendererHTML, tokens: Sequence[Token], at: int, _options: OptionsDict, env: EnvType
) -> str:
    meta, names = tokens[at].meta, env["names"]
    return str(escape(names.refer(meta["kind"], meta["number"], meta["style"])))


def _show_link(
    _renderer: RendererHTML, tokens: Sequence[Token], at: int, _options: OptionsDict, env: EnvType
) -> str:
    """Open a link; one that leaves the page opens elsewhere and sends no referrer."""
    address = env["names"].follow(str(tokens[at].attrs["href"]))
    if address.startswith("/"):
        return Markup('<a href="{}">').format(address)
    return Markup('<a href="{}" target="_blank" rel="noopener noreferrer">').format(address)


def _show_strong(
    _renderer: RendererHTML, tokens: Sequence[Token], at: int, _options: OptionsDict, _env: EnvType
) -> str:
    tag = "u" if tokens[at].markup == "__" else "strong"
    return f"<{tag}>" if tokens[at].nesting > 0 else f"</{tag}>"
