"""Discord's error codes that delivery expects, by what is then to be done."""

from __future__ import annotations

from typing import Final

UNKNOWN_MESSAGE: Final = 10008
"""A message that was deleted; also what a nonce answers whose message was."""
MESSAGE_GONE: Final = frozenset({10003, UNKNOWN_MESSAGE, 50083, 30046, 50005})
"""Unknown channel or message, archived thread, too many edits of an old message: post anew."""
DMS_CLOSED: Final = frozenset({50007, 50278, 40003, 50009})
"""Direct messages closed, no server in common, opened too fast: the hand waits at the button."""
NO_ACCESS: Final = frozenset({50001, 50013, 160005})
"""Missing access, missing permissions, locked thread."""
