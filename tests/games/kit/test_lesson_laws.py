"""The laws of lessons turn red where a lesson does not go with its game, and name the step."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from examples.lagoon.game import Lagoon
from examples.summits.game import Summits
from examples.summits.model import Rest
from games import SHELF
from games.kit.check import lesson_laws
from games.kit.check.tables import Table
from games.kit.lesson import Step
from games.kit.words import ROOT, Voice


class TooHasty(Summits):
    """Teaches to rest before the first card."""

    lessons = (replace(Summits.lessons[0], script=(Step("climb", Rest()),)),)


class Silent(Lagoon):
    """Has a lesson in which nothing is asked."""

    lessons = (replace(Lagoon.lessons[0], script=()),)


def test_a_move_that_the_rules_do_not_allow_is_named_by_its_step() -> None:
    table = Table(TooHasty(), TooHasty.spec.options(), TooHasty.spec.seats[-1], "x")
    with pytest.raises(AssertionError, match="first, climb: the rules do not allow Rest"):
        lesson_laws.every_lesson_comes_to_its_end(table)


def test_a_question_that_a_first_match_begins_with_is_met_in_the_lesson() -> None:
    for game, is_met in ((Lagoon(), True), (Silent(), False)):
        table = Table(game, game.spec.options(), 3, "x")
        if is_met:
            lesson_laws.a_first_match_begins_with_questions_of_the_lesson(table)
            continue
        with pytest.raises(AssertionError, match="ask-depth is new"):
            lesson_laws.a_first_match_begins_with_questions_of_the_lesson(table)


def test_the_checklist_names_every_lesson_and_where_the_rules_say_the_rest() -> None:
    page = (ROOT / "docs/adding-a-game.md").read_text("utf-8").split("### What is taught where")[1]
    rows = re.findall(r"^\|(.*?)\| `(\w+)`, (\d+)(?: steps)? \| .* \| (.*) \|$", page, re.MULTILINE)
    slugs = {Voice("en", slug)("title"): slug for slug in SHELF}
    listed, title = [], ""
    for named, lesson, steps, left in rows:
        title = named.strip() or title
        slug = slugs[title]
        rules = (ROOT / f"games/{slug}/rules.en.md").read_text("utf-8")
        headings = re.findall(r"^##+ (.*)$", rules, re.MULTILINE)
        cited = re.findall(r"\*([^*]+)\*", left)
        assert cited
        assert set(cited) <= {*headings}, f"{slug} {lesson}"
        listed.append((slug, lesson, int(steps)))
    every = [(s, one.name, len(one.steps)) for s, game in SHELF.items() for one in game.lessons]
    assert sorted(listed) == sorted(every)
