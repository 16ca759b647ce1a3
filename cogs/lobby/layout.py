"""What a lobby looks like, and its controls: the table before a match starts."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, get_args

import discord

from cogs.kit.agreed_terms import term_text
from cogs.kit.messages.controls import (
    OPTION_LIMIT,
    Control,
    OfGame,
    answer_and_why,
    button,
    icon_button,
    rows,
    select,
    setting_select,
)
from cogs.kit.messages.layouts import pace_lines, page
from cogs.kit.messages.match_controls import Learn, ShowRules
from cogs.kit.messages.seals import seal_line
from cogs.lobby.agreed_options import agreed_options, offered_options
from games.kit.mind import LEVELS
from games.kit.words import LANGUAGES, Voice
from matches.seated import is_computer, level_of
from matches.terms import TERM_WORDS, word_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from discord import ui

    from cogs.kit.messages.layouts import Picture
    from games.kit.game import AnyGame, Options
    from matches.records import Lobby, ServerConfig


class OpenThread(OfGame, verb="thread", only_where_shown=True):
    """Open a table in a thread of its own."""


class _OfLobby(Control):
    """What is said about a table that has not started."""

    lobby: int


class Join(_OfLobby, verb="join", in_public=True):
    """Sit down at a table that has not started."""


class Leave(_OfLobby, verb="leave", in_public=True):
    """Stand up from it."""


class AddComputer(_OfLobby, verb="addcomputer", in_public=True):
    """Let a computer of a level sit down."""

    level: str


class RemoveComputer(_OfLobby, verb="dropcomputer", in_public=True):
    """Let the computer stand up that sat down last."""


class SetOption(_OfLobby, verb="option", in_public=True):
    """Change one option of the game to the value picked; lobbies of earlier versions bear it."""

    option: str


class ShowOptions(_OfLobby, verb="options", in_public=True):
    """Open the options of a lobby privately, for its host."""


class ShowSeal(_OfLobby, verb="seal", in_public=True):
    """Show the seal of a lobby's shuffle, privately."""


class Agree(_OfLobby, verb="agree"):
    """Change one option to the value picked, from the private message of the host."""

    option: str


class SetTerm(_OfLobby, verb="term"):
    """Change one of the table's terms to the word picked."""

    term: str


class SetLanguage(_OfLobby, verb="language"):
    """Let the table, and later the match, speak the language picked."""


class MoveUp(_OfLobby, verb="seat-up"):
    """Let the player picked sit one seat further up."""


class ShuffleSeats(_OfLobby, verb="seats"):
    """Draw lots for the seats."""


class Start(_OfLobby, verb="start", in_public=True):
    """Deal, and let the match begin."""


def title(game: AnyGame, voice: Voice) -> str:
    """Return the heading of a game's lobby."""
    return f"## {game.spec.icon} {voice('title')}"


def started_page(game: AnyGame, lobby: Lobby, slower: int = 1) -> ui.LayoutView:
    """Say in a small line, where a lobby was, that its match has begun.

    It stays: the seal of the shuffle stood there before the deal, and the match says so. Computers
    may be so many times `slower` in a race.
    """
    voice = Voice(lobby.language, game.spec.slug)
    begun = f"-# {game.spec.icon} {voice('title')} · {voice('lobby-started')}"
    return page(begun, None, _paces(game, lobby, slower))


def dealing_page(game: AnyGame, lobby: Lobby, slower: int) -> ui.LayoutView:
    """Announce a deal in direct messages: its seal is shown before anything is dealt."""
    seal = seal_line(lobby.secret, Voice(lobby.language, lobby.game))
    return _last_page(game, lobby.language, "private-dealing", *_paces(game, lobby, slower), seal)


def _paces(game: AnyGame, lobby: Lobby, slower: int) -> list[str]:
    seated = [level_of(one) for one in lobby.players if is_computer(one)]
    alone = len(seated) == len(lobby.players) - 1
    return pace_lines(game, seated, Voice(lobby.language), alone=alone, slower=slower)


def expired_page(game: AnyGame, language: str) -> ui.LayoutView:
    """Say, where a lobby was, that it has not changed for too long."""
    return _last_page(game, language, "lobby-expired")


def _last_page(game: AnyGame, language: str, key: str, *below: str) -> ui.LayoutView:
    voice = Voice(language, game.spec.slug)
    return page(f"{title(game, voice)}\n{voice(key)}", None, [*below])


def lobby_page(
    game: AnyGame,
    lobby: Lobby,
    names: Sequence[str],
    config: ServerConfig,
    picture: Picture | None = None,
    note: str = "",
) -> ui.LayoutView:
    """Lay out who sits in a lobby, what is agreed, its buttons, and a `note` to everybody.

    `names` are those of its players, in their order; `config` is what its server allows.
    """
    voice = Voice(lobby.language, lobby.game)
    few, many = game.spec.seats[0], game.spec.seats[-1]
    seats = [
        f"{n}. {name}{_remark(lobby, player, voice)}"
        for n, (player, name) in enumerate(zip(lobby.players, names, strict=True), start=1)
    ]
    state = voice(
        "lobby-seats",
        seated=len(lobby.players),
        computers=sum(map(is_computer, lobby.players)),
        range="exact" if few == many else "from",
        few=few,
        many=many,
    )
    style = discord.ButtonStyle
    # Discord shows all the same message, so the button cannot be grey for those alone who sit: a
    # press of theirs says so privately. It is loud as long as somebody is missing.
    is_missing = len(lobby.players) < few
    controls = rows(
        button(
            voice("button-join"),
            Join(lobby.id),
            style=style.success if is_missing else style.secondary,
            icon="🪑",
        ),
        button(voice("button-start"), Start(lobby.id), style=style.primary, icon="▶️"),
        button(voice("button-options"), ShowOptions(lobby.id), icon="⚙️"),
        button(voice("button-rules"), ShowRules(lobby.game), icon="📖"),
    )
    leave = button(voice("button-leave"), Leave(lobby.id))
    seal = [icon_button(ShowSeal(lobby.id), "🔐")] if lobby.secret else []
    learns = config.lessons and game.lessons
    learn = [button(voice("button-learn"), Learn(lobby.game), icon="🎓")] if learns else []
    head = f"{title(game, voice)}\n{voice('tagline')}"
    below = [*seats, note, f"-# {state}", *_agreed_lines(game, lobby, voice)]
    if any(map(is_computer, lobby.players)):
        key = "lobby-with-computers" if config.hints else "lobby-with-computers-no-hints"
        below.append(f"-# {voice(key)}")
    computers = _computer_buttons(game, lobby, voice, allowed=config.computers)
    return page(head, picture, below, [*controls, *rows(*computers), *rows(leave, *learn, *seal)])


def _remark(lobby: Lobby, player: int, voice: Voice) -> str:
    """Say beside a name who opened the table, or how strong a computer is."""
    if is_computer(player):
        return f" · {voice(f'level-{level_of(player)}')}"
    return f" · {voice('lobby-host')}" if player == lobby.host else ""


def _computer_buttons(
    game: AnyGame, lobby: Lobby, voice: Voice, *, allowed: bool
) -> list[ui.Item[Any]]:
    """Offer computers of every level while there is room, and to do without one."""
    buttons: list[ui.Item[Any]] = []
    if allowed and len(lobby.players) < game.spec.seats[-1]:
        for level in LEVELS:
            label = voice("button-add-computer", level=voice(f"level-{level}"))
            buttons.append(button(label, AddComputer(lobby.id, level), icon="🤖"))
    if any(map(is_computer, lobby.players)):
        buttons.append(button(voice("button-remove-computer"), RemoveComputer(lobby.id)))
    return buttons


def _agreed_lines(game: AnyGame, lobby: Lobby, voice: Voice) -> list[str]:
    """Say what is agreed: what is as usual in one line, anything else explained in its own."""
    agreed, usual = agreed_options(game, lobby.options), game.spec.options()
    told: list[str] = []
    changed: list[str] = []
    for name in offered_options(game, agreed, len(lobby.players)):
        asked, value = voice(f"option-{name}"), getattr(agreed, name)
        said = voice(f"option-{name}-{value}")
        if value == getattr(usual, name):
            told.append(f"{asked}: {answer_and_why(said)[0]}")
        else:
            changed.append(f"-# **{asked}: {said}**")
    terms = ["speed", "hints"] if lobby.terms.hints else ["speed"]
    told += [
        f"{voice(f'term-{name}')}: {voice(term_text(name, word_of(lobby.terms, name)))}"
        for name in terms
    ]
    return [*changed, f"-# {' · '.join(told)}"]


def options_page(
    game: AnyGame,
    lobby: Lobby,
    voice: Voice,
    names: Sequence[str],
    config: ServerConfig,
    note: str = "",
) -> ui.LayoutView:
    """Lay out the options of a lobby for its host, who reads them in the language of `voice`.

    `names` are those of its players, in the order of their seats.
    """
    agreed, seated = agreed_options(game, lobby.options), len(lobby.players)
    controls: list[ui.Item[Any]] = [
        *rows(
            *option_selects(game, agreed, seated, voice, partial(Agree, lobby.id)),
            *_term_selects(lobby, voice, config),
            _language_select(lobby, voice),
            width=1,
        )
    ]
    if len(lobby.players) > 1:
        seats = [
            discord.SelectOption(label=f"{n}. {name}"[:OPTION_LIMIT], value=str(player), emoji="⬆️")
            for n, (player, name) in enumerate(zip(lobby.players, names, strict=True), start=1)
        ]
        controls += rows(select(voice("lobby-move-up"), seats, MoveUp(lobby.id)))
        controls += rows(button(voice("button-shuffle"), ShuffleSeats(lobby.id), icon="🔀"))
    said = [voice("lobby-options"), left_out(game, agreed, seated, voice)]
    heading = "\n".join(filter(None, [title(game, voice), *said]))
    return page(heading, None, [note], controls)


def left_out(game: AnyGame, agreed: Options, seated: int, voice: Voice) -> str:
    """Say that options are left out which change nothing with so many players, if there are any."""
    if len(offered_options(game, agreed, seated)) == len(game.spec.options.model_fields):
        return ""
    return f"-# {voice('options-for-seats', seated=max(seated, game.spec.seats[0]))}"


def option_selects(
    game: AnyGame, agreed: Options, seated: int, voice: Voice, control: Callable[[str], Control]
) -> list[ui.Item[Any]]:
    """Make one select per option that matters with so many players, answered by its `control`.

    Each answer names its option, so that a closed select says it.
    """
    selects: list[ui.Item[Any]] = []
    for name in offered_options(game, agreed, seated):
        values = get_args(game.spec.options.model_fields[name].annotation)
        words = {value: voice(f"option-{name}-{value}") for value in values}
        asked, chosen = voice(f"option-{name}"), getattr(agreed, name)
        selects.append(setting_select(asked, words, chosen, control(name)))
    return selects


def _term_selects(lobby: Lobby, voice: Voice, config: ServerConfig) -> list[ui.Item[Any]]:
    """Make one select per term that the server allows to be chosen."""
    selects: list[ui.Item[Any]] = []
    for name, words in TERM_WORDS.items():
        if name == "hints" and (not config.hints or any(map(is_computer, lobby.players))):
            continue  # where a computer sits everybody may ask for one
        said = {word: voice(term_text(name, word)) for word in words}
        asked, agreed = voice(f"term-{name}"), word_of(lobby.terms, name)
        selects.append(setting_select(asked, said, agreed, SetTerm(lobby.id, name)))
    return selects


def _language_select(lobby: Lobby, voice: Voice) -> ui.Item[Any]:
    """Make the select of languages; each bears its own name, and a sign for those who read none."""
    asked = voice("lobby-language")
    options = [
        discord.SelectOption(
            label=f"{asked}: {Voice(language)('language-name')}",
            value=language,
            emoji="🌐",
            default=language == lobby.language,
        )
        for language in LANGUAGES
    ]
    return select(asked, options, SetLanguage(lobby.id))
