"""What computer players know of All aboard!: see `judgement` for how they decide.

`effects` counts what a hint says of a move.
"""

from games.all_aboard.mind.judgement import PROSPECTS, AllAboardMind
