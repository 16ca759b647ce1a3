"""What computer players know of Alles an Bord?!: see `judgement` for how they decide."""

from games.alles_an_bord.mind.judgement import AllesAnBordMind
from games.alles_an_bord.mind.outlook import earnings, plan_of
