"""Secrets, in brief: `make leaks` plays far longer. And that the proof finds what is planted."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import TYPE_CHECKING, Any
from zlib import crc32

import pytest

from cogs.bandido_alcatraz import BandidoAlcatrazCog
from cogs.delivery.messages import table_message as table
from cogs.delivery.messages.hand_message import Hands
from cogs.kit.messages import layouts
from games import SHELF
from games.abordaje.game import Abordaje
from matches import transitions
from tests.support.slow import some_long
from trials.proof.leaks import prove, prove_unseen
from trials.proof.worlds.twins import LeakError

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from games.kit.game import Seat, Value
    from games.kit.words import Voice
    from matches.match import Match


@pytest.mark.parametrize("plies", some_long([15, 60], 15))
@pytest.mark.parametrize("slug", some_long(SHELF, "all_aboard", "alles_an_bord"))
async def test_no_world_looks_unlike_its_twin(slug: str, plies: int) -> None:
    figures = await prove(SHELF[slug], plies, "brief", brief=True)
    assert figures.plies == plies
    assert figures.requests > plies
    assert figures.canaries > plies


@pytest.mark.parametrize("plies", some_long([15, 60], 15))
@pytest.mark.parametrize("slug", some_long(SHELF, "abordaje", "bandido_alcatraz"))
async def test_no_viewer_can_tell_what_others_have_done_unseen(slug: str, plies: int) -> None:
    figures = await prove_unseen(SHELF[slug], plies, "brief", brief=True)
    assert figures.plies == plies
    assert min(figures.requests, figures.jobs) > plies
    assert figures.apart > 0


def hands(match: Match) -> str:
    return str(match.state.model_dump(include={"hands"}))


def tell_on_the_table(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(BandidoAlcatrazCog, "table_words", lambda _, match, __: [hands(match)])


def tell_in_a_custom_id(patch: pytest.MonkeyPatch) -> None:
    plain = layouts.small_controls

    def telling(match: Match, **shown: bool) -> Any:
        made = plain(match, **shown)
        made[0].custom_id = f"{made[0].custom_id}:{hash(hands(match)) % 97}"
        return made

    patch.setattr(layouts, "small_controls", telling)


def tell_by_an_edit(patch: pytest.MonkeyPatch) -> None:
    def telling(match: Match, *_: Any) -> str:
        return str(crc32(hands(match).encode()) % 2)

    patch.setattr(table, "digest", telling)


def tell_in_the_log(patch: pytest.MonkeyPatch) -> None:
    log = logging.getLogger("cogs.delivery")
    plain = table.TableMessage.bring

    async def telling(self: Any, match: Match, *about: Any, **how: Any) -> bool:
        log.debug("hands: %s", hands(match))
        return await plain(self, match, *about, **how)

    patch.setattr(table.TableMessage, "bring", telling)


def tell_in_a_backlog(patch: pytest.MonkeyPatch) -> None:
    plain = Hands._page

    async def telling(
        self: Any, match: Match, seat: Seat, voice: Voice, picture: Any, *more: Any, **how: Any
    ) -> Any:
        if isinstance(picture, layouts.PictureInPlace):
            picture = replace(picture, alt=hands(match))
        return await plain(self, match, seat, voice, picture, *more, **how)

    patch.setattr(Hands, "_page", telling)


def tell_a_canary(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("cogs.kit.summaries.events_for", lambda events, _seat: list(events))


def tell_the_seed(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(BandidoAlcatrazCog, "table_words", lambda _, match, __: [match.seed])


@pytest.mark.parametrize(
    ("plant", "found"),
    [
        (tell_on_the_table, "the worlds differ"),
        (tell_in_a_custom_id, "the worlds differ"),
        (tell_by_an_edit, "the worlds differ"),
        pytest.param(tell_in_a_backlog, "the worlds differ", marks=pytest.mark.long),
        (tell_in_the_log, "the logs differ"),
        (tell_a_canary, "canary-.* is told"),
        (tell_the_seed, "planted-0-sealed is told"),
    ],
)
async def test_a_planted_leak_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], found: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    with pytest.raises(LeakError, match=found):
        await prove(SHELF["bandido_alcatraz"], 90, "planted", brief=True)


# ---- what dealing one position anew cannot find -------------------------------------------------


def log_the_move(patch: pytest.MonkeyPatch) -> None:
    log, plain = logging.getLogger("matches.referee"), transitions.play_move

    def telling(match: Match, seat: Seat, move: Value) -> Any:
        log.debug("match %s: seat %s plays %r", match.id, seat, move)
        return plain(match, seat, move)

    patch.setattr(transitions, "play_move", telling)


def leave_orders_where_they_lie(patch: pytest.MonkeyPatch) -> None:
    plain = Abordaje.redeal

    def leaving(state: Any, seat: Seat, chance: Any) -> Any:
        return plain(state, seat, chance).model_copy(update={"laid": state.laid})

    patch.setattr(Abordaje, "redeal", staticmethod(leaving))


def write_a_file(patch: pytest.MonkeyPatch, folder: Path) -> None:
    plain = transitions.play_move

    def telling(match: Match, seat: Seat, move: Value) -> Any:
        (folder / "last-move").write_text(str(move), "utf-8")
        return plain(match, seat, move)

    patch.setattr(transitions, "play_move", telling)


@pytest.mark.parametrize(
    ("plant", "found"),
    [
        (log_the_move, "the logs differ"),
        pytest.param(  # a hint gives it away, where the orders change what is best
            leave_orders_where_they_lie,
            "the worlds differ|workers are told other things",
            marks=pytest.mark.long,
        ),
    ],
)
async def test_a_secret_that_a_redeal_leaves_alone_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], found: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    await prove(SHELF["abordaje"], 30, "planted", brief=True)
    with pytest.raises(LeakError, match=found):
        await prove_unseen(SHELF["abordaje"], 90, "planted", brief=True)


async def test_a_secret_in_a_file_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    write_a_file(monkeypatch, tmp_path)
    with pytest.raises(LeakError, match="the files differ"):
        await prove_unseen(SHELF["abordaje"], 90, "planted", brief=True)
