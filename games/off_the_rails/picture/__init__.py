"""Views as images: the board with all panels, a larger view of it, what would be, what happened."""

from games.off_the_rails.picture.climax import climax
from games.off_the_rails.picture.table import draw, preview, zoom
from games.off_the_rails.picture.title import title
