"""Wording that can be checked: none and one, one word for one thing, no plural for one player."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import pytest

from cogs.kit.messages.layouts import status_line
from games import SHELF
from games.kit.chance import Chance
from games.kit.game import Options, Outcome, Seat
from games.kit.text import text
from games.kit.words import HOUSE, LANGUAGES, Voice, home_of
from matches.match import Match
from tests.support.toys import LANTERNS, PAIRS

if TYPE_CHECKING:
    from pathlib import Path

FOLDERS: Final[tuple[Path, ...]] = (*HOUSE, *(home_of(slug) / "texts" for slug in SHELF))
GAME = SHELF["bandido_alcatraz"]
GAME_LUCK: Final = Chance("wording", 0)
COUNTED: Final = [
    ("alles_an_bord", "final-total", "total", ("0 coins", "1 coin", "2 coins")),
    ("alles_an_bord", "win", "total", ("0 coins", "1 coin", "2 coins")),
    ("bandido_alcatraz", "exchange-choice", "cards", ("0 cards", "your card", "2 cards")),
    ("bandido_alcatraz", "picture-blocked", "count", ("0 blue", "One blue half", "2 blue halves")),
    ("bandido_alcatraz", "summary", "pile", ("0 cards in", "1 card in", "2 cards in")),
]
ELSEWHERE: Final[dict[tuple[str, str], tuple[tuple[str, str], ...]]] = {
    ("es", "alles_an_bord"): (("final-total", "1 moneda"), ("win", "1 moneda")),
    ("de", "alles_an_bord"): (("final-total", "1 Münze"), ("win", "1 Münze")),
    ("es", "bandido_alcatraz"): (("summary", "1 carta en"), ("exchange-choice", "tu carta")),
    ("de", "bandido_alcatraz"): (("summary", "1 Karte im"), ("exchange-choice", "Deine Karte")),
}
OTHERS: Final[dict[str, int | str]] = {"who": "Ann", "winners": 1, "pile": 4, "tunnels": 3}
BUTTONS: Final = ("button-hand", "button-join", "button-start", "button-come-back")


def texts(folder: Path, language: str) -> str:
    return (folder / f"{language}.ftl").read_text("utf-8")


def matched(players: tuple[int, ...], *, won: bool) -> Match:
    """Return a match of a team that is over."""
    reason = "won-escape" if won else "team-gave-up"
    winners = frozenset(map(Seat, range(len(players)))) if won else frozenset[Seat]()
    state = GAME.setup(len(players), GAME.spec.options(), GAME_LUCK)
    return Match(
        id=1, guild=1, channel=1, language="en", game=GAME, options=Options(), players=players,
        seed="", ply=1, acted=(0,) * len(players), resigned=frozenset(), state=state,
        outcome=Outcome(winners=winners, reason=reason),
    )  # fmt: skip


@pytest.mark.parametrize(("slug", "key", "name", "said"), COUNTED)
def test_none_one_and_two_are_said_as_people_say_them(
    slug: str, key: str, name: str, said: tuple[str, str, str]
) -> None:
    for number, words in enumerate(said):
        line = Voice("en", slug)(key, **{**OTHERS, "cards": 3, "count": 3, name: number})
        assert words in line
    for language in ("es", "de"):
        for known, one in ELSEWHERE[language, slug]:
            if known == key:
                line = Voice(language, slug)(key, **{**OTHERS, "cards": 3, name: 1})
                assert one in line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("left", "side"), [(0, "spanish"), (1, "spanish"), (2, "pirate")])
def test_too_few_men_are_told_for_none_one_and_two(language: str, left: int, side: str) -> None:
    voice = Voice(language, "abordaje")
    men = text(f"men-{side}", n=left)
    line = voice("told-exterminated", side=side, men=men, sections=4)
    assert voice(men) in line
    assert not re.search(r"quedan|haben|have", line)  # no verb that one man would contradict


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("won", [True, False])
def test_to_one_alone_nothing_is_said_of_a_team(language: str, won: bool) -> None:  # noqa: FBT001
    voice = Voice(language, GAME.spec.slug, ("Ann", "Bea"))
    alone = status_line(matched((7,), won=won), voice)
    team = status_line(matched((7, 8), won=won), voice)
    together = re.compile(r"together|juntos|gemeinsam|team|equipo", re.IGNORECASE)
    assert not together.search(alone)
    assert together.search(team)


@pytest.mark.parametrize("language", LANGUAGES)
def test_beside_its_picture_an_end_is_not_explained_once_more(language: str) -> None:
    voice = Voice(language, GAME.spec.slug, ("Ann",))
    match = matched((7,), won=True)
    why = voice("won-escape")
    assert status_line(match, voice).endswith(why)
    beside_picture = status_line(match, voice).removesuffix(why).strip()
    assert status_line(match, voice, pictured=True) == beside_picture


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("grade", ["partial", "loss"])
def test_to_one_alone_it_is_not_said_that_nobody_has_won(language: str, grade: str) -> None:
    voice = Voice(language, "off_the_rails", ("Ann",))
    outcome = Outcome(winners=frozenset(), reason=f"solo-{grade}", scores=(3,))
    match = replace(matched((7,), won=False), game=SHELF["off_the_rails"], outcome=outcome)
    over = voice("match-over")
    assert status_line(match, voice) == f"{over} {voice(f'solo-{grade}')}"
    assert status_line(match, voice, pictured=True) == over, "the picture says the grade"


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_the_table_partners_win_together_and_do_not_share(language: str) -> None:
    voice = Voice(language, GAME.spec.slug, ("Ann", "Bea", "Cem", "Dee"))
    match = matched((7, 8, 9, 10), won=True)
    winners = frozenset((Seat(0), Seat(2)))
    outcome = Outcome(winners=winners, reason="won-escape")
    said = [
        status_line(replace(match, game=game, outcome=outcome), voice) for game in (PAIRS, LANTERNS)
    ]
    assert all("Ann" in line and "Cem" in line for line in said)
    assert re.search(r"share|teilen|[Cc]omparten", said[1])
    assert not re.search(r"share|teilen|[Cc]omparten", said[0])


@pytest.mark.parametrize(
    ("language", "two", "one_of_four"),
    [
        ("en", "2 of 2 seats taken. ", "3 of 4 seats taken, one of them by a computer; 2 are "),
        ("es", "ocupados: 2 de 2. ", "3 de 4, uno de ellos por una máquina; basta con 2. "),
        ("de", "2 von 2 Plätzen besetzt. ", "davon einer mit einem Computer; 2 genügen. "),
    ],
)
def test_a_lobby_counts_seats_and_takes_no_computer_for_a_person(
    language: str, two: str, one_of_four: str
) -> None:
    voice = Voice(language)
    full = voice("lobby-seats", seated=2, computers=0, range="exact", few=2, many=2)
    assert two in full
    assert one_of_four in voice("lobby-seats", seated=3, computers=1, range="from", few=2, many=4)


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "Last match: lost", "Last matches, the newest at the end: lost"),
        ("es", "Última partida: lost", "Últimas partidas, la más reciente al final: lost"),
        ("de", "Letzte Partie: lost", "Letzte Partien, die neueste am Schluss: lost"),
    ],
)
def test_the_last_matches_of_a_profile_may_be_one(language: str, one: str, two: str) -> None:
    voice = Voice(language)
    assert voice("profile-form", form="lost", matches=1) == one
    assert voice("profile-form", form="lost", matches=2) == two


@pytest.mark.parametrize("key", ["told-fight", "told-fire", "told-boarding", "told-shoot"])
def test_spanish_lets_no_one_man_fall_in_the_plural(key: str) -> None:
    voice = Voice("es", "abordaje", ("Ana", "Bea"))
    for fallen in (text("nobody"), text("men-pirate", n=1)):
        side, deck = text("side-pirate"), text("deck-pirate", n=2)
        words = {"fallen": fallen, "crossed": fallen, "who": side, "side": side, "deck": deck}
        told = text(key, section=2, captain="", **words)
        for form in ("aside", "alt"):
            if voice.has(key, form):
                assert not re.search(r"(caen|cruzan) ", voice.together([told], form))


@pytest.mark.parametrize("language", ["es", "de"])
def test_refusals_of_a_game_for_one_speak_to_one(language: str) -> None:
    voice = Voice(language, GAME.spec.slug)
    for key in ("enough-raincoat", "enough-rope"):
        assert not re.search(r"\b(tenéis|vuestr\w+|Ihr|euch|eure)\b", voice(key, n=3))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_no_text_names_a_button_without_its_sign(folder: Path) -> None:
    for language in LANGUAGES:
        read = texts(folder, language)
        for key in BUTTONS:
            label = re.escape(Voice(language)(key))
            assert not re.search(rf"(?<!🪑 )(?<!🖐️ )(?<!▶️ )\*\*{label}\*\*", read), (language, key)


def test_one_word_stands_for_one_thing() -> None:
    everything = {
        language: "\n".join(
            path.read_text("utf-8")
            for slug in SHELF
            for path in (
                home_of(slug) / "texts" / f"{language}.ftl",
                home_of(slug) / f"rules.{language}.md",
            )
        )
        for language in LANGUAGES
    }
    house = {language: "\n".join(texts(one, language) for one in HOUSE) for language in LANGUAGES}
    assert not re.search(r"\bAmors?\b", everything["de"])
    assert "Bestenliste" not in house["de"]
    assert "estantería" not in house["es"]
    assert "Dos iguales exactos" not in everything["es"]
    assert not re.search(r"\bbotes?\b", everything["es"], re.IGNORECASE)  # boats are barcas
    assert "ordenador" not in everything["es"] + house["es"]  # computers are máquinas
    assert not re.search(r"Verwalter|Verwaltung|Administration|Moderatoren", house["de"])
    for language, money in (("en", r"\d\}? money"), ("de", r"\} Geld"), ("es", "de dinero")):
        assert not re.search(money, everything[language])


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_said_in_two_ways(folder: Path, language: str) -> None:
    lines = (folder / f"{language}.ftl").read_text("utf-8").splitlines()
    keys = [found[1] for line in lines if (found := re.match(r"([a-z][\w-]*) =", line))]
    assert sorted(keys) == sorted(set(keys))
