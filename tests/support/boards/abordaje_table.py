"""¡Abordaje! as its rulebook draws it: decks as text, one turn fought out at a time.

`P1: 2p+PC, 1s` = two pirate crew, the pirate captain and one Spanish crew on the pirate deck of
section 1; decks not named are as at the start. Orders stand as `pirate / spanish`, by section.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, TypeAlias

import pytest

from games.abordaje.components import DECK_AT, DECKS, ENEMY, ORDERS, SIDES, Deck, Mode, Order, Side
from games.abordaje.game import Abordaje
from games.abordaje.model import PASS, Move, Options, State, Task, task_of
from games.abordaje.rules.resolution import advance
from games.abordaje.rules.turn import directed_sections
from games.abordaje.rules.working_copy import TurnCopy
from games.kit.chance import Chance
from games.kit.game import Event, IllegalMove, Seat, Text
from games.kit.words import Voice

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

GAME: Final = Abordaje()
PIRATE, SPANIARD = Seat(0), Seat(1)
SIDE_LETTERS: Final[dict[str, Side]] = {"p": "pirate", "s": "spanish"}
Answers: TypeAlias = "Mapping[str, Move]"
"""Moves by the question they answer: side, kind and, where there is one, section."""
LONG_NAMES: Final = ("A name of thirty-two characters!",) * 2
IDLE: Final = "stand_up / stand_up"
"""What lies where a test names no orders; without reinforcements unless it says so."""


def voice(language: str = "en") -> Voice:
    """Speak to Ana, who plays the pirates unless a test says otherwise, and to Ben."""
    return Voice(language, "abordaje", ("Ana", "Ben"))


def start(mode: Mode = "basic", seed: str = "start") -> State:
    """Deal a match in which the first seat plays the pirates."""
    return GAME.setup(2, Options(mode=mode, pirate="1"), Chance(seed, 0))


def draw(state: State, drawing: str) -> State:
    """Put crew and captains where a drawing wants them."""
    crew = {
        side: dict(zip(DECKS, f.crew, strict=True))
        for side, f in zip(SIDES, state.forces, strict=True)
    }
    captains: dict[Side, Deck] = {
        side: f.captain for side, f in zip(SIDES, state.forces, strict=True)
    }
    known = {str(deck): deck for deck in DECKS}
    for name, there in re.findall(r"([PS]\d): *([^;]*)", drawing):
        deck = known[name]
        for side in SIDES:
            crew[side][deck] = 0
        for number, sign in re.findall(r"(\d+)([ps])", there):
            crew[SIDE_LETTERS[sign]][deck] = int(number)
        for sign in re.findall(r"([PS])C", there):
            captains[SIDE_LETTERS[sign.lower()]] = deck
    forces = [
        force.model_copy(update={"crew": tuple(crew[side].values()), "captain": captains[side]})
        for side, force in zip(SIDES, state.forces, strict=True)
    ]
    return state.model_copy(update={"forces": tuple(forces)})


def change(state: State, side: Side, **changes: object) -> State:
    """Change a side's pool, losses, markers or conquests."""
    forces = dict(zip(SIDES, state.forces, strict=True))
    forces[side] = forces[side].model_copy(update=changes)
    return state.model_copy(update={"forces": tuple(forces.values())})


def order(word: str) -> Order:
    return next(one for one in ORDERS if one == word)


def lay(state: State, orders: dict[int, str]) -> State:
    """Let all orders of a turn lie face down, with nothing left to do but reveal them."""
    rows: tuple[list[Order], list[Order]] = ([], [])
    for section in directed_sections(state):
        for row, word in zip(rows, orders.get(section, IDLE).split(" / "), strict=True):
            row.append(order(word))
    return state.model_copy(
        update={
            "order_sections": directed_sections(state),
            "laid": tuple(map(tuple, rows)),
            "hands": ((), ()),
            "tasks": (task_of("reveal"),),
        }
    )


@dataclass
class Fought:
    """A turn on its way, or over: the position, what was asked, and what was told."""

    state: State
    asked: list[str] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)

    def on(self, deck: Deck) -> str:
        """Return who stands on a deck, as in a drawing."""
        pairs = list(zip("ps", SIDES, self.state.forces, strict=True))
        crews = []
        for sign, _, force in pairs:
            crew = f"{force.on(deck)}{sign}" if force.on(deck) else ""
            captain = f"{sign.upper()}C" if force.captain == deck else ""
            if crew or captain:
                crews.append("+".join(one for one in (crew, captain) if one))
        return ", ".join(crews)

    @property
    def pools(self) -> tuple[int, ...]:
        """Pools by side."""
        return tuple(force.pool for force in self.state.forces)

    @property
    def losses(self) -> tuple[int, ...]:
        """Losses by side."""
        return tuple(force.losses for force in self.state.forces)

    @property
    def markers(self) -> tuple[tuple[Deck, ...], ...]:
        """Control markers by side."""
        return tuple(force.markers for force in self.state.forces)

    @property
    def public_lines(self) -> list[str]:
        """What everybody was told, in English."""
        say = voice()
        return [say(one) for one in self.events if one.to is None]

    @property
    def question(self) -> str:
        """The open question: side, kind, section."""
        return question_of(self.state.tasks[0]) if self.state.tasks else ""

    def answer(self, move: Move, luck: str = "luck") -> Fought:
        """Answer the open question."""
        (seat,) = GAME.to_act(self.state)
        before = len(self.asked)
        state, events = GAME.play(self.state, seat, move, Chance(luck, before))
        return Fought(state, [*self.asked, self.question], [*self.events, *events])


def question_of(task: Task) -> str:
    """Name a question as `Answers` do."""
    section = f" {task.section}" if task.section else ""
    return f"{task.side} {task.kind}{section}"


def reveal(state: State, orders: dict[int, str], luck: str = "luck") -> Fought:
    """Turn up these orders, and go on to the first question."""
    copy = TurnCopy(lay(state, orders), Chance(luck, 0))
    advance(copy)
    after, events = copy.result()
    return Fought(after, [], list(events))


def fight_until(question: str, state: State, orders: dict[int, str]) -> Fought:
    """Fight a turn out up to a question; all questions before it are passed."""
    fought = reveal(state, orders)
    while fought.question != question:
        (seat,) = GAME.to_act(fought.state)
        legal = GAME.legal(fought.state, seat)
        fought = fought.answer(PASS if PASS in legal else legal[0])
    return fought


def fight(
    state: State, orders: dict[int, str], answers: Answers | None = None, luck: str = "luck"
) -> Fought:
    """Fight a turn out; questions that `answers` does not name are passed."""
    turn = state.turn
    fought, script = reveal(state, orders, luck), dict(answers or {})
    while fought.state.tasks and fought.state.turn == turn and not fought.state.result:
        (seat,) = GAME.to_act(fought.state)
        legal = GAME.legal(fought.state, seat)
        wish = script.pop(fought.question, PASS if PASS in legal else legal[0])
        fought = fought.answer(wish, luck)
    assert not script, f"never asked: {script}"
    return fought


def hold(state: State, side: Side, *hand: Order) -> State:
    """Give a side this hand."""
    hands = list(state.hands)
    hands[SIDES.index(side)] = hand
    return state.model_copy(update={"hands": tuple(hands)})


def play(state: State, seat: Seat, move: Move) -> State:
    return GAME.play(state, seat, move, Chance("played", 1))[0]


def refusal(state: State, seat: Seat, move: Move) -> Text:
    """Return why a move is refused."""
    with pytest.raises(IllegalMove) as refused:
        play(state, seat, move)
    return refused.value.text


def own(side: Side, section: int) -> Deck:
    return DECK_AT[side, section]


def enemy(side: Side, section: int) -> Deck:
    return DECK_AT[ENEMY[side], section]


def match_at_random(
    mode: Mode, seed: str
) -> Iterator[tuple[State, Seat, Move, State, tuple[Event, ...]]]:
    """Play a match at random: position, seat, move, what it led to, and what was told."""
    state, ply = GAME.setup(2, Options(mode=mode), Chance(seed, 0)), 0
    while actors := sorted(GAME.to_act(state)):
        ply += 1
        dice = Chance(f"{seed}/dice", ply)
        seat = dice.pick(actors)
        move = dice.pick(GAME.legal(state, seat))
        after, events = GAME.play(state, seat, move, Chance(seed, ply))
        yield state, seat, move, after, events
        state = after
