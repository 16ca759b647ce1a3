"""Settings: one frozen model from the environment and `.env`; `.env.example` explains each."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.connecting import api_at
from bot.shards import Shards, read_shards
from cogs.delivery.sending.rate_limiter import USUAL_RATE
from storage.address import Address, PostgresAddress, address


class BadSettingsError(Exception):
    """Settings that are missing or wrong, all of them in one message."""


class Settings(BaseSettings):
    """What the operator may choose."""

    model_config = SettingsConfigDict(
        env_file=".env",
        env_prefix="GANGWAY_",
        env_ignore_empty=True,  # .env.example names every setting, some without a value
        frozen=True,
        extra="ignore",
        hide_input_in_errors=True,
    )

    discord_token: SecretStr | None = Field(None, validation_alias="DISCORD_TOKEN")
    """The bot's token from Discord's developer portal."""
    database: Path | PostgresAddress = Path("var/gangway.db")
    """The SQLite file with every match, its folder made when missing, or `postgresql://…`."""
    shards: Annotated[Shards | None, NoDecode] = None
    """Which of all shards this process keeps, `0-3/8`; without it, as many as Discord advises."""
    requests_per_second: float = Field(USUAL_RATE, gt=0, le=10_000)
    """Requests that all processes of the bot together may send to Discord a second."""
    discord_api: str | None = None
    """Where Discord's REST API is reached, through a proxy that counts requests; else directly."""
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    """How much the log says."""

    log_format: Literal["text", "json"] = "text"
    """The form of the log: lines for people, or a JSON object a line."""
    backups: Path | None = None
    """The folder for hourly backups; none are made without one."""
    backups_kept: int = Field(48, ge=1, le=10_000)
    """Hourly backups kept; the oldest above that are deleted."""
    health_port: int | None = Field(None, ge=1, le=65_535)
    """The port for health and metrics; none is opened without one."""
    health_host: str = "127.0.0.1"
    """The address that the port is opened at: this machine's loopback, or 0.0.0.0 for all."""

    feedback: int | None = Field(None, ge=1, le=2**63 - 1)
    """Id of the channel or user that `/feedback` writes to; without one the last texts are kept."""

    @property
    def token(self) -> str:
        """The bot's token in plain; empty without one."""
        return self.discord_token.get_secret_value() if self.discord_token else ""

    @field_validator("shards", mode="before")
    @classmethod
    def _are_shards(cls, shards: object) -> object:
        return read_shards(shards) if isinstance(shards, str) else shards

    @field_validator("discord_api")
    @classmethod
    def _is_an_api(cls, discord_api: str | None) -> str | None:
        return discord_api and api_at(discord_api)

    @field_validator("database", mode="before")
    @classmethod
    def _is_an_address(cls, database: object) -> object:
        return address(database) if isinstance(database, str) else database

    @field_validator("database")
    @classmethod
    def _is_a_file(cls, database: Address) -> Address:
        if isinstance(database, Path) and database.is_dir():
            raise ValueError("is a folder; give it the name of a file")
        return database


def rate_of(settings: Settings) -> float:
    """Return the requests a second that this process may send: its part, by its shards.

    A proxy counts for all processes, so each may send as many as it lets go in all.

    >>> rate_of(Settings(requests_per_second=40, shards="0-1/8"))
    10.0
    >>> rate_of(Settings(requests_per_second=40, shards="0-1/8", discord_api="http://proxy"))
    40.0
    """
    shards = settings.shards
    part = len(shards.ids) / shards.total if shards and not settings.discord_api else 1.0
    return settings.requests_per_second * part


def read_settings() -> Settings:
    """Read the settings.

    Raises:
        BadSettingsError: with everything that is wrong, in one line.
    """
    try:
        return Settings()
    except ValidationError as error:
        wrong = "; ".join(f"{_variable(e['loc'])}: {e['msg']}" for e in error.errors())
        raise BadSettingsError(wrong) from None


def _variable(place: tuple[int | str, ...]) -> str:
    name = str(place[0])
    return name if name.isupper() else f"GANGWAY_{name.upper()}"
