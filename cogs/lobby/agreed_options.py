"""The options that a lobby has agreed on, read back as far as this version knows them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from pydantic import ValidationError

from cogs.kit.refusals import not_a_choice
from games.kit.game import IllegalMove

if TYPE_CHECKING:
    from cogs.kit.bot import Bot
    from games.kit.game import AnyGame, Options


def agreed_options(game: AnyGame, stored: str) -> Options:
    """Read options from JSON; a choice that this version does not know is back at its default."""
    return read_options(game, stored)[0]


def read_options(game: AnyGame, stored: str) -> tuple[Options, bool]:
    """Read options as `agreed_options` does, and tell whether this version knows all of them."""
    try:
        return game.spec.options.model_validate_json(stored), True
    except ValidationError:
        return _known_options(game, stored), False


def _known_options(game: AnyGame, stored: str) -> Options:
    kinds = game.spec.options
    agreed = kinds()
    found = json.loads(stored)
    for name in kinds.model_fields:
        if isinstance(found, dict) and name in found:
            try:
                agreed = with_choice(agreed, name, found[name])
            except IllegalMove:
                continue
    return agreed


async def options_alone(bot: Bot, game: AnyGame, user: int) -> Options:
    """Return the options with which a user plays a game alone: those chosen last, or the usual."""
    stored = await bot.known_users.options_alone(user, game.spec.slug)
    return agreed_options(game, stored) if stored else game.spec.options()


def offered_options(game: AnyGame, agreed: Options, seated: int) -> list[str]:
    """Return the options that change something with as many players as sit there, or must.

    One that was changed before a player left stays, so that it can be changed back.
    """
    idle = game.idle_options(max(seated, game.spec.seats[0]))
    changed = agreed.model_dump(exclude_defaults=True)
    names = game.spec.options.model_fields
    return [name for name in names if name not in idle or name in changed]


def with_choice(agreed: Options, name: str, value: str) -> Options:
    """Return the options with one of them changed.

    Raises:
        IllegalMove: "not-a-choice" if there is no such option, or it has no such value.
    """
    changed = agreed.model_dump(mode="json") | {name: value}
    try:
        return agreed.model_validate_json(json.dumps(changed))
    except ValidationError:
        raise not_a_choice(value) from None
