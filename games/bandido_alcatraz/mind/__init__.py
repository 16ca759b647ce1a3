"""What computer players know of Bandido Alcatraz: see `judgement` for how they decide.

`signals` has what they say of their hands.
"""

from games.bandido_alcatraz.mind.judgement import BandidoMind, chance_as_all_see
from games.bandido_alcatraz.mind.signals import best_signal, closable, coverable
