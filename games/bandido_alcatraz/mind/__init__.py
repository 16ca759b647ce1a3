"""What computer players know of Bandido Alcatraz: see `judgement` for how they decide."""

from games.bandido_alcatraz.mind.judgement import BandidoMind, chance_as_all_see
