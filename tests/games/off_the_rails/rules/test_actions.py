"""The four actions of Off the Rails, what is refused, and what may be taken back."""

from __future__ import annotations

import pytest

from games.kit.game import IllegalMove
from games.kit.words import LANGUAGES, Voice
from games.off_the_rails.model import (
    ChooseSide,
    EndActions,
    Faster,
    Lay,
    Move,
    PlaceCart,
    Slower,
    Stop,
    Undo,
    Upgrade,
)
from games.off_the_rails.rules import open_ends
from tests.support.boards.off_the_rails_table import NAMES, Position, position


def busy_spot() -> Position:
    return position(
        "  C D E\n1 ┃ ┃ ┃",
        "red.white C1 S 6",
        "red.black D1 S 1",
        "yellow.white E1 S 3",
        clans=("red", "yellow"),
        deposits={"C2": "ruby"},
    )


REFUSED: list[tuple[Move, str]] = [
    (Faster(cart="red.white"), "speed-fastest"),
    (Slower(cart="red.black"), "speed-slowest"),
    (Faster(cart="yellow.white"), "not-your-cart"),
    (Slower(cart="yellow.white"), "not-your-cart"),
    (PlaceCart(cart="red.white", at="E0"), "cart-on-board"),
    (PlaceCart(cart="yellow.black", at="J2"), "not-your-cart"),
    (Lay(at="D3", tile="NS"), "square-is-centre"),
    (Lay(at="C0", tile="NS"), "square-surface"),
    (Lay(at="C1", tile="NS"), "square-taken"),
    (Lay(at="K9", tile="NS"), "no-such-square"),
    (Upgrade(at="C1", tile="NES"), "upgrade-under-cart"),
    (Upgrade(at="C2", tile="NES"), "nothing-to-upgrade"),
    (Undo(), "nothing-to-undo"),
    (Stop(), "stop-alone-only"),
    (ChooseSide(edge="north"), "now-actions"),
]


@pytest.mark.parametrize(("move", "key"), REFUSED, ids=str)
def test_scenario_16_refused_actions_say_why(move: Move, key: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        busy_spot().play(move)
    assert refused.value.text.key == key
    for language in LANGUAGES:
        assert Voice(language, "off_the_rails", NAMES)(refused.value.text).endswith(".")


def test_scenario_16_track_may_lie_on_jewels_and_far_from_everything() -> None:
    end = busy_spot().play(Lay(at="C2", tile="NS"), Lay(at="H8", tile="EW"))
    assert end.at("C2") == "ruby"
    assert end.state.tiles["H8"] == "EW"


def test_scenario_16_a_fifth_action_is_refused() -> None:
    four = busy_spot().play(*(Lay(at=f"B{row}", tile="NS") for row in range(1, 5)))
    with pytest.raises(IllegalMove) as refused:
        four.play(Lay(at="B5", tile="NS"))
    assert refused.value.text.key == "no-actions-left"


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("┗", "NES", None),
        ("┗", "NEW", None),
        ("┗", "NSW", "upgrade-loses-exit"),
        ("┃", "NES", None),
        ("┃", "NESW", "upgrade-two-steps"),
        ("┣", "NESW", None),
        ("╋", "NESW", "upgrade-of-cross"),
    ],
)
def test_scenario_11_upgrades_add_one_exit_and_lose_none(
    old: str, new: str, key: str | None
) -> None:
    start = position(f"  C\n1 {old}", deposits={"C1": "ruby"})
    move = Upgrade.model_validate({"at": "C1", "tile": new})
    if key is None:
        assert start.play(move).state.tiles["C1"] == new
        return
    with pytest.raises(IllegalMove) as refused:
        start.play(move)
    assert refused.value.text.key == key


def test_ruling_24_no_track_on_a_collapsed_square() -> None:
    with pytest.raises(IllegalMove) as refused:
        position("  C\n1 x").play(Lay(at="C1", tile="NS"))
    assert refused.value.text.key == "square-collapsed"


def test_ruling_47_without_branching_tiles_only_a_t_still_grows() -> None:
    start = position("  C D\n1 ┃ ┣", pools=(50, 0))
    assert start.play(Upgrade(at="D1", tile="NESW")).state.pools == (50, 0)
    with pytest.raises(IllegalMove) as refused:
        start.play(Upgrade(at="C1", tile="NES"))
    assert refused.value.text.key == "no-branching-tiles"


def test_a_replaced_tile_goes_back_into_the_box() -> None:
    assert position("  C\n1 ┃").play(Upgrade(at="C1", tile="NES")).state.pools == (61, 29)


@pytest.mark.parametrize(("move", "speed"), [(Faster, 4), (Slower, 2)])
def test_a_cart_is_made_faster_or_slower_by_one(move: type[Faster | Slower], speed: int) -> None:
    done = position("  C\n1 ┃", "red.white C1 S 3").play(move(cart="red.white"))
    assert done.state.cart("red.white").speed == speed
    assert done.play(Undo()).state.cart("red.white").speed == 3


def test_everything_done_in_a_turn_can_be_taken_back() -> None:
    start = position("  C\n1 ┃", "red.white C1 S 3")
    done = start.play(
        Lay(at="C2", tile="NS"),
        Upgrade(at="C2", tile="NES"),
        PlaceCart(cart="red.black", at="E0"),
        Faster(cart="red.white"),
    )
    undone = done.play(Undo(), Undo(), Undo(), Undo()).state
    assert undone.marks.table == ()
    assert undone.model_copy(update={"marks": start.state.marks}) == start.state


def test_once_the_carts_have_driven_nothing_is_taken_back() -> None:
    start = position("  C\n1 ┃", "red.white C1 S 1").play(Lay(at="C2", tile="NS"))
    with pytest.raises(IllegalMove):
        start.play(EndActions(), Undo())


def test_acting_after_the_carts_have_started_is_refused() -> None:
    fork = position("  B C D\n1 · ┃ ·\n2 ━ ┻ ━", "red.white C1 S 3").drive()
    with pytest.raises(IllegalMove) as refused:
        fork.play(Lay(at="H8", tile="NS"))
    assert refused.value.text.key == "now-drive"


def test_ruling_2_carts_start_on_their_own_start_tracks_only() -> None:
    for square in ("D0", "A2", "C9"):
        with pytest.raises(IllegalMove) as refused:
            position().play(PlaceCart(cart="red.white", at=square))
        assert refused.value.text.key == "not-your-start"


def test_a_start_track_holds_one_cart() -> None:
    start = position("  C\n1 ┃", "red.black C0 S 3")
    with pytest.raises(IllegalMove) as refused:
        start.play(PlaceCart(cart="red.white", at="C0"))
    assert refused.value.text.key == "start-taken"


def test_squares_at_the_end_of_ones_own_track_come_first() -> None:
    start = position("  C D\n1 ┗ ┓", "red.white C0 S 3", "red.black H8 W 1")
    ends = open_ends(start.state)
    assert ends == ("D2", "G8")
    lays = [move.at for move in start.legal if isinstance(move, Lay)]
    assert list(dict.fromkeys(lays))[:3] == ["D2", "G8", "B1"]
