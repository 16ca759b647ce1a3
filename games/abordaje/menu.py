"""How the moves of ¡Abordaje! are asked for: all answers to a question stand side by side."""

from __future__ import annotations

from games.abordaje.components import ICONS, SHIP
from games.abordaje.events import SIDE_ICONS, deck_text, name, question
from games.abordaje.model import Captain, Fight, March, Move, Place, Swap, View
from games.kit.game import Decision, Text, text


def decisions(view: View, move: Move) -> tuple[Decision, ...]:
    """Return the one decision that a move is: all answers to a question stand side by side."""
    return (_decision(view, move),)


def _decision(view: View, move: Move) -> Decision:
    ask = question(view)
    match move:
        case Place():
            return Decision(
                field="card",
                ask=ask,
                value=move.order,
                label=name(move.order),
                icon=ICONS[move.order],
            )
        case Swap():
            return Decision(
                field="sections",
                ask=ask,
                value=f"{move.first}-{move.second}",
                label=_swap(view, move),
            )
        case Captain():
            label = text("answer-captain", deck=deck_text(move.deck))
            return Decision(
                field="deck",
                ask=ask,
                value=move.deck,
                label=label,
                icon=SIDE_ICONS[SHIP[move.deck]],
            )
        case Fight():
            label = text("answer-fight", deck=deck_text(move.deck))
            return Decision(
                field="deck",
                ask=ask,
                value=move.deck,
                label=label,
                icon=SIDE_ICONS[SHIP[move.deck]],
            )
        case March():
            label = text("answer-march", start=deck_text(move.start), end=deck_text(move.end))
            return Decision(field="way", ask=ask, value=f"{move.start}-{move.end}", label=label)
    kind = view.question.kind if view.question else "swap"
    return Decision(
        field="kind", ask=ask, value=move.kind, label=text(f"answer-{kind}-{_yes_or_no(move)}")
    )


def _yes_or_no(move: Move) -> str:
    return "no" if move.kind == "pass" else "yes"


def _swap(view: View, move: Swap) -> Text:
    """Name the two orders that would change places; only their owner ever reads this."""
    row = view.orders[0 if view.side == "pirate" else 1]
    first, second = (row[view.positions.index(one)] for one in (move.first, move.second))
    if first is None or second is None:
        return text("answer-swap", first=move.first, second=move.second)
    return text(
        "answer-swap-known",
        first=move.first,
        second=move.second,
        one=name(first),
        other=name(second),
    )
