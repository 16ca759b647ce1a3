"""The menus of Alles an Bord?!: a move broken into the decisions that lead to it."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, Final

from games.alles_an_bord import model
from games.alles_an_bord.components import COLOURS, ICONS, equipment_asked, goods_asked
from games.alles_an_bord.rules.payments import payments_for
from games.kit.game import Decision, Text, decision, text

if TYPE_CHECKING:
    from games.alles_an_bord.components import Colour, Kind, StowPlace
    from games.alles_an_bord.model import Move, View

VERB_ICONS: Final = {
    "ready": "⚓",
    "flip": "🔄",
    "take": "✋",
    "put_back": "↩️",
    "stow": "📥",
    "load": "⛵",
    "take_good": "🎁",
    "fulfil": "✅",
    "pass": "💤",
    "meet": "⚔️",
    "flee": "💨",
    "penalty": "☠️",
    "choose": "🎨",
    "throw": "🌊",
    "place_chests": "💰",
}
MOST_REWARDS_ON_BUTTONS: Final = 6
"""Rewards to choose from by buttons, three rows of a phone; more are a list, in whole words."""
PLACE_ICONS: Final[dict[str, str]] = {"deck": "☀️", "below": "🌙"}


def decisions(view: View, move: Move) -> tuple[Decision, ...]:  # noqa: PLR0911 - one for each verb
    """Return the verb, and then whatever the verb leaves open."""
    races = view.phase != "ready" or not view.options.calm
    lacking = _lacking(view) if view.phase in {"decide", "face"} else ()
    verb = _verb_decision(view.phase if races else "ready-calm", move.kind, lacking)
    match move:
        case model.Take(tile=wanted):
            return verb, _tile_decision(wanted)
        case model.Load(tile=wanted, place=place):
            return verb, _tile_decision(wanted), _place_decision(place)
        case model.Stow(place=place):
            return verb, _place_decision(place)
        case model.TakeGood(colour=colour):
            return verb, _colour_decision("colour", "ask-good", colour)
        case model.Penalty(good=good) if good:
            return verb, _colour_decision("good", "ask-penalty", good)
        case model.Throw(thing=thing):
            return verb, _thing_decision(thing)
        case model.PlaceChests(deck=many):
            return verb, _chests_decision(view, many)
        case model.Choose(goods=goods):
            return verb, _goods_decision(view.phase, goods)
        case model.Fulfil(payment=payment) if view.card and payment:
            wanted_pieces = equipment_asked(view.card)
            return verb, *(
                _payment_decision(piece, paid, again=piece in wanted_pieces[:n])
                for n, (piece, paid) in enumerate(zip(wanted_pieces, payment, strict=True))
            )
        case _:
            return (verb,)


def _lacking(view: View) -> tuple[tuple[str, int], ...]:
    """Return what the viewer has not loaded that the card asks for; nothing if it can be paid."""
    if view.seat is None or not view.card:
        return ()
    seen = view.ships[view.seat]
    deck, below, goods = seen.deck, seen.below or (), seen.goods or ()
    ship = model.Ship.model_construct(deck=deck, below=below, goods=goods, parrot=seen.parrot)
    if payments_for(ship, view.card, jokers=view.options.competition == "on"):
        return ()
    asked = Counter[str]((*equipment_asked(view.card), *goods_asked(view.card)))
    return tuple((asked - Counter[str]((*deck, *below, *goods))).items())


@cache
def _verb_decision(asked: str, kind: str, lacking: tuple[tuple[str, int], ...]) -> Decision:
    missing = tuple(
        text("times", n=many, what=text(f"{'good' if one in COLOURS else 'tile'}-{one}"))
        for one, many in lacking
    )
    of_card = asked in {"decide", "face"}
    ask = text(f"ask-{asked}", lacks=len(lacking), lacking=missing) if of_card else None
    label = text(f"verb-{kind}")
    return decision("kind", ask or text(f"ask-{asked}"), kind, label, VERB_ICONS[kind])


@cache
def _tile_decision(wanted: model.Wanted) -> Decision:
    label = text("tile-unseen") if wanted == "unseen" else text(f"tile-{wanted}")
    return decision("tile", text("ask-tile"), wanted, label, ICONS.get(wanted, "❓"))


@cache
def _place_decision(place: StowPlace) -> Decision:
    label = text(f"place-{place}")
    return decision("place", text("ask-place"), place, label, PLACE_ICONS[place])


@cache
def _colour_decision(field: str, ask: str, colour: Colour) -> Decision:
    return decision(field, text(ask), colour, text(f"good-{colour}"), ICONS[colour])


@cache
def _goods_decision(phase: str, goods: tuple[Colour, ...]) -> Decision:
    """Offer a whole reward at once, so that the order of its colours need not be guessed."""
    ask = text("ask-instead" if phase == "reward" else "ask-free", many=len(goods))
    named = tuple(
        text("times", n=many, what=text(f"good-{one}")) for one, many in Counter(goods).items()
    )
    icons = "".join(ICONS[colour] for colour in goods)
    letters = tuple(text(f"picture-letters-{one}") for one in goods)
    label, short = (
        text("pictured", icon=icons, what=named),
        text("button-goods", icons=icons, letters=letters),
    )
    said = decision("goods", ask, " ".join(goods), label, on_button=short)
    return said.model_copy(update={"ungrouped": MOST_REWARDS_ON_BUTTONS})


@cache
def _thing_decision(thing: model.Thing) -> Decision:
    short = _thing_on_button(thing, "picture-letters")
    return decision("thing", text("ask-throw"), thing, thing_label(thing), _icon(thing), short)


def _chests_decision(view: View, deck: int) -> Decision:
    new = view.new_chests[view.seat] if view.seat is not None else 0
    label = text("chests-choice", deck=deck, below=new - deck)
    short = text("button-chests", deck=deck, below=new - deck)
    return decision("deck", text("ask-chests", many=new), str(deck), label, "💰", short)


@cache
def _payment_decision(piece: Kind, paid: model.PiecePayment, *, again: bool) -> Decision:
    ask = text("ask-payment-again" if again else "ask-payment", piece=text(f"some-{piece}", n=1))
    label, short = thing_label(paid), _thing_on_button(paid)
    if model.is_joker(paid, piece):
        label, short = joker_label(paid), _joker_on_button(paid)
    return decision("payment", ask, paid, label, _icon(paid.removeprefix("pair:")), short)


@cache
def _thing_on_button(thing: model.Thing, named: str = "tile") -> Text:
    """Name a thing aboard beside its icon in short: by its name, or as the picture does."""
    kind, _, place = thing.partition("@")
    if model.is_good(thing):
        return text(f"good-{kind}" if named == "tile" else f"{named}-{kind}")
    return text(f"button-{place}", tile=text(f"{named}-{kind}"))


@cache
def _joker_on_button(paid: model.PiecePayment) -> Text:
    """Name a joker beside its icon in short."""
    if not paid.startswith("pair:"):
        return text("button-joker")
    return text("button-pair", places="".join(map(PLACE_ICONS.__getitem__, _places(paid))))


def _places(paid: model.PiecePayment) -> tuple[str, ...]:
    """Return where the two tiles of a pair lie."""
    return tuple(paid.partition("@")[2].split("+"))


@cache
def thing_label(thing: model.Thing) -> Text:
    """Name a thing aboard, with its place where that matters."""
    if model.is_good(thing):
        return text(f"good-{thing}")
    kind, _, place = thing.partition("@")
    return text(f"at-{place}", tile=text(f"tile-{kind}"))


@cache
def joker_label(paid: model.PiecePayment) -> Text:
    """Name a joker."""
    if paid == "parrot":
        return text("joker-parrot")
    if not paid.startswith("pair:"):
        return text("joker-monkey", monkey=thing_label(paid))
    kind, _, places = paid.removeprefix("pair:").partition("@")
    where = text(f"pair-{places.replace('+', '-')}")
    return text("joker-pair", tiles=text(f"some-{kind}", n=2), places=where)


def _icon(thing: str) -> str:
    return ICONS[thing.partition("@")[0]]
