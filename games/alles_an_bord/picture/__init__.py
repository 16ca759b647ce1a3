"""The picture of Alles an Bord?!; only what stands here is called by others."""

from games.alles_an_bord.picture.climax import draw_climax
from games.alles_an_bord.picture.large_words import zoom
from games.alles_an_bord.picture.table import draw
from games.alles_an_bord.picture.title import title
