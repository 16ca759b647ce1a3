"""Jobs for worker processes: what they return, and what can go wrong with them."""

from __future__ import annotations

import os
import socket
import sys
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


def wait_at(port: int) -> None:
    """Be busy until a gate (`tests.support.processes.gate`) is open."""
    with socket.create_connection(("127.0.0.1", port)) as waiting:
        waiting.recv(1)


def die_once(path: str, port: int = 0) -> str:
    """End the worker when there is no file yet, and leave one; at a gate, after it has opened."""
    if Path(path).exists():
        return "alive"
    Path(path).touch()
    if port:
        wait_at(port)
    os._exit(1)


def hang(path: str) -> None:
    """Note a try, and never finish."""
    note(path, "tried")
    while True:
        pass


def wait_and_hang(port: int) -> None:
    """Be seen at a gate, and never finish once it is open."""
    wait_at(port)
    while True:
        pass


def leave_room(pieces: int) -> None:
    """Take 100 kB so many times, and keep the last: the heap cannot shrink behind the others.

    They are too small for glibc to map each by itself.
    """
    taken = [bytearray(b"x" * 100_000) for _ in range(pieces)]
    _left.append(taken[-1])
