"""Jobs in threads of this process: evenings draw a picture or two, and wait for no workers."""

from __future__ import annotations

import asyncio
import traceback
from typing import TYPE_CHECKING, TypeVar, TypeVarTuple

from typing_extensions import override

from matches.workers import Haste, JobFailedError, Workers

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Threads(Workers):
    """Keeps what `matches.workers.Workers` promises, but for what hangs; one job after another.

    So pictures are finished in the order in which they were asked for, in every run of a test.
    """

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    @override
    async def run(
        self, function: Callable[[*Ts], T], *arguments: *Ts, haste: Haste = Haste.SHOWN
    ) -> T:
        async with self._turn:
            try:
                return await asyncio.to_thread(function, *arguments)
            except Exception:  # noqa: BLE001 - as from a worker
                raise JobFailedError(traceback.format_exc()) from None

    @override
    def warm_up(self) -> None:
        """Need nothing."""

    @override
    async def close(self) -> None:
        """Leave the threads to the loop."""
