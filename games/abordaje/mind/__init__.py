"""What computer players know of ¡Abordaje!: see `judgement` for how they decide.

`effects` counts what a hint says of a move.
"""

from games.abordaje.mind.judgement import AbordajeMind
