"""Luck that anybody can check: the same seed deals the same cards, in every Python, for ever."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

from games.kit.chance import Chance, fresh_seed, seal


def test_a_shuffle_is_the_same_in_every_python() -> None:
    assert Chance("pinned", 1).shuffle(range(10)) == (5, 2, 4, 6, 7, 1, 0, 8, 3, 9)


def test_draws_are_the_same_in_every_python() -> None:
    chance = Chance("pinned", 3)
    assert [chance.below(6) for _ in range(12)] == [5, 5, 3, 3, 3, 5, 1, 5, 3, 4, 3, 2]


def test_every_ply_has_luck_of_its_own() -> None:
    assert len({Chance("a", ply).shuffle(range(30)) for ply in range(20)}) == 20


def test_a_seed_and_ply_do_not_run_together() -> None:
    assert Chance("a", 11).shuffle(range(30)) != Chance("a/1", 1).shuffle(range(30))


def test_a_shuffle_keeps_every_card() -> None:
    assert sorted(Chance("a", 1).shuffle("mississippi")) == sorted("mississippi")


def test_small_piles_can_be_shuffled() -> None:
    assert Chance("a", 1).shuffle(()) == ()
    assert Chance("a", 1).shuffle("x") == ("x",)


def test_every_order_of_three_cards_comes_up_about_as_often() -> None:
    orders = Counter(Chance("fair", ply).shuffle("abc") for ply in range(6000))
    assert len(orders) == 6
    assert all(850 < times < 1150 for times in orders.values())


def test_every_side_of_a_die_comes_up_about_as_often() -> None:
    chance = Chance("fair", 0)
    sides = Counter(chance.below(6) for _ in range(6000))
    assert set(sides) == set(range(6))
    assert all(850 < times < 1150 for times in sides.values())


def test_a_fresh_seed_has_128_bits_and_never_comes_twice() -> None:
    seeds = {fresh_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(len(bytes.fromhex(seed)) == 16 for seed in seeds)


def test_a_seal_can_be_checked_with_any_sha256_tool() -> None:
    assert seal("pinned") == sha256(b"pinned").hexdigest()
