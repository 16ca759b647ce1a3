"""Seals, secrets and seeds: as `docs/fairness.md` tells players, with its examples."""

from __future__ import annotations

import hmac
import re
from hashlib import sha256
from pathlib import Path

import pytest

from matches.fairness.seals import Origin, Place, fresh_secret, read_link, seal_of, seed_of

PAGE = Path(__file__).parents[3] / "docs/fairness.md"

EXAMPLES = re.findall(
    r"^\| `([0-9a-f]{64})` \| `(\d+)` \| `([0-9a-f]{32})` \| `([0-9a-f]{64})` \|$",
    PAGE.read_text("utf-8"),
    re.MULTILINE,
)


def origin(secret: str, message: int) -> Origin:
    return Origin(secret=secret, place=Place(guild=1, channel=2, message=message))


@pytest.mark.parametrize(("secret", "message", "seal", "seed"), EXAMPLES)
def test_the_examples_of_the_page_are_right(
    secret: str, message: str, seal: str, seed: str
) -> None:
    assert seal_of(secret) == seal
    assert seed_of(origin(secret, int(message))) == seed


def test_the_page_has_examples() -> None:
    assert len(EXAMPLES) >= 3


def test_seal_and_seed_are_what_any_other_tool_makes_of_the_secret() -> None:
    secret = "ab" * 32
    key = bytes.fromhex(secret)
    assert seal_of(secret) == hmac.new(key, b"gangway/seal/1", sha256).hexdigest()[:32]
    assert seed_of(origin(secret, 77)) == hmac.new(key, b"gangway/seed/1/77", sha256).hexdigest(), (
        "neither tells the other: their labels differ"
    )


def test_another_secret_or_another_message_deals_otherwise() -> None:
    one, other = fresh_secret(), fresh_secret()
    dealt = {seed_of(origin(secret, message)) for secret in (one, other) for message in (1, 2)}
    assert len(dealt) == 4
    assert seal_of(one) != seal_of(other)


@pytest.mark.parametrize(
    "link",
    [
        "https://discord.com/channels/1/22/333",
        " https://discord.com/channels/1/22/333/ ",
        "https://ptb.discord.com/channels/1/22/333",
        "https://discordapp.com/channels/1/22/333",
    ],
)
def test_a_link_is_read_as_people_copy_it(link: str) -> None:
    place = read_link(link)
    assert (place.guild, place.channel, place.message) == (1, 22, 333)
    assert read_link(place.link) == place


@pytest.mark.parametrize(
    "link",
    ["", "333", "https://discord.com/channels/1/22", "https://example.org/channels/1/22/333"],
)
def test_what_is_no_link_to_a_message_is_refused(link: str) -> None:
    with pytest.raises(ValueError, match="no link to a message"):
        read_link(link)
