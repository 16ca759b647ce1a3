"""The picture of ¡Abordaje!: both ships side by side for all, and below them a hand for one."""

from games.abordaje.picture.climax import draw_climax
from games.abordaje.picture.large_orders import zoom
from games.abordaje.picture.table import draw
from games.abordaje.picture.title import title
