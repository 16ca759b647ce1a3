"""All that is checked of a game: every law at every table, and what its files say.

`python -m games check` says in sentences what does not hold; a game's own tests do it in one line,
`assert broken_laws(GAME) == []`.
"""

from __future__ import annotations

import inspect
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, Final

from games.kit.check import appearances, laws, lesson_laws, lockstep, mind_laws
from games.kit.check.faults import fault_of
from games.kit.check.package import Package, faults_of
from games.kit.check.tables import Table, tables
from games.kit.words import home_of, settle

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import TypeAlias

    from games.kit.game import AnyGame

    Law: TypeAlias = Callable[[Table], None]

RULES: Final[list[Law]] = [
    laws.it_ends_with_an_outcome_and_not_before,
    laws.idle_seats_have_no_moves_and_others_have_some,
    laws.everything_survives_storage,
    laws.every_listed_move_plays,
    laws.exact_candidates_are_just_the_legal_moves,
    laws.a_random_move_is_picked_from_those_listed,
    laws.other_moves_are_refused_in_words_and_change_nothing,
    laws.replay_leads_to_the_same_position,
    laws.luck_goes_by_what_happens_and_not_by_the_number_of_moves,
    laws.nothing_appears_or_vanishes,
    laws.a_redeal_deals,
    laws.no_view_tells_one_world_from_another,
    laws.a_redeal_depends_on_nothing_hidden,
    laws.what_is_marked_lies_openly,
    laws.news_says_no_more_than_the_view_shows,
    lockstep.what_others_do_unseen_changes_nothing,
    laws.private_news_tells_a_seat_nothing_that_is_hidden_from_it,
    laws.a_stamp_changes_with_what_a_seat_may_do_and_only_then,
    laws.what_may_be_taken_back_drew_no_luck_and_showed_nobody_anything,
]
MINDS: Final[list[Law]] = [
    mind_laws.every_level_answers_legally_and_within_its_budget,
    mind_laws.a_decision_depends_on_nothing_hidden,
    mind_laws.worth_is_a_share_for_every_seat,
    mind_laws.what_is_recalled_is_what_was_seen,
]
TO_THE_END: Final[list[Law]] = [
    mind_laws.computers_among_themselves_come_to_an_end,
    lesson_laws.every_lesson_comes_to_its_end,
]
APPEARANCES: Final[list[Law]] = [
    appearances.menus_lead_to_every_legal_move_and_no_other,
    appearances.everything_can_be_said_in_every_language,
    appearances.every_position_has_words,
    lesson_laws.every_lesson_says_all_in_few_words,
    lesson_laws.a_first_match_begins_with_questions_of_the_lesson,
]
PICTURES: Final[list[Law]] = [
    appearances.every_view_has_a_picture,
    appearances.letters_are_large_enough_for_a_phone,
]
EVERY: Final = (*RULES, *MINDS, *TO_THE_END, *APPEARANCES, *PICTURES)

LONGEST_CHECK: Final = 50.0
"""Seconds of processor time; what has not been looked at by then is left out, and said."""


def broken_laws(
    game: AnyGame, cog: Path | None = None, *, seconds: float = LONGEST_CHECK
) -> list[str]:
    """Check a game; return in sentences what does not hold, each law once."""
    home = Path(inspect.getfile(type(game))).parent
    if home_of(game.spec.slug) != home:
        settle(game.spec.slug, home)
    found = [str(fault) for fault in faults_of(Package.of(game, cog))]
    return found or _broken(game, seconds)


def _broken(game: AnyGame, seconds: float) -> list[str]:
    broken: dict[Law, tuple[str, str]] = {}
    until = process_time() + seconds
    laid = tables([game], seeds=1)
    package = type(game).__module__.partition(".")[0]
    for seen, table in enumerate(_spread(laid)):
        for law in EVERY:
            if law in broken:
                continue
            if process_time() > until:
                return [*_sentences(broken), *_left_out(seen, laid)]
            try:
                law(table)
            except Exception as error:  # noqa: BLE001 - a law that cannot be looked at is broken
                broken[law] = _why(table, error, package)
    return _sentences(broken)


def _spread(laid: Sequence[Table]) -> list[Table]:
    """Return tables with the most seats first, as laws find most there."""
    return sorted(laid, key=lambda table: -table.seats)


def _left_out(seen: int, laid: Sequence[Table]) -> list[str]:
    if seen:  # every law has been looked at, at one table at least
        return []
    return [f"matches of {laid[0].game.spec.slug} are too long to look at every law"]


def _why(table: Table, error: Exception, package: str) -> tuple[str, str]:
    """Return how the sentence about a broken law begins, and how it ends."""
    if isinstance(error, AssertionError):
        return "it does not hold that", f"{error} ({table})"
    return "it cannot be seen whether", f"{fault_of(error, package)} ({table})"


def _sentences(broken: dict[Law, tuple[str, str]]) -> list[str]:
    """Say which laws do not hold, and why; those that stumble over the same fault together."""
    alike: dict[tuple[str, str], list[str]] = {}
    for law, why in broken.items():
        alike.setdefault(why, []).append(getattr(law, "__name__", "law").replace("_", " "))
    return [
        f"{begins} {f', {begins.split()[-1]} '.join(names)}: {ends}"
        for (begins, ends), names in alike.items()
    ]
