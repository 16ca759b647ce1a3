"""Jobs for worker processes: what they return, and what can go wrong with them."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

_left: list[bytearray] = []


def double(number: int) -> int:
    return 2 * number


def say_and_double(number: int) -> int:
    sys.stdout.write("what is printed is no answer")
    sys.stdout.flush()
    return double(number)


def process_id() -> int:
    return os.getpid()


def fail(word: str) -> None:
    raise LookupError(word)


def note(path: str, word: str) -> None:
    """Write a word into a file, which tells in which order jobs were done."""
    with Path(path).open("a", encoding="utf-8") as file:
        file.write(f"{word} ")


def wait_for(path: str) -> None:
    """Be busy until there is a file."""
    while not Path(path).exists():
        time.sleep(0.005)


def die_once(path: str) -> str:
    """End the worker when there is no file yet, and leave one."""
    if Path(path).exists():
        return "alive"
    Path(path).touch()
    os._exit(1)


def hang(path: str) -> None:
    """Note a try, and never finish."""
    note(path, "tried")
    while True:
        pass


def leave_room(pieces: int) -> None:
    """Take 100 kB so many times, and keep the last: the heap cannot shrink behind the others.

    They are too small for glibc to map each by itself.
    """
    taken = [bytearray(b"x" * 100_000) for _ in range(pieces)]
    _left.append(taken[-1])
