"""Names as pictures show them, with a readable substitute for what cannot be drawn."""

from __future__ import annotations

from functools import lru_cache
from typing import Final
from unicodedata import normalize

from games.kit.draw.faces import face_sign, with_face
from games.kit.draw.text.lettering import text_width
from games.kit.draw.text.runs import split_runs
from games.kit.words import Voice, unescape

MEASURED_AT: Final = 32
"""Pixels: a size at which anything that can be seen has a width."""


@lru_cache(maxsize=1024)
def drawn_name(name: str) -> str:
    r"""Return a name as it can be drawn; empty if there is nothing in it that anybody could read.

    >>> drawn_name("𝓐𝓷𝓪 𝕸."), drawn_name("\u3164 \u200b")
    ('Ana M.', '')
    """
    shown = " ".join("".join(run.text for run in split_runs(unescape(name))).split())
    return shown if text_width(shown, MEASURED_AT) else ""


def legible_name(name: str) -> str:
    """Return a name as it can be drawn; a dash if there is nothing to read in it."""
    return drawn_name(name) or "–"


def voice_for_pictures(voice: Voice) -> Voice:
    """Return a voice that names people as pictures show them: by their seat if nothing is left.

    Computers have their faces.
    """
    names = tuple(
        # A former player has no name.
        name and (with_face(drawn_name(name)) or voice("seat", n=number))
        for number, name in enumerate(voice.names, 1)
    )
    return voice if names == voice.names else Voice(voice.language, voice.slug, names)


def fitting_name(name: str, size: int, room: int) -> str:
    r"""Return a computer's name so short that its level has room after it; a person's as it is.

    >>> sonar = with_face("🤖 Sonar •••")
    >>> fitting_name(sonar, 36, 400) == sonar, fitting_name("Sonar •••", 36, 130)
    (True, 'Sonar •••')
    >>> fitting_name(sonar, 36, 132)[1:]
    'So. •••'
    """
    called, _, level = name.rpartition(" ")
    if not face_sign(name) or not called or text_width(name, size, bold=True) <= room:
        return name
    while len(called) > 1 and text_width(f"{called}. {level}", size, bold=True) > room:
        called = called[:-1]
    return f"{called}. {level}"


def seat_letter(voice: Voice, seat: int) -> str:
    """Return what stands on a seat's badge in pictures: of a computer the sign of its face.

    >>> ana_and_bob = Voice("en", names=("Ana", "Bob"))
    >>> seat_letter(ana_and_bob, 1)
    'B'
    """
    face = face_sign(voice.names[seat]) if seat < len(voice.names) else ""
    return face or written_letter(voice, seat)


def written_letter(voice: Voice, seat: int) -> str:
    """Return what stands for a seat where only a letter has room."""
    letters = seat_letters(voice.names)
    return letters[seat] if seat < len(letters) else str(seat + 1)


@lru_cache(maxsize=64)
def seat_letters(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return what stands on the badges of people at one table: initials if these differ.

    Otherwise all have the numbers of their seats, for a letter would be another player's initial.
    A former player, who has no name, has a number, and leaves the others theirs; so does a computer
    that is called like somebody.

    >>> seat_letters(("Ana", "2 Bob", "Öl")), seat_letters(("Ana", "Bob", "Álex"))
    (('A', 'B', 'Ö'), ('1', '2', '3'))
    >>> seat_letters(("Ana", "", "Bob")), seat_letters(("Ana", "🤖 Atlas", "🤖 Bolt"))
    (('A', '2', 'B'), ('A', '2', 'B'))
    """
    numbers = tuple(str(number) for number in range(1, len(names) + 1))
    initials = tuple(_initial(name) for name in names)
    is_person = tuple(bool(name) and not (name[0] == "🤖" or face_sign(name)) for name in names)
    known = [
        normalize("NFD", one)[:1] for one, person in zip(initials, is_person, strict=True) if person
    ]
    if len(set(known)) < len(known) or "" in known:
        return numbers
    taken, letters = set(known), []
    for number, initial, person in zip(numbers, initials, is_person, strict=True):
        is_free = person or initial not in taken
        letters.append((initial if is_free else "") or number)
        taken.add(initial)
    return tuple(letters)


def _initial(name: str) -> str:
    """Return the first letter of a name, as a capital; nothing if it has none."""
    return next((sign.upper()[0] for sign in drawn_name(name) if sign.isalpha()), "")
