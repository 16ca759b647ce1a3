"""Programs of the command line: what is wrong is said in one line."""

from __future__ import annotations

import argparse
from typing import NoReturn


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        """Stop with one line instead of the whole usage."""
        self.exit(2, f"{self.prog}: {message}\n")
