"""The drawings of Lanterns: see `games.kit.draw.art`."""

from pathlib import Path
from typing import Final

from games.kit.draw.art import Art

ART: Final = Art(Path(__file__).parent)
