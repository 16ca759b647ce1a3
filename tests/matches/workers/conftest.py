"""Tests of workers run in both loops: what a pipe does that closes is the loop's to say."""

from tests.support.loops import pytest_asyncio_loop_factories

__all__ = ["pytest_asyncio_loop_factories"]
