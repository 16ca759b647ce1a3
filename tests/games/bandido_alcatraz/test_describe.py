"""The table of Bandido Alcatraz in words, and a match played by them alone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

import pytest

from games.bandido_alcatraz.model import Options
from games.kit.chance import Chance
from games.kit.menu import Menu
from games.kit.words import LANGUAGES
from tests.support.boards.bandido_table import GAME, seen, team, voice
from tests.support.laws.menus import menu_of

if TYPE_CHECKING:
    from games.bandido_alcatraz.model import State

ALT_TEXT: Final = 1024
"""Characters of an alt text."""
PLACE: Final = re.compile(r"– (\w+) \(rows? .*?\): (.*)")
HEADING: Final = re.compile(r"Card (\d) fits at:")


def test_the_table_is_told_with_what_cannot_be_mended() -> None:
    position = team().dig("A02 @ (2,0) 90", "A40 @ (0,1) 90", "A05 @ (1,2) 0")
    position.dig("A35 @ (0,3) 90", "A05 @ (0,5) 90")
    lines = [voice()(line) for line in GAME.describe(seen(position, None))]
    assert lines[0] == f"Ben plays. {position.open} tunnels open, 59 cards in the pile."
    assert "One tunnel can no longer be closed." in lines
    (tunnels,) = (line for line in lines if line.startswith("Open tunnels"))
    assert "1 up 2C" in tunnels
    assert "5 down 4D (for good)" in tunnels
    assert "Water 1: row 7, column C, can never be covered" in lines
    assert lines[-1] == "```"


def test_cards_of_a_hand_are_told_by_their_openings_and_what_they_can_do() -> None:
    position = team().dig("A26 @ (0,-1) 0").hold("A05", "A25", "A35")
    lines = [voice()(line) for line in GAME.describe(seen(position, position.state.turn))]
    assert lines[1:4] == [
        "Card 1: left half: left; right half: closed. 3 places, up to −1.",
        "Card 2: left half: down; right half: down; rope. 4 places, up to −2.",
        "Card 3: left half: left; right half: right (water). 6 places, up to ±0.",
    ]
    first = lines.index("Card 1 fits at:")
    assert lines[first + 1 : first + 5] == [
        "– A2 (rows 5–6, column C): closes 1",
        "– A4 (row 4, columns E–F): closes 1",
        "– A5 (rows 5–6, column D): closes 1",
        "Card 2 fits at:",
    ]


def test_rows_and_columns_are_those_of_the_map() -> None:
    position = team().dig("EXIT @ (2,0) 0", "A46 @ (0,-1) 270")
    lines = [voice()(line) for line in GAME.describe(seen(position, None))]
    assert "EXIT: row 5, column F" in lines
    assert "2 down 6C" in next(line for line in lines if line.startswith("Open tunnels"))
    assert lines[-5:] == ["   CDEF", " 3 ╋", " 4 ┃", " 5 ┣╋━X", "```"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_alt_text_has_room_for_the_hand_the_kit_and_every_tunnel(language: str) -> None:
    table = team(1, Options(side="normal")).dig("A35 @ (2,0) 0")
    for n, card in enumerate(("A43", "A44", "A45", "A46")):
        table.dig(f"{card} @ ({4 + 2 * n},0) 0")
    lines = [*GAME.describe(seen(table))]
    keys = [line.key for line in lines]
    assert keys[1:7] == ["hand-line"] * 6
    until = keys.index("exit-line-hidden") + 1
    assert {"tunnels-line", "kit-line"} < set(keys[:until])
    assert len("\n".join(map(voice(language), lines[:until]))) <= ALT_TEXT
    assert all(voice(language)(line) for line in lines[until:])


@pytest.mark.parametrize("seats", [1, 3])
def test_a_match_is_played_to_its_end_by_words_alone(seats: int) -> None:
    state = GAME.setup(seats, Options(), Chance("words", 0))
    plies = 0
    while GAME.outcome(state) is None:
        plies += 1
        state = _played_by_words(state, plies)
    assert plies > 20
    (summary, *_) = (voice()(line) for line in GAME.describe(GAME.view(state, None)))
    assert summary.startswith(("The Bandido has escaped!", "The escape has failed."))


def _played_by_words(state: State, ply: int) -> State:
    """Choose a place from the words of a hand, and press what bears its card and its code."""
    (seat,) = GAME.to_act(state)
    wish = _wish([voice()(line) for line in GAME.describe(GAME.view(state, seat))])
    path: list[int] = []
    asked = menu_of(GAME, state, seat)
    while isinstance(asked, Menu):
        labels = [voice()(one.on_button or one.label) for one in asked.options]
        of_card = asked.ask.key.startswith("ask-card")
        leads = (_leads_to(label, wish, of_card=of_card) for label in labels)
        path.append(next((n for n, does in enumerate(leads) if does), 0))
        asked = menu_of(GAME, state, seat, path)
    if wish and asked.model_dump()["kind"] == "dig":
        view = GAME.view(state, seat)
        assert (view.spot_of(asked.card, wish[1])) == asked.spot  # type: ignore[attr-defined]
    return GAME.play(state, seat, asked, Chance("words", ply))[0]  # type: ignore[arg-type]


def _wish(lines: list[str]) -> tuple[str, str] | None:
    """Return the number of a card and the code of a place that opens few tunnels, as told."""
    card, found = "", []
    for line in lines:
        if heading := HEADING.fullmatch(line):
            card = heading[1]
        elif place := PLACE.fullmatch(line):
            closes, opens = (
                int(told[1]) if (told := re.search(rf"{word} (\d+)", place[2])) else 0
                for word in ("closes", "opens")
            )
            found.append((("LOSES" in place[2], opens - closes), card, place[1]))
    return min(found)[1:] if found else None


def _leads_to(label: str, wish: tuple[str, str] | None, *, of_card: bool) -> bool:
    """Tell whether a button bears the card that is wished for, its tunnel, or its place."""
    if wish is None:
        return True
    card, code = wish
    if of_card:
        return label in {f"Card {card}", f"Card {card} → {code}"}
    return label.partition(" ")[0].rstrip(":") in {code, code[1:]}
