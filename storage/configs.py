"""Configs: what the managers of each server have settled for its tables."""

from __future__ import annotations

import json
from functools import partial
from typing import TYPE_CHECKING

from typing_extensions import override

from matches.ports import ConfigStore
from matches.records import USUAL_SPEED, ServerConfig
from matches.terms import SPEEDS

if TYPE_CHECKING:
    from storage.database import Connection, Database


class Configs(ConfigStore):
    """The configs in one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @override
    async def get(self, guild: int) -> ServerConfig:
        return await self._database.read(partial(_get, guild))

    @override
    async def save(self, guild: int, config: ServerConfig) -> None:
        await self._database.write(partial(_save, guild, config), by_key=True)

    @override
    async def greet(self, guild: int) -> bool:
        return await self._database.write(partial(_greet, guild), by_key=True)


def _get(guild: int, connection: Connection) -> ServerConfig:
    row = connection.execute(
        """SELECT language, channels, opener_role, retention, keeps_results, speed, computers,
            hints, motion
        FROM server WHERE id = ?""",
        (guild,),
    ).fetchone()
    if row is None:
        return ServerConfig()
    language, channels, role, retention, keeps, speed, computers, hints, motion = row
    return ServerConfig(
        language,
        frozenset(json.loads(channels)),
        role,
        retention,
        keeps_results=bool(keeps),
        speed=speed if speed in SPEEDS else USUAL_SPEED,
        computers=bool(computers),
        hints=bool(hints),
        motion=bool(motion),
    )


def _save(guild: int, config: ServerConfig, connection: Connection) -> None:
    connection.execute(
        """INSERT INTO server (id, language, channels, opener_role, retention, keeps_results,
                               speed, computers, hints, motion)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET language = excluded.language,
            channels = excluded.channels, opener_role = excluded.opener_role,
            retention = excluded.retention, keeps_results = excluded.keeps_results,
            speed = excluded.speed, computers = excluded.computers, hints = excluded.hints,
            motion = excluded.motion""",
        (
            guild,
            config.language,
            json.dumps(sorted(config.channels)),
            config.opener_role,
            config.retention,
            int(config.keeps_results),
            config.speed,
            int(config.computers),
            int(config.hints),
            int(config.motion),
        ),
    )


def _greet(guild: int, connection: Connection) -> bool:
    first = connection.execute(
        """INSERT INTO server (id, greeted) VALUES (?, 1)
        ON CONFLICT (id) DO UPDATE SET greeted = 1 WHERE server.greeted = 0""",
        (guild,),
    )
    return first.rowcount > 0
