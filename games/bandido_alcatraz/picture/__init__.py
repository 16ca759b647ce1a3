"""The picture of Bandido Alcatraz: a view as an image, what a menu leads to, and a larger map."""

from games.bandido_alcatraz.picture.climax import climax
from games.bandido_alcatraz.picture.large_map import zoom
from games.bandido_alcatraz.picture.symbols import sign
from games.bandido_alcatraz.picture.table import draw, preview
from games.bandido_alcatraz.picture.title import title
