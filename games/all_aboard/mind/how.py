"""How a boat sails or sinks in words, and who is thrown or eaten there for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from games.all_aboard.components import ICONS, WEIGHTS
from games.all_aboard.mind.scene import names_of
from games.kit.text import Text, seat_name, text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.all_aboard.mind.sailings import Fate
    from games.all_aboard.mind.scene import Scene
    from games.all_aboard.model import Card


def how_of(scene: Scene, fate: Fate, cards: Sequence[Card] = ()) -> Text:
    """Say what brings animals home, or drowns them; and who is thrown or eaten there for it."""
    how = _how_of_boat(scene, fate)
    thrown = sorted({scene.then.thrown[one].boat for one in cards if one in scene.then.thrown})
    if fate.how == "any" and thrown:
        acts = tuple(act for number in thrown if number for act in acts_in(scene, number, "throws"))
        return text("how-acts", acts=acts, how=how) if acts else how
    if fate.how in {"eaten", "overboard", "fights", "any"}:
        return how
    if acts := acts_in(scene, fate.boat, "throws", "eats"):
        how = text("how-acts", acts=acts, how=how)
    new = [
        one
        for one, thrown in scene.then.thrown.items()
        if one not in scene.now.thrown and 0 < thrown.boat == fate.boat - 1
    ]
    if not new:
        return how
    return text("how-thrown-in", how=how, cards=names_of(new, scene.seat), boat=fate.boat)


def acts_in(scene: Scene, number: int, *these: Literal["throws", "eats"]) -> tuple[Text, ...]:
    """Say whom a monkey throws, and a lion eats, in a boat: without them its load is a riddle."""
    fates = {"throws": scene.then.thrown, "eats": scene.then.eaten}
    return tuple(
        text(
            f"act-{act}-{'own' if fate.by.owner == scene.seat else 'other'}",
            who=seat_name(fate.by.owner),
            victim=names_of([one], scene.seat),
            boat=number,
            next=0 if number == len(scene.after.boats) else number + 1,
        )
        for act in these
        for one, fate in fates[act].items()
        if fate.boat == number and fate.by
    )


def _how_of_boat(scene: Scene, fate: Fate) -> Text:
    """Say how a boat sails or sinks, or what happens in it."""
    boat = scene.after.boats[fate.boat - 1] if fate.boat else None
    places = boat.places_left if boat else 0
    load = fate.bound if fate.load is None else fate.load
    weighed = {"load": load, "capacity": fate.capacity}
    figures = {name: n for name, n in weighed.items() if n is not None}
    bound = "" if fate.load is not None else "-most" if fate.how == "sails" else "-least"
    full = "-full" if boat and not places else ""
    match fate.how:
        case "sails" if fate.boat == scene.move.boat and places and len(figures) == len(weighed):
            return text(f"how-open{bound}", boat=fate.boat, **figures)
        case "sails" | "sinks" | "swims" | "dry" if len(figures) == len(weighed):
            return text(f"how-{fate.how}{bound}{full}", boat=fate.boat, **figures)
        case "sails" | "sinks":
            return text(f"how-{fate.how}-anyway", boat=fate.boat)
        case "fights" if fate.fights:
            return text("how-fights", icon=ICONS[fate.fights], boat=fate.boat)
        case "eaten" | "overboard" if fate.by:
            whose = "own" if fate.by.owner == scene.seat else "other"
            kg = WEIGHTS["lion"] // 2
            who = seat_name(fate.by.owner)
            return text(f"how-{fate.how}-{whose}", boat=fate.boat, kg=kg, who=who)
        case _:
            return text("how-any")
