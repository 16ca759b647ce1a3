"""Jobs in threads of this process: evenings wait for no workers, and most of them draw sketches.

A sketch stands for a picture where a test does not look at it: one pixel, and a digest of all that
the picture depends on. So two differ when, and only when, the pictures might.
"""

from __future__ import annotations

import asyncio
import io
import traceback
from dataclasses import fields
from functools import cache, partial
from hashlib import sha256
from typing import TYPE_CHECKING, Any, TypeVar, TypeVarTuple

from typing_extensions import override

from cogs.delivery.pace import BACKLOG
from cogs.kit.pictures.jobs import ViewJob
from cogs.kit.pictures.titles import ShelfJob, TitleJob
from cogs.person.scenes import SceneJob
from matches.workers.processes import JobFailedError, Priority, Workers, WorkersState

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
    """Whether views and scenes become sketches; `pytest.mark.draws` asks for pictures."""

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
        job = getattr(function, "__self__", None)
        if isinstance(job, ViewJob | TitleJob | ShelfJob | SceneJob) and self.sketches:
            return partial(_sketch, job)
        return partial(_scene, job) if isinstance(job, SceneJob) else function

    @override
    def waiting(self) -> int:
        return BACKLOG + 1 if self.backlogged else 0

    @override
    def state(self) -> WorkersState:
        return WorkersState()

    @override
    def warm_up(self) -> None:
        """Need nothing."""

    @override
    async def close(self) -> None:
        """Leave the threads to the loop."""


@cache
def _scene(job: SceneJob) -> bytes:
    """Draw a picture of a rules page, once for all bots."""
    return job.paint()


def _sketch(job: ViewJob | TitleJob | ShelfJob | SceneJob) -> bytes:
    from PIL import Image
    from PIL.PngImagePlugin import PngInfo

    if isinstance(job, ViewJob):
        job.load()  # what cannot be read cannot be drawn
    depends_on = [getattr(job, one.name) for one in fields(job) if one.compare]
    digest, out = PngInfo(), io.BytesIO()
    digest.add_text("digest", sha256(repr((type(job), depends_on)).encode()).hexdigest())
    Image.new("RGB", (1, 1)).save(out, "PNG", pnginfo=digest)
    return out.getvalue()
