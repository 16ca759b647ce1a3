"""Commands: names, options, translations, counts and the size of the whole."""

from __future__ import annotations

import pytest

from playground.checks import command_problems, commands_problems
from playground.tests.support.bodies import Body, command, complaints, menus, named, option, options

NAME = "APPLICATION_COMMAND_INVALID_NAME"
FIELD = "APPLICATION_COMMAND_OPTION_FIELD_INVALID"


def pick(value: object = "a", **changes: object) -> Body:
    return {"name": "A", "value": value, **changes}


def sub(*inner: Body, name: str = "tunnel", kind: int = 1) -> Body:
    return {"type": kind, "name": name, "description": "Dig here", "options": list(inner)}


def of_size(size: int) -> Body:
    """Build a command of 7,939 characters and fill it up with the last description."""
    many = [pick("v" * 100, name="n" * 100) for _ in range(25)]
    return command(
        option("a", description="d", choices=many),
        option("b", description="d", choices=many[:14]),
        option("c" * 32, description="d" * 100),
        option("e", description="d" * (size - 7_939)),
        name="d",
        description="d",
    )


LIMITS = [
    pytest.param(
        command(name="x" * 32), command(name="x" * 33), "name BASE_TYPE_BAD_LENGTH", id="name of 32"
    ),
    pytest.param(command(), command(name=None), "name BASE_TYPE_REQUIRED", id="a name"),
    pytest.param(
        command(description="x" * 100),
        command(description="x" * 101),
        "description BASE_TYPE_BAD_LENGTH",
        id="description of 100",
    ),
    pytest.param(
        command(), command(description=""), "description BASE_TYPE_BAD_LENGTH", id="a description"
    ),
    pytest.param(
        command(*options(25)),
        command(*options(26)),
        "options BASE_TYPE_MAX_LENGTH",
        id="25 options",
    ),
    pytest.param(
        command(sub(*options(25))),
        command(sub(*options(26))),
        "options.0.options BASE_TYPE_MAX_LENGTH",
        id="25 options of a subcommand",
    ),
    pytest.param(
        command(option(required=True), option("b")),
        command(option(), option("b", required=True)),
        "options.1 APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
        id="required ones first",
    ),
    pytest.param(
        command(sub(option(required=True), option("b"))),
        command(sub(option(), option("b", required=True))),
        "options.0.options.1 APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
        id="required ones first in subcommands",
    ),
    pytest.param(
        command(option(), option("b")),
        command(option(), option()),
        "options.1 APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
        id="options differ",
    ),
    pytest.param(
        command(sub(), sub(name="b", kind=2)),
        command(sub(), option()),
        "options.0 APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
        id="subcommands unmixed",
    ),
    pytest.param(
        command(sub(sub(), kind=2)),
        command(sub(sub(sub(), kind=2), kind=2)),
        "options.0.options.0.type BASE_TYPE_CHOICES",
        id="groups of one level",
    ),
    pytest.param(
        command(sub(option())),
        command(sub(sub())),
        "options.0.options.0.type BASE_TYPE_CHOICES",
        id="no subcommand in another",
    ),
    pytest.param(
        command(sub()),
        command({**sub(), "required": True}),
        f"options.0.required {FIELD}",
        id="subcommands are not required",
    ),
    pytest.param(
        command(option(name="x" * 32)),
        command(option(name="x" * 33)),
        "options.0.name BASE_TYPE_BAD_LENGTH",
        id="option name of 32",
    ),
    pytest.param(
        command(option(type=11)),
        command(option(type=12)),
        "options.0.type BASE_TYPE_CHOICES",
        id="option types",
    ),
    pytest.param(
        command(option(choices=[pick()] * 25)),
        command(option(choices=[pick()] * 26)),
        "options.0.choices BASE_TYPE_MAX_LENGTH",
        id="25 choices",
    ),
    pytest.param(
        command(option(choices=[pick(name="x" * 100)])),
        command(option(choices=[pick(name="x" * 101)])),
        "options.0.choices.0.name BASE_TYPE_BAD_LENGTH",
        id="choice name of 100",
    ),
    pytest.param(
        command(option(choices=[pick("x" * 100)])),
        command(option(choices=[pick("x" * 101)])),
        "options.0.choices.0.value BASE_TYPE_MAX_LENGTH",
        id="choice value of 100",
    ),
    pytest.param(
        command(option(type=4, choices=[pick(2**53)])),
        command(option(type=4, choices=[pick(2**53 + 1)])),
        "options.0.choices.0.value NUMBER_TYPE_MAX",
        id="whole numbers of 53 bits",
    ),
    pytest.param(
        command(option(type=10, choices=[pick(1.5)])),
        command(option(type=10, choices=[pick("1.5")])),
        "options.0.choices.0.value NUMBER_TYPE_COERCE",
        id="numbers for numbers",
    ),
    pytest.param(
        command(option(autocomplete=True)),
        command(option(autocomplete=True, choices=[pick()])),
        "options.0.autocomplete APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE",
        id="choices or autocomplete",
    ),
    pytest.param(
        command(option()),
        command(option(type=6, autocomplete=True)),
        f"options.0.autocomplete {FIELD}",
        id="users have no autocomplete",
    ),
    pytest.param(
        command(option(type=4, max_value=5)),
        command(option(max_value=5)),
        f"options.0.max_value {FIELD}",
        id="values of numbers",
    ),
    pytest.param(
        command(option(max_length=6_000)),
        command(option(max_length=6_001)),
        "options.0.max_length NUMBER_TYPE_MAX",
        id="strings of 6,000",
    ),
    pytest.param(
        command(option(type=4, min_value=2, max_value=2)),
        command(option(type=4, min_value=3, max_value=2)),
        "options.0 APPLICATION_COMMAND_OPTIONS_MIN_ABOVE_MAX",
        id="min up to max",
    ),
    pytest.param(
        command(name_localizations={"de": "graben"}),
        command(name_localizations={"de": "Graben"}),
        f"name_localizations.de {NAME}",
        id="translated names are names",
    ),
    pytest.param(
        command(name_localizations={"es-ES": "cavar"}),
        command(name_localizations={"es": "cavar"}),
        "name_localizations.es BASE_TYPE_CHOICES",
        id="locales of Discord",
    ),
    pytest.param(
        command(description_localizations={"de": "x" * 100}),
        command(description_localizations={"de": "x" * 101}),
        "description_localizations.de BASE_TYPE_BAD_LENGTH",
        id="translation of 100",
    ),
    pytest.param(
        command(contexts=[0, 1]), command(contexts=[3]), "contexts BASE_TYPE_CHOICES", id="contexts"
    ),
    pytest.param(
        command(contexts=[0]),
        command(contexts=[]),
        "contexts BASE_TYPE_BAD_LENGTH",
        id="some context",
    ),
    pytest.param(
        command(integration_types=[0, 1]),
        command(integration_types=[2]),
        "integration_types BASE_TYPE_CHOICES",
        id="installations",
    ),
    pytest.param(
        of_size(8_000), of_size(8_001), "APPLICATION_COMMAND_TOO_LARGE", id="8,000 characters"
    ),
    pytest.param(
        {"type": 2, "name": "Show Hand"},
        {"type": 2, "name": "Hand", "description": "x"},
        "description APPLICATION_COMMAND_CONTEXT_MENU_FIELD",
        id="menus say nothing",
    ),
    pytest.param(
        {"type": 3, "name": "x" * 32},
        {"type": 3, "name": "x" * 33},
        "name BASE_TYPE_BAD_LENGTH",
        id="menu name of 32",
    ),
    pytest.param(command(type=1), command(type=5), "type BASE_TYPE_CHOICES", id="command types"),
]

SCOPES = [
    pytest.param(named(100), named(101), id="100 slash commands"),
    pytest.param(menus(15, 2), menus(16, 2), id="15 user menus"),
    pytest.param(menus(15, 3), menus(16, 3), id="15 message menus"),
]


@pytest.mark.parametrize(("good", "bad", "complaint"), LIMITS)
def test_a_command_may_touch_a_limit_but_not_pass_it(good: Body, bad: Body, complaint: str) -> None:
    assert command_problems(good) == []
    assert complaints(command_problems(bad)) == [complaint]


@pytest.mark.parametrize(("good", "bad"), SCOPES)
def test_a_scope_holds_so_many_commands(good: list[Body], bad: list[Body]) -> None:
    assert commands_problems(good) == []
    assert complaints(commands_problems(bad)) == ["APPLICATION_COMMANDS_MAX_REACHED"]


@pytest.mark.parametrize("name", ["größe", "a_b-c", "l'abordage", "año", "1", "ย้าย", "हिन्दी", "龍"])
def test_names_of_all_scripts_are_names(name: str) -> None:
    assert command_problems(command(name=name)) == []


@pytest.mark.parametrize(
    "name", ["Dig", "dig tunnel", "dig!", "dig.", "ÑU", "dig/", "🎲", "n\u0303"]
)
def test_capitals_spaces_and_signs_make_no_name(name: str) -> None:
    assert complaints(command_problems(command(name=name))) == [f"name {NAME}"]


def test_menus_may_have_capitals_and_spaces() -> None:
    assert commands_problems([{"type": 2, "name": "Show Hand"}]) == []


def test_of_the_translations_only_the_longest_counts() -> None:
    full = of_size(8_000)
    assert command_problems({**full, "name_localizations": {"de": "g", "fr": "c"}}) == []
    longer = {**full, "name_localizations": {"de": "gg", "fr": "c"}}
    assert complaints(command_problems(longer)) == ["APPLICATION_COMMAND_TOO_LARGE"]


def test_two_commands_of_one_kind_have_different_names() -> None:
    assert commands_problems([command(), *menus(1, 2), *menus(1, 3)]) == []
    assert complaints(commands_problems([command(), command()])) == [
        "1 APPLICATION_COMMANDS_DUPLICATE_NAME"
    ]


def test_problems_of_a_list_say_which_command() -> None:
    assert complaints(commands_problems([command(), command(name="B")])) == [f"1.name {NAME}"]
    assert complaints(commands_problems({})) == ["LIST_TYPE_CONVERT"]
