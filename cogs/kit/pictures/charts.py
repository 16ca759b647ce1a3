"""Charts as pictures: leaderboards, brackets, podiums, profiles, days, chances."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.kit.charts import (
        Bar,
        BracketMatch,
        ChanceChart,
        DayChart,
        PodiumPlace,
        ProfileChart,
    )


@dataclass(frozen=True)
class _Chart:
    """A chart, which a text says in words, too."""

    file: ClassVar[str]
    alt: str = field(compare=False)

    @property
    def about(self) -> str:
        """The name of its file says what it is."""
        return self.file

    def paint(self) -> bytes:
        """Draw and encode it, as PNG."""
        from games.kit.draw.canvas import encode

        return encode(self._image())

    def _image(self) -> Image:
        raise NotImplementedError


@dataclass(frozen=True)
class LeaderboardJob(_Chart):
    """A bar for everybody; the title is "" where a text above the picture says it."""

    file = "bars.png"
    title: str
    bars: tuple[Bar, ...]

    def _image(self) -> Image:
        from games.kit.draw.pages.bars import draw_bars

        return draw_bars(self.title, self.bars)


@dataclass(frozen=True)
class BracketJob(_Chart):
    """A knock-out, round by round."""

    file = "bracket.png"
    rounds: tuple[tuple[BracketMatch, ...], ...]

    def _image(self) -> Image:
        from games.kit.draw.pages.bracket import draw_bracket

        return draw_bracket(self.rounds)


@dataclass(frozen=True)
class TournamentEndJob(_Chart):
    """The best of a tournament on a podium, and with rounds the bracket of a knock-out below."""

    file = "podium.png"
    best: tuple[PodiumPlace, ...]
    rounds: tuple[tuple[BracketMatch, ...], ...]

    def _image(self) -> Image:
        from games.kit.draw.pages.victors import draw_victors

        return draw_victors(self.best, self.rounds)


@dataclass(frozen=True)
class ProfileJob(_Chart):
    """How somebody plays."""

    file = "profile.png"
    chart: ProfileChart

    def _image(self) -> Image:
        from games.kit.draw.pages.profile import draw_profile

        return draw_profile(self.chart)


@dataclass(frozen=True)
class DayJob(_Chart):
    """How somebody did at a day's deal."""

    file = "day.png"
    chart: DayChart

    def _image(self) -> Image:
        from games.kit.draw.pages.day import draw_day

        return draw_day(self.chart)


@dataclass(frozen=True)
class ChancesJob(_Chart):
    """How likely each seat was to win."""

    file = "chances.png"
    chart: ChanceChart

    def _image(self) -> Image:
        from games.kit.draw.pages.chances import draw_chances

        return draw_chances(self.chart)
