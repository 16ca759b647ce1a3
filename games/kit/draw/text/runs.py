"""Runs: a line of text taken apart by how each sign of it can be drawn.

A line may hold emoji, and names hold anything: what the text face lacks is drawn as a colour emoji,
written in the font of its script, replaced by plain letters that read alike, or left out.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple
from unicodedata import category, normalize

from games.kit.draw.text.scripts import SCRIPT_FONTS, ScriptFont
from games.kit.draw.vectors import FONTS, glyph

if TYPE_CHECKING:
    from PIL.ImageFont import FreeTypeFont

TEXT_FONTS: Final = (FONTS / "NunitoTable-SemiBold.ttf", FONTS / "NunitoTable-ExtraBold.ttf")
"""The text face: plain, bold."""
MODIFIER: Final = "\ufe0f\u20e3\U0001f3fb-\U0001f3ff"
CLUSTER: Final = re.compile(
    f"[\U0001f1e6-\U0001f1ff]{{2}}|.[{MODIFIER}]*(?:\u200d.[{MODIFIER}]*)*", re.DOTALL
)
"""One sign as a reader counts them: a character, a flag, an emoji joined from several."""
JOINED: Final = re.compile(f"[{MODIFIER}]|\u200d")
"""What an emoji of several characters is made of besides simpler ones."""
JOINERS: Final = "\u200c\u200d"
"""What says of two letters whether they join; neither has a shape of its own."""
NEUTRAL: Final = re.compile(r"[\W\d_]*")
"""Spaces, digits and signs, which take the direction of the words around them."""
NUMBER: Final = re.compile(r"[\W\d_]*[\d…]")
"""What follows words in their direction: a number, or the sign that they were shortened."""

UNREAD: Final = {"Me", "Cf"}
"""Unicode's categories of marks around letters and of invisible signs."""


class Run(NamedTuple):
    """A stretch of a line that is drawn in one go."""

    text: str
    emoji: bool = False
    """Whether it is a single emoji."""
    font: ScriptFont | None = None
    """The font of its script; None is the text face."""

    @property
    def leftward(self) -> bool:
        """Whether it is written from right to left."""
        return self.font is not None and self.font.leftward

    @property
    def neutral(self) -> bool:
        """Whether it has no direction of its own."""
        return not self.emoji and not self.font and bool(NEUTRAL.fullmatch(self.text))


@lru_cache(maxsize=4096)
def split_runs(line: str) -> tuple[Run, ...]:
    """Split a line into runs of text, each in one font, and single emoji.

    Letters in fancy dress, as in many names, become plain; what cannot be read is left out.
    """
    runs: list[Run] = []
    for sign in CLUSTER.findall(normalize("NFC", line)):
        # A joiner alone belongs to the letters before it; as a run of its own it would part them.
        if sign in JOINERS and runs and runs[-1].font:
            runs[-1] = _longer(runs[-1], sign)
            continue
        for run in _read(sign):
            if runs and not run.emoji and runs[-1][1:] == run[1:]:
                runs[-1] = _longer(runs[-1], run.text)
            else:
                runs.append(run)
    return tuple(_turned(runs))


def _longer(run: Run, text: str) -> Run:
    return run._replace(text=run.text + text)


# ---- one sign -----------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def _read(sign: str) -> tuple[Run, ...]:
    """Return how a sign is written: as it is if a font has it, or else as what comes nearest."""
    if writable(sign[0]):
        return _plain(sign)
    if _drawable(sign):
        return (Run(sign, emoji=True),)
    for font in SCRIPT_FONTS:
        if _in_script(sign, font):
            return (Run(sign, font=font),)
    simple = normalize("NFKC", sign)
    if simple != sign:
        return tuple(run for one in simple for run in _read(one))
    parts = [part for part in JOINED.split(sign) if part]
    if parts != [sign]:
        return next(filter(None, map(_read, parts)), ())
    return _plain(_transliterated(sign))


@lru_cache(maxsize=len(SCRIPT_FONTS) + 1)
def _probe(font: ScriptFont | None) -> FreeTypeFont:
    """Return a font at some size, without any shaping: one character, one glyph."""
    from PIL import ImageFont

    path = FONTS / font.file if font else TEXT_FONTS[0]
    return ImageFont.truetype(path, 32, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def writable(one: str, font: ScriptFont | None = None) -> bool:
    """Tell whether a font, or else the text face, has a character, or would show an empty box."""
    # U+FFFF is no character: what a font draws for it is its empty box.
    drawn, box = (_probe(font).getmask(each) for each in (one, "\uffff"))
    return drawn.size != box.size or bytes(drawn) != bytes(box)


def _in_script(sign: str, font: ScriptFont) -> bool:
    return all(
        one in JOINERS or (font.covers(one) and writable(one, font)) for one in sign
    ) and not set(sign) <= set(JOINERS)


def _drawable(sign: str) -> bool:
    try:
        glyph(sign, 32)
    except (LookupError, ValueError):
        return False
    return True


def _plain(text: str) -> tuple[Run, ...]:
    """Return what the text face has of a text, as one run if there is any."""
    kept = "".join(one for one in text if one.isprintable() and writable(one))
    return (Run(kept),) if kept else ()


def _transliterated(sign: str) -> str:
    """Return Latin letters that read like a sign; nothing for emoji, marks around letters, tags."""
    from anyascii import anyascii

    alike = anyascii(sign)
    return "" if alike.startswith(":") or category(sign[0]) in UNREAD else alike


# ---- directions ---------------------------------------------------------------------------------


def _turned(runs: list[Run]) -> list[Run]:
    """Add to words from right to left the spaces, numbers and signs that follow their direction."""
    done: list[Run] = []
    for at, run in enumerate(runs):
        last = done[-1] if done else Run("")
        ahead = runs[at + 1] if at + 1 < len(runs) else Run("", font=last.font)
        if len(done) == 1 and last.neutral and run.leftward:
            done[-1] = run._replace(text=last.text + run.text)
        elif not last.leftward or run.emoji:
            done.append(run)
        else:
            taken = len(run.text) if run.font == last.font else _taken(run, last, ahead)
            done[-1] = _longer(last, run.text[:taken])
            if run.text[taken:]:
                done.append(run._replace(text=run.text[taken:]))
    return done


def _taken(run: Run, last: Run, ahead: Run) -> int:
    """Return how many characters of a run belong to the words from right to left before it."""
    if run.neutral and ahead.font == last.font:
        return len(run.text)
    number = None if run.font else NUMBER.match(run.text)
    return number.end() if number else 0
