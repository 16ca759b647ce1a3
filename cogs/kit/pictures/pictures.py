"""Pictures: the workers paint them, and what was looked at lately is kept."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final
from zlib import crc32

from cogs.kit.messages import layouts
from matches.caching import LoopFairness, SingleFlight
from matches.workers.processes import JobFailedError, Priority, WorkerLostError

if TYPE_CHECKING:
    from cogs.kit.pictures.jobs import Job, PictureJob
    from matches.workers.processes import Workers

log = logging.getLogger(__name__)

ROOM: Final = 8 * 2**20
"""Bytes of encoded pictures kept: titles and scenes, what two people look at of some forty tables,
a replay that several ask for."""


class Pictures:
    """Has pictures painted, each once for all who ask for the same."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self.fairness = LoopFairness()
        """Lets through, one after another, who lays out a message that nobody waits for."""
        self._kept: dict[Job, bytes] = {}
        """What was used last stands last."""
        self._room = ROOM
        self._under_way: SingleFlight[tuple[Job, Priority], bytes | None] = SingleFlight()

    def has(self, job: Job) -> bool:
        """Tell whether there is nothing to paint for this."""
        return job in self._kept

    async def of(
        self, job: PictureJob, *, priority: Priority = Priority.ASKED
    ) -> layouts.Picture | None:
        """Return a picture, painted if it must be; None if that failed."""
        painted = await self.painted(job, priority=priority)
        return None if painted is None else _picture(job, painted)

    def at_hand(self, job: PictureJob) -> layouts.Picture | None:
        """Return a picture that has been painted already."""
        return _picture(job, self._kept[job]) if job in self._kept else None

    async def painted(self, job: Job, *, priority: Priority = Priority.ASKED) -> bytes | None:
        """Return what a job comes to; None if that failed."""
        if priority is not Priority.ASKED:
            await self.fairness.wait()
        if job in self._kept:
            self._kept[job] = self._kept.pop(job)
            return self._kept[job]
        return await self._under_way.run((job, priority), lambda: self._paint(job, priority))

    def forget(self) -> None:
        """Keep nothing any more."""
        self._kept.clear()
        self._room = ROOM

    async def _paint(self, job: Job, priority: Priority) -> bytes | None:
        try:
            painted = await self._workers.run(job.paint, priority=priority)
        except (JobFailedError, WorkerLostError) as error:
            log.error("%s failed: %s", job.about, error)  # noqa: TRY400 - the trace is the worker's
            return None
        self._keep(job, painted)
        return painted

    def _keep(self, job: Job, painted: bytes) -> None:
        """Keep what was painted; what was used longest ago makes room for it."""
        self._room += len(self._kept.pop(job, b"")) - len(painted)
        self._kept[job] = painted
        while self._room < 0:
            self._room += len(self._kept.pop(next(iter(self._kept))))


def _picture(job: PictureJob, painted: bytes) -> layouts.Picture:
    name = job.file.format(crc=f"{crc32(painted):08x}")
    return layouts.Picture(name, painted, layouts.shorten(job.alt, layouts.ALT_TEXT_LIMIT))
