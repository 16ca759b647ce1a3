"""Jobs in threads of this process: evenings wait for no workers, and most of them draw sketches.

A sketch stands for a picture where a test does not look at it: one pixel, and a digest of all that
the picture depends on. So two differ when, and only when, the pictures might.
"""

from __future__ import annotations

import asyncio
import io
import traceback
from functools import cache, partial
from hashlib import sha256
from typing import TYPE_CHECKING, Any, TypeVar, TypeVarTuple

from typing_extensions import override

from cogs.delivery.pictures.jobs import PictureJob, draw, load_view
from cogs.delivery.pictures.scenes import TITLE, draw_scene, draw_title, draw_titles
from cogs.delivery.plans import BACKLOG
from matches.workers.processes import JobFailedError, Priority, Workers

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Threads(Workers):
    """Does what `matches.workers.processes.Workers` says but for what hangs, one job after another.

    So pictures are finished in the order in which they were asked for, in every run of a test.
    """

    backlogged = False
    """Whether it says that more waits to be drawn than is soon done."""
    sketches = True
    """Whether `draw` makes sketches; `pytest.mark.draws` asks for pictures."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    @override
    async def run(
        self, function: Callable[[*Ts], T], *arguments: *Ts, priority: Priority = Priority.SHOWN
    ) -> T:
        async with self._turn:
            try:
                return await asyncio.to_thread(self._cheaper(function), *arguments)
            except Exception:  # noqa: BLE001 - as from a worker
                raise JobFailedError(traceback.format_exc()) from None

    def _cheaper(self, function: Callable[..., Any]) -> Callable[..., Any]:
        if isinstance(function, partial) and function.func is draw_scene:
            return partial(_dot if self.sketches else _scene, *function.args)
        if isinstance(function, partial) and function.func is draw_title and self.sketches:
            return partial(_dot, *function.args, TITLE)
        if isinstance(function, partial) and function.func is draw_titles and self.sketches:
            return partial(_dot, *function.args)
        if isinstance(function, partial) and function.func is draw and self.sketches:
            return partial(_sketch, *function.args)
        return function

    @override
    def waiting(self) -> int:
        return BACKLOG + 1 if self.backlogged else 0

    @override
    def warm_up(self) -> None:
        """Need nothing."""

    @override
    async def close(self) -> None:
        """Leave the threads to the loop."""


@cache
def _scene(*arguments: Any) -> bytes:
    """Draw a title picture or one of a rules page, once for all bots."""
    return draw_scene(*arguments)


def _sketch(job: PictureJob) -> bytes:
    load_view(job)  # what cannot be read cannot be drawn
    return _dot(job)


def _dot(*about: object) -> bytes:
    from PIL import Image
    from PIL.PngImagePlugin import PngInfo

    digest, out = PngInfo(), io.BytesIO()
    digest.add_text("digest", sha256(repr(about).encode()).hexdigest())
    Image.new("RGB", (1, 1)).save(out, "PNG", pnginfo=digest)
    return out.getvalue()
