"""What a match looks like as a Discord message: the table in public, a hand in private.

Pure functions from words, a picture and a menu to a `LayoutView`; they neither read nor send.
"""

from __future__ import annotations

import io
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import discord
from discord import ui

from cogs.controls import button, rows, select
from games.kit.chance import seal

if TYPE_CHECKING:
    from games.kit.menu import Menu
    from games.kit.referee import Match
    from games.kit.text import Seat
    from games.kit.words import Voice

TEXT: Final = 4000
"""Characters of text in one message of components; Discord's limit."""
ALT: Final = 1024
"""Characters of a picture's alt text; Discord's limit."""
OPTIONS: Final = 25
"""Options of one select; Discord's limit."""
BUTTONS: Final = 5
"""Answers shown as buttons; more become a select."""


@dataclass(frozen=True)
class Picture:
    """An encoded picture with what it says in words."""

    name: str
    png: bytes
    alt: str

    def file(self) -> discord.File:
        """Return a fresh upload of the picture."""
        return discord.File(io.BytesIO(self.png), self.name, description=self.alt)


def shorten(lines: str, limit: int) -> str:
    """Cut a text to `limit` characters, with an ellipsis where it was cut.

    >>> shorten("abcdef", 4)
    'abc…'
    """
    return lines if len(lines) <= limit else lines[: limit - 1] + "…"


def page(
    heading: str, picture: Picture | None, below: list[str], controls: list[ui.Item[Any]]
) -> ui.LayoutView:
    """Lay out a heading, a picture, some text and controls."""
    view = ui.LayoutView(timeout=None)
    box: ui.Container[Any] = ui.Container(ui.TextDisplay(shorten(heading, 1000)))
    if picture:
        media = discord.MediaGalleryItem(f"attachment://{picture.name}", description=picture.alt)
        box.add_item(ui.MediaGallery(media))
    if text := shorten("\n".join(line for line in below if line), TEXT - 1000):
        box.add_item(ui.TextDisplay(text))
    for item in controls:
        box.add_item(item)
    view.add_item(box)
    return view


def table(match: Match, voice: Voice, picture: Picture | None, news: list[str]) -> ui.LayoutView:
    """Lay out the table message, which everybody in the channel sees."""
    title = f"## {match.game.spec.icon} {voice('title')}"
    controls = [
        button(voice("button-hand"), "hand", match.id, style=discord.ButtonStyle.primary, icon="🖐️"),
        button(voice("button-words"), "words", match.id, icon="📝"),
        button(voice("button-rules"), "rules", match.game.spec.slug, icon="📖"),
    ]
    if match.outcome:
        controls[0] = button(
            voice("button-again"), "again", match.id, style=discord.ButtonStyle.primary, icon="🔁"
        )
        foot = voice("seed-opened", seed=match.seed)
    else:
        foot = voice("seed-sealed", seal=seal(match.seed))
    below = [*news, f"-# {foot}"]
    return page(f"{title}\n{standing(match, voice)}", picture, below, [*rows(*controls)])


def standing(match: Match, voice: Voice) -> str:
    """Say whose turn it is, or how the match ended."""
    if match.outcome is None:
        return voice("waiting-for", who=voice.series([_mention(match, s) for s in _waiting(match)]))
    winners = voice.series([_mention(match, s) for s in sorted(match.outcome.winners)])
    reason = voice(match.outcome.reason)
    return voice("match-ended", winners=winners, count=len(match.outcome.winners), reason=reason)


def hand(
    match: Match,
    seat: Seat,
    voice: Voice,
    picture: Picture | None,
    menu: Menu[Any] | None,
    path: tuple[int, ...] = (),
    shown: int = 0,
) -> ui.LayoutView:
    """Lay out a seat's hand: its picture, and the next decision with its answers.

    `path` holds the answers so far; `shown` counts the pages turned in a long list of answers.
    """
    title = f"### {match.game.spec.icon} {voice('title')} · <#{match.channel}>"
    if match.outcome:
        line = standing(match, voice)
    elif menu:
        chosen = [voice(step.label) for step in menu.chosen if step.value and path]
        line = f"**{voice('your-turn')}** {' · '.join([*chosen[1:], voice(menu.ask)])}"
    else:
        line = standing(match, voice)
    controls = answers(match, seat, voice, menu, path, shown) if menu else []
    return page(f"{title}\n{line}", picture, [], controls)


def answers(
    match: Match, seat: Seat, voice: Voice, menu: Menu[Any], path: tuple[int, ...], shown: int
) -> list[ui.Item[Any]]:
    """Lay out a menu: a few moves as buttons, everything else as a select, long ones in pages."""
    stamp, spelt = match.stamp(seat), _spell(path)
    pages = max(1, -(-len(menu.options) // OPTIONS))
    first = shown % pages * OPTIONS
    items: list[ui.Item[Any]] = []
    if len(menu.options) <= BUTTONS and all(option.move for option in menu.options):
        items += rows(
            *(
                button(
                    voice(option.label),
                    "move",
                    match.id,
                    stamp,
                    _spell((*path, at)),
                    style=discord.ButtonStyle.primary,
                    icon=option.icon,
                )
                for at, option in enumerate(menu.options)
            )
        )
    else:
        options = [
            discord.SelectOption(label=voice(option.label)[:100], value=str(at), emoji=option.icon)
            for at, option in enumerate(menu.options[first : first + OPTIONS], first)
        ]
        items.append(ui.ActionRow(select(voice(menu.ask), options, "pick", match.id, stamp, spelt)))
    turns: list[ui.Item[Any]] = []
    if pages > 1:
        label = voice("button-more", page=shown % pages + 1, pages=pages)
        turns.append(button(label, "more", match.id, stamp, spelt, shown + 1, icon="➡️"))
    if path:
        turns.append(button(voice("button-back"), "back", match.id, stamp, icon="↩️"))
    return [*items, *rows(*turns)]


def _spell(path: tuple[int, ...]) -> str:
    return ".".join(map(str, path))


def _mention(match: Match, seat: Seat) -> str:
    return f"<@{match.players[seat]}>"


def _waiting(match: Match) -> list[Seat]:
    return sorted(match.to_act())
