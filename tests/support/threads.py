"""Jobs in threads of this process: evenings draw a picture or two, and wait for no workers."""

from __future__ import annotations

import asyncio
import traceback
from typing import TYPE_CHECKING, ParamSpec, TypeVar

from typing_extensions import override

from matches.workers import JobFailedError, Workers

if TYPE_CHECKING:
    from collections.abc import Callable

P = ParamSpec("P")
T = TypeVar("T")


class Threads(Workers):
    """Keeps what `matches.workers.Workers` promises, but for what hangs; one job after another.

    So pictures are finished in the order in which they were asked for, in every run of a test.
    """

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    @override
    async def run(self, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        async with self._turn:
            try:
                return await asyncio.to_thread(function, *args, **kwargs)
            except Exception:  # noqa: BLE001 - as from a worker
                raise JobFailedError(traceback.format_exc()) from None

    @override
    async def run_later(self, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.run(function, *args, **kwargs)

    @override
    def warm_up(self) -> None:
        """Need nothing."""

    @override
    async def close(self) -> None:
        """Leave the threads to the loop."""
