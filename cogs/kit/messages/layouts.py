"""What a match looks like as a Discord message: the table in public, a hand in private.

Pure functions from words, a picture and a menu to a `LayoutView`; they neither read nor send.
"""

from __future__ import annotations

import io
import re
from dataclasses import dataclass, replace
from itertools import chain, takewhile
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit
from zlib import crc32

import discord
from discord import ui
from typing_extensions import override

from cogs.kit.messages.controls import OPTION_LIMIT, Control, button, icon_button, rows, select
from cogs.kit.messages.match_controls import (
    USUAL_LEVEL,
    AskForHint,
    Back,
    ChangeNothing,
    ComeBack,
    HandsInWords,
    LearnLesson,
    LetComputerPlay,
    More,
    OpenReview,
    Pick,
    PlayAgain,
    PlayEasier,
    PlayNow,
    Press,
    ShowHand,
    ShowHowItWent,
    ShowLarger,
    ShowMoves,
    ShowReplay,
    ShowRules,
    ShowToday,
    ShowWords,
    TakeBack,
)
from games.kit.menu import Menu
from games.kit.mind import LEVELS, level_dots
from games.kit.text import Text
from games.kit.words import Voice, unescape
from matches.leaving import LESSON_OVER, WITHOUT_RESULT
from matches.lessons.script import is_at_end, lesson_of, pointed_at, told

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from games.kit.game import AnyGame
    from games.kit.lesson import Lesson
    from games.kit.menu import Option
    from games.kit.mind import Level
    from games.kit.text import Seat
    from matches.days.day import Day
    from matches.match import Match

MESSAGE_TEXT_LIMIT: Final = 4000
"""Characters of text in one message of components; Discord's limit."""
PLAIN_MESSAGE_LIMIT: Final = 2000
"""Characters of a message without components; Discord's limit."""
ALT_TEXT_LIMIT: Final = 1024
"""Characters of a picture's alt text; Discord's limit."""
SELECT_OPTIONS_LIMIT: Final = 25
"""Options of one select; Discord's limit."""
BUTTONS_IN_A_ROW: Final = 5
"""Buttons side by side; Discord's limit."""
ROW_WIDTH: Final = 336
"""Pixels that a phone has for buttons side by side; so are the next ones."""
STRIP: Final = 3
"""By how much the strip of colour at a hand's edge is sure to narrow them: it is 4 wide, and widths
are estimates."""
GAP: Final = 8
"""Between two buttons."""
MARGINS, ALONE, BESIDE_LABEL, LETTER, APART = 36, 16, 25, 9.2, 4.5
"""About how wide a button is: margins, an emoji alone or beside a label, a letter, and by how much
some letters are narrower or wider."""
SIGN: Final = "[\u2600-\ufdff\U0001f000-\U0010ffff]\ufe0f?"
EMOJI: Final = re.compile(f"[\U0001f1e6-\U0001f1ff]{{2}}|{SIGN}(?:\u200d{SIGN})*")
WIDE_LETTERS: Final = "Mo"
"""About as wide as an emoji within a label."""
WITHOUT_NARROW: Final = str.maketrans("", "", " .,:;!'|iljtfrI·")
WITHOUT_WIDE: Final = str.maketrans("", "", "mMwW…↔→GOQß①②③④⑤")
MOST_ROWS_BESIDE_NEWS: Final = 3
"""Rows of controls beside which a phone has room for two lines of news, but not with a map."""

MOST_PRIMARY: Final = 3
"""Answers in the primary colour."""

WAY_BACK: Final = "↩️"
POINTED: Final = "👉"
"""The sign of the answers that a lesson points at."""

FEW_WORDS: Final = 20
"""Words about what a seat sees within which a line of a hand to be read aloud begins."""
ICON_NAMES: Final = {
    "📝": "icon-words",
    "📜": "icon-moves",
    "💬": "icon-talk",
    "💡": "icon-hint",
    "📖": "button-rules",
    "↩️": "icon-back",
    "⏪": "icon-take-back",
    "🎓": "icon-no-lessons",
}
"""What stands on small buttons where they are to be read aloud."""
SHORT_NAMES: Final = {
    "🔍": "name-larger",
    "📝": "button-words",
    "💡": "icon-hint",
    "📜": "name-moves",
    "💬": "name-talk",
    "📖": "button-rules",
    "🎓": "name-no-lessons",
}
"""What stands on them for who is new, by how much they are used; all where there is room."""
MOST_ROWS_NAMED: Final = 4
"""Rows of controls, small buttons with words among them, below a picture that is no map."""

CLOSING_VERBS: Final = frozenset({"done", "stop"})
"""Moves that end something: their buttons are green."""
WARNED: Final = "⚠️"
"""The sign of an answer that costs something: its button is red."""
QUIET_VERBS: Final = frozenset({"undo", "pass"})
"""Moves that stand back: their buttons are grey."""


NOBODY: Final = discord.AllowedMentions.none()
"""Whom an edit pings; the library says so by itself only where an edit has plain text."""


class Upload(discord.File):
    """A file made in memory; what it holds is let go of as soon as it has been sent.

    The library's own leaves a circle behind: the buffer has an attribute that refers to the buffer.
    So every picture would stay until such circles are looked for, some hundred on a busy evening.
    """

    def __init__(self, content: bytes, name: str, about: str | None = None) -> None:
        super().__init__(io.BytesIO(content), name, description=about)

    @override
    def close(self) -> None:
        super().close()
        vars(self.fp).pop("close", None)


@dataclass(frozen=True)
class Picture:
    """An encoded picture with what it says in words."""

    name: str
    png: bytes
    alt: str

    def file(self) -> discord.File:
        """Return a fresh upload of the picture."""
        return Upload(self.png, self.name, unescape(self.alt))

    def is_on(self, message: discord.Message) -> bool:
        """Tell whether a page shows this picture, which has a name that `named_by_content` gave."""
        shown, exact = picture_on(message), named_by_content(self.name, self.png)
        return shown is not None and shown.name == self.name == exact


def named_by_content(name: str, png: bytes) -> str:
    """Return a picture's name with what tells it from all others, if it is not there yet.

    >>> named_by_content("hand-3.png", b""), named_by_content("hand-3-00000000.png", b"")
    ('hand-3-00000000.png', 'hand-3-00000000.png')
    """
    ending = f"-{crc32(png):08x}.png"
    return name if name.endswith(ending) else f"{name.removesuffix('.png')}{ending}"


@dataclass(frozen=True)
class PictureInPlace:
    """The picture that a message shows already, and goes on showing when its words are edited."""

    name: str
    alt: str


def picture_on(message: discord.Message) -> PictureInPlace | None:
    """Return the picture on a page that was sent, if it has one."""
    for box in message.components:
        for part in box.children if isinstance(box, discord.Container) else ():
            if isinstance(part, discord.MediaGalleryComponent):
                shown = part.items[0]
                name = urlsplit(shown.media.url).path.rpartition("/")[2]
                return PictureInPlace(name, shown.description or "")
    return None


def in_lines(said: Sequence[str]) -> str:
    """Put a view's lines below one another; what belongs to the line above begins with a dash.

    After a hyphen Discord draws a list, and takes the next heading into its last point.

    >>> print(in_lines(["Your hand:", "- a fox", "- - in love", "Boats"]))
    Your hand:
    – a fox
    – – in love
    Boats
    """
    return "\n".join(
        re.sub("^(- )+", lambda found: found[0].replace("-", "–"), line) for line in said
    )


def shorten(lines: str, limit: int) -> str:
    """Cut a text to `limit` characters, with an ellipsis where it was cut.

    >>> shorten("abcdef", 4)
    'abc…'
    """
    return lines if len(lines) <= limit else lines[: limit - 1] + "…"


def page(
    heading: str,
    picture: Picture | PictureInPlace | None = None,
    below: Iterable[str] = (),
    controls: Iterable[ui.Item[Any]] = (),
    *,
    beside: ui.Button[Any] | None = None,
) -> ui.LayoutView:
    """Lay out a heading, a picture, some text and controls; whatever is empty is left out.

    A button `beside` the heading takes no row of its own.
    """
    view = ui.LayoutView(timeout=None)
    box: ui.Container[Any] = ui.Container()
    heading = shorten(heading, MESSAGE_TEXT_LIMIT // 4)
    if heading:
        said: ui.TextDisplay[Any] = ui.TextDisplay(heading)
        box.add_item(ui.Section(said, accessory=beside) if beside else said)
    if picture:
        box.add_item(gallery(picture))
    if text := shorten("\n".join(filter(None, below)), MESSAGE_TEXT_LIMIT - len(heading)):
        box.add_item(ui.TextDisplay(text))
    for item in controls:
        box.add_item(item)
    view.add_item(box)
    # A page is sent and let go of, as presses are answered by `cogs.kit.presses`. Its parts know
    # what they are part of: that would be a circle of some forty objects, which stay until circles
    # are looked for. There is no public way to break it.
    view.stop()
    for item in view.walk_children():
        item._view = item._parent = None  # noqa: SLF001
    return view


def gallery(*pictures: Picture | PictureInPlace) -> ui.MediaGallery[Any]:
    """Show pictures that are attached, side by side, with their alt texts."""
    items = []
    for one in pictures:
        alt = unescape(one.alt) if isinstance(one, Picture) else one.alt
        items.append(discord.MediaGalleryItem(f"attachment://{one.name}", description=alt))
    return ui.MediaGallery(*items)


def game_options(games: Iterable[AnyGame], language: str) -> list[discord.SelectOption]:
    """Make the options of a select of games."""
    return [
        discord.SelectOption(
            label=Voice(language, game.spec.slug)("title")[:OPTION_LIMIT],
            value=game.spec.slug,
            emoji=game.spec.icon,
        )
        for game in games
    ]


def question(asked: str, voice: Voice, sure: Control, yes: str = "button-sure") -> ui.LayoutView:
    """Ask whether something is meant: `sure` does it, and `yes` is what its button says.

    What cannot be taken back stands last, where no thumb rests that has just pressed.
    """
    red = button(voice(yes), sure, style=discord.ButtonStyle.danger)
    return page(asked, controls=rows(button(voice("button-no"), ChangeNothing()), red))


def table(
    match: Match,
    voice: Voice,
    picture: Picture | None,
    news: list[str],
    more: list[ui.Item[Any]],
    *,
    clocks: Sequence[str] = (),
    hints: bool = False,
    ways_on: Sequence[ui.Button[Any]] = (),
) -> ui.LayoutView:
    """Lay out the table message, which everybody in the channel sees; `more` are its controls.

    `clocks` say until when who is waited for; with `hints` 💡 offers them. `ways_on` stand in place
    of "Play again".
    """
    blue = discord.ButtonStyle.primary
    if match.outcome:
        controls = controls_afterwards(match, voice, ways_on)
    else:
        controls = [button(voice("button-hand"), ShowHand(match.id), style=blue, icon="🖐️")]
    icons = small_controls(match, zoom=match.game.zooms, hints=hints)
    rules = rules_button(match)
    if match.outcome or len(_in_rows([*controls, *icons, rules])) == 1:
        icons.append(rules)
    computers = _computers_line(match, voice) if match.computers else ""
    below = [*map(small, news), *awards_lines(match, voice), computers]
    if match.resigned and not match.outcome:
        controls.append(_offer_to_play_on(match, voice))
    heading = f"{title_line(match, voice, *clocks)}\n{status_line(match, voice, pictured=True)}"
    below_it = [*rows(*controls), *rows(*icons)] if match.outcome else rows(*controls, *icons)
    return page(heading, picture, below, [*more, *below_it])


def controls_afterwards(
    match: Match, voice: Voice, ways_on: Sequence[ui.Button[Any]] = ()
) -> list[ui.Button[Any]]:
    """Make the buttons of a match that is over, `ways_on` in place of "Play again"; else none."""
    if not match.outcome:
        return []
    blue = discord.ButtonStyle.primary
    if lesson := lesson_of(match):
        return _after_lesson(match, lesson, voice)
    again = button(voice("button-again"), PlayAgain(match.id), style=blue, icon="🔁")
    if match.day:
        again = button(voice("button-today"), ShowToday(), style=blue, icon="📅")
    is_lost = match.alone is not None and match.alone not in match.outcome.winners
    easier = button(voice("button-easier"), PlayEasier(match.id), icon="🪶")
    how = voice("button-what-went-wrong" if is_lost else "button-how")
    is_hard = any(level != LEVELS[0] for level in match.computers.values())
    return [
        *(ways_on or [again]),
        *([easier] if is_lost and is_hard and not (match.guild or match.day) else []),
        button(voice("button-replay"), ShowReplay(match.id), icon="⏩"),
        button(voice("button-steps"), OpenReview(match.id), icon="👣"),
        button(how, ShowHowItWent(match.id), icon="📈"),
    ]


def awards_lines(match: Match, voice: Voice) -> list[str]:
    """Say who was given what at the end of a match, each in a line."""
    return [voice(one.text) for one in match.honours.awards] if match.honours else []


def _after_lesson(match: Match, lesson: Lesson, voice: Voice) -> list[ui.Button[Any]]:
    """Make the buttons at the end of a lesson: to play, the next lesson, and the same once more."""
    slug, (first, *others) = match.game.spec.slug, match.game.lessons
    names = [first.name, *(one.name for one in others)]
    is_done = is_at_end(match)
    later = names[names.index(lesson.name) + 1 :] if is_done else []
    style = discord.ButtonStyle
    play = [
        button(voice("button-play-now"), PlayNow(slug), style=style.primary, icon="🎲"),
        button(voice("button-play-alone"), PlayAgain(match.id), style=style.primary, icon="🤖"),
    ]
    next_one = [
        button(voice("button-next-lesson"), LearnLesson(slug, name), icon="🎓")
        for name in later[:1]
    ]
    again = button(voice("button-lesson-again"), LearnLesson(slug, lesson.name), icon="🔁")
    return [*(play if is_done else []), *next_one, again]


def small(line: str) -> str:
    """Set a line in small letters, if there is one that is not."""
    return f"-# {line}" if line and not line.startswith("-# ") else line


def rules_button(match: Match) -> ui.Button[Any]:
    """Make the icon that opens the rules of a match's game."""
    return icon_button(ShowRules(match.game.spec.slug), "📖")


def hands_button(voice: Voice, *, in_words: bool) -> ui.Button[Any]:
    """Offer hands in words to who has them with a picture, or the other way round."""
    label = voice("button-hands-with-picture" if in_words else "button-hands-in-words")
    return button(label, HandsInWords(0 if in_words else 1))


def title_line(match: Match, voice: Voice, *more: str) -> str:
    """Name the game in a small line, with what else is always there."""
    title = f"{match.game.spec.icon} {voice('title')}"
    day = [f"📅 {voice('today-strip', day=said_date(match.day, voice))}"] if match.day else []
    return f"-# {' · '.join((*day, title, *more))}"


def said_date(day: Day, voice: Voice) -> str:
    """Say a day and its month."""
    return voice("date", day=day.date.day, month=day.date.month)


def small_controls(
    match: Match, *, zoom: bool = False, in_words: bool = True, hints: bool = False
) -> list[ui.Button[Any]]:
    """Make the icons that show more of a match: a larger picture, its words, all moves, a hint."""
    larger = [icon_button(ShowLarger(match.id), "🔍")] if zoom else []
    words = [icon_button(ShowWords(match.id), "📝"), icon_button(ShowMoves(match.id), "📜")]
    hint = [icon_button(AskForHint(match.id), "💡")] if hints else []
    return [*larger, *(words if in_words else []), *hint]


def _computers_line(match: Match, voice: Voice) -> str:
    """Say how strong the computers at a table are."""
    who = [
        voice(
            "computer-of-level",
            name=voice.name(seat),
            level=voice(f"level-{level}"),
            dots=level_dots(level),
        )
        for seat, level in sorted(match.computers.items())
    ]
    return f"-# {' · '.join(who)}"


def pace_lines(
    game: AnyGame, levels: Iterable[Level], voice: Voice, *, alone: bool = True, slower: int = 1
) -> list[str]:
    """Say how fast the computers of a race press, a line for each level at the table.

    To the only person there, `alone`, they leave a head start. They may be so many times `slower`.
    """
    seated = set(levels)
    paces = [(one, effort) for one, effort in game.mind().levels.items() if one in seated]
    return [
        voice(
            "computer-pace",
            level=voice(f"level-{level}"),
            seconds=round(slower * sum(effort.pace) / 2),
            first=effort.head_start if alone else 0,
        )
        for level, effort in paces
        if effort.pace
    ]


def _offer_to_play_on(match: Match, voice: Voice) -> ui.Button[Any]:
    """Offer those who still play that a computer takes a seat that was given up."""
    offer = LetComputerPlay(match.id, min(match.resigned), USUAL_LEVEL)
    return button(voice("button-computer-plays-on"), offer, icon="🤖")


def come_back_button(match: Match, voice: Voice) -> ui.Button[Any]:
    """Make the button with which a player takes their seat back from a computer."""
    green = discord.ButtonStyle.success
    return button(voice("button-come-back"), ComeBack(match.id), style=green, icon="🪑")


def take_back_button(match: Match, ply: int) -> ui.Button[Any]:
    """Make the button that takes the player's last move back."""
    return icon_button(TakeBack(match.id, ply), "⏪")


def status_line(match: Match, voice: Voice, *, pictured: bool = False) -> str:
    """Say whose turn it is, or how the match ended; not why where its picture is there to say so.

    By names: a mention without a ping may read as "@unknown-user" where the user is not known.
    """
    if match.outcome is None:
        return voice("waiting-for", who=voice.series(list(map(voice.name, sorted(match.to_act())))))
    reason = voice(match.outcome.reason)
    if match.outcome.reason == LESSON_OVER:
        return reason
    if pictured and voice.has(match.outcome.reason, "pictured"):
        reason = voice.together([Text(key=match.outcome.reason)], "pictured")
    has_result = match.outcome.reason not in WITHOUT_RESULT
    if match.game.spec.kind == "cooperative" and has_result:
        who = "alone" if len(match.players) == 1 else "team"
        key = f"{who}-won" if match.outcome.winners else f"{who}-lost"
        return voice(key, reason=reason).strip()
    if len(match.players) == 1 and not match.outcome.winners:
        return f"{voice('match-over')} {reason}".strip()  # a grade may be half a victory
    winners = voice.series(list(map(voice.name, sorted(match.outcome.winners))))
    if len(match.outcome.winners) > 1 and match.game.spec.is_one_team(match.outcome.winners):
        return voice("match-ended-team", winners=winners, reason=reason).strip()
    count = len(match.outcome.winners)
    return voice("match-ended", winners=winners, count=count, reason=reason).strip()


@dataclass(frozen=True)
class Hand:
    """A seat's hand as it is about to be shown."""

    match: Match
    seat: Seat
    voice: Voice
    picture: Picture | PictureInPlace | None
    menu: Menu[Any] | None
    """The next decision; None when the seat has nothing to decide."""
    path: tuple[int, ...] = ()
    """The answers given so far."""
    pages_turned: int = 0
    """How many pages were turned in a long list of answers."""
    note: str = ""
    """Something else the player should know."""
    clock: str = ""
    """Until when the player is waited for."""
    news: str = ""
    """What has been told since the player's last move, in brief."""
    news_line: str = ""
    """The same in one line, for a hand that has much else to show."""
    lesson: str = ""
    """The lesson about the decision, for a player who meets it for the first time."""
    others: str = ""
    """How many other matches wait for the player."""
    is_new: bool = False
    """Whether its player is so new that small buttons bear words."""
    words: Sequence[str] | None = None
    """The first words about what the seat sees, for who wants no picture; None for all others."""
    slower: int = 1
    """How many times slower its player wants computers to be in a race."""
    number: str = ""
    """Which of its player's matches it is, where there are several."""
    plays_film: bool = False
    """Whether it shows what has just happened: what has come of it is said afterwards."""
    asked_in_picture: bool = False
    """Whether its picture asks what is asked: where there is news, and little room, it need not be
    said once more."""

    @property
    def in_words(self) -> bool:
        """Whether it is to be read aloud: no picture, and words on every button."""
        return self.words is not None

    @property
    def asks_further(self) -> bool:
        """Whether it asks for more about an answer that its player has pressed."""
        return bool(self.menu and self.path) and self.path != self.match.first_path(self.seat)


def hand(hand: Hand, controls: list[ui.Item[Any]]) -> ui.LayoutView:
    """Lay out a seat's hand: what is new, its picture, and the next decision with its controls.

    Where it asks further there are the picture, the question and its answers, and nothing else.
    """
    match, voice = hand.match, hand.voice
    channel = f"<#{match.channel}>" if match.guild else ""
    step = step_count(match, hand.seat, voice)
    places = [*filter(None, (hand.number, channel, hand.clock, step))]
    line = status_line(match, voice, pictured=hand.picture is not None)
    if hand.menu:
        chosen = [voice(decision.label) for decision in hand.menu.chosen] if hand.path else []
        line = " · ".join([*chosen, voice(hand.menu.ask)])
        if not hand.asks_further:
            line = f"**{voice('your-turn')}** {line}"
    is_tight = bool(hand.lesson) or len(controls) > MOST_ROWS_BESIDE_NEWS
    is_full = is_tight or (match.game.maps and len(controls) == MOST_ROWS_BESIDE_NEWS)
    news = small(hand.news_line if is_full else hand.news) if not hand.path else ""
    picture = hand.picture
    if is_tight and news and hand.asked_in_picture and picture:
        picture, line = _asking(picture, line), ""
    if hand.words is not None:
        return _in_words(hand, line, places, controls)
    heading = [*filter(None, [small(hand.others)]), title_line(match, voice, *places), news]
    if hand.asks_further and hand.picture:
        heading = []
    lesson = f"-# 🎓 {hand.lesson}" if hand.lesson else ""
    shown = "\n".join(heading).strip()
    awards = awards_lines(match, voice)
    if hand.plays_film and match.outcome:
        line, awards = "", []
    return page(shown, picture, [hand.note, line, *awards, lesson], controls)


def _asking(picture: Picture | PictureInPlace, line: str) -> Picture | PictureInPlace:
    """Return a picture whose words begin with what it asks, for who does not see it."""
    alt = "\n".join((line.replace("**", ""), picture.alt))
    return replace(picture, alt=shorten(alt, ALT_TEXT_LIMIT))


def _in_words(
    hand: Hand, line: str, places: Sequence[str], controls: list[ui.Item[Any]]
) -> ui.LayoutView:
    """Lay out a hand to be read aloud: the question, what one holds, the news, what else there is.

    Below an answer stand the next question and its answers alone.
    """
    voice = hand.voice
    for one in (one for row in controls if isinstance(row, ui.ActionRow) for one in row.children):
        if isinstance(one, ui.Button):
            name = ICON_NAMES.get(str(one.emoji))
            one.label = one.label or (voice(name) if name else None)
            one.emoji = None if one.label else one.emoji
    said = [line]
    if not hand.asks_further:
        title = title_line(hand.match, voice, *places)
        lesson = f"-# {hand.lesson}" if hand.lesson else ""
        awards = awards_lines(hand.match, voice)
        said += [in_lines(hand.words or ()), hand.news, *awards, lesson, title, small(hand.others)]
    return page("", None, [*said[:1], hand.note, *said[1:]], controls)


def first_words(lines: Iterable[str]) -> list[str]:
    """Return the first lines about a view: those that begin within few words, and what is theirs.

    A line that begins with a hyphen belongs to the one above it.

    >>> hand = ["Your hand:", *["- a fox with wits"] * 10]
    >>> first_words(["Ana plays", *hand, "Boat 1", "- a bear"]) == ["Ana plays", *hand]
    True
    """
    kept, words = list[str](), 0
    for line in lines:
        if words > FEW_WORDS and not line.startswith("- "):
            break
        kept.append(line)
        words += len(line.split())
    return kept


def step_count(match: Match, seat: Seat, voice: Voice) -> str:
    """Say at which step of its lesson a match is, if it is one."""
    step = told(match, seat)
    return voice("learning-at", n=step.n, of=step.of) if step else ""


def step_line(match: Match, seat: Seat, voice: Voice) -> str:
    """Say what a lesson says to a seat now, if anything."""
    step = told(match, seat)
    return f"🎓 {voice(step.said)}" if step else ""


def over(match: Match, voice: Voice) -> ui.LayoutView:
    """Lay out what is left of a hand between others once its match is over."""
    line = f"{title_line(match, voice, f'<#{match.channel}>')}\n{status_line(match, voice)}"
    steps = button(voice("button-steps"), OpenReview(match.id), icon="👣")
    return page(line, controls=rows(steps))


def shrunk(match: Match, voice: Voice) -> ui.LayoutView:
    """Lay out what is left of a private hand once its player has moved: a line, a way back."""
    line = f"{match.game.spec.icon} {voice('title')} · {voice('move-made')}"
    again = button(voice("button-hand"), ShowHand(match.id), icon="🖐️")
    return page("", None, [line], rows(again))


def answer_controls(hand: Hand) -> list[ui.Item[Any]]:
    """Lay out a menu: answers as buttons, in two rows at most; what goes beyond as a select."""
    if hand.menu is None:
        return []
    options = hand.menu.options[: hand.menu.buttons]
    buttons = [answer_button(hand, one, (*hand.path, at)) for at, one in enumerate(options)]
    leading_on = sum(one.move is None for one in options)
    quieten(buttons, MOST_PRIMARY if leading_on <= len(options) / 2 else 0)
    shown: list[ui.Item[Any]] = [*packed(buttons)]
    if len(hand.menu.options) > len(buttons):
        shown.append(_list(hand, hand.menu))
    return [*shown, *rows(*_passed_over(hand))]


def quieten(buttons: Sequence[ui.Button[Any]], most: int) -> None:
    """Let buttons be grey where more than `most` stand out: many equally loud ones say nothing.

    Among answers that mostly lead to a question, one that acts at once would look recommended.
    """
    primary, secondary = discord.ButtonStyle.primary, discord.ButtonStyle.secondary
    if [*map(attrgetter("style"), buttons)].count(primary) > most:
        for one in buttons:
            one.style = secondary if one.style is primary else one.style


def minor_controls(hand: Hand) -> list[ui.Button[Any]]:
    """Make the buttons that answer nothing: to the next page of a list, and back."""
    pages = _pages(hand.menu) if hand.menu else 0
    turn = [_page_button(hand, pages)] if pages > 1 else []
    back = icon_button(Back(hand.match.id), WAY_BACK)
    is_behind = hand.menu and hand.path and not _passed_over(hand)
    return [*turn, *([back] if is_behind else [])]


def named(minor: Sequence[ui.Button[Any]], hand: Hand, answers: int) -> list[ui.ActionRow[Any]]:
    """Lay small buttons out with words on them, as many as there is room for below `answers` rows.

    Below a map, which is tall, they take no more rows than without words.
    """
    voice, room = hand.voice, 0 if hand.match.game.maps else MOST_ROWS_NAMED - answers
    most = max(len(_in_rows(minor)), min(room, 2))
    for icon, name in SHORT_NAMES.items():
        for one in minor:
            if str(one.emoji) == icon and not one.label:
                one.label = voice(name)
                one.label = None if len(_in_rows(minor)) > most else one.label
    return packed(minor)


def _list(hand: Hand, menu: Menu[Any]) -> ui.ActionRow[Any]:
    """Lay out the answers that are no buttons as a select, by pages."""
    match, voice = hand.match, hand.voice
    listed = list(enumerate(menu.options))[menu.buttons :]
    first = hand.pages_turned % _pages(menu) * SELECT_OPTIONS_LIMIT
    pointed = pointed_at(match, hand.seat)
    choices = [
        discord.SelectOption(
            label=voice(option.label)[:OPTION_LIMIT],
            value=str(at),
            emoji=option.icon if pointed.isdisjoint(option.moves) else POINTED,
        )
        for at, option in listed[first : first + SELECT_OPTIONS_LIMIT]
    ]
    pick = Pick(match.id, match.stamp(hand.seat), hand.path)
    return ui.ActionRow(select(voice(menu.ask), choices, pick))


def _pages(menu: Menu[Any]) -> int:
    """Return how many pages the list of a menu has."""
    return -(-max(0, len(menu.options) - menu.buttons) // SELECT_OPTIONS_LIMIT)


def _page_button(hand: Hand, pages: int) -> ui.Button[Any]:
    """Make the button that turns to the next page of a list of several."""
    label = hand.voice("button-more", page=hand.pages_turned % pages + 1, pages=pages)
    stamp = hand.match.stamp(hand.seat)
    more = More(hand.match.id, stamp, hand.path, hand.pages_turned + 1)
    return button(label, more, icon="➡️")


def packed(buttons: Sequence[ui.Button[Any]]) -> list[ui.ActionRow[Any]]:
    """Lay buttons out in as few rows as a phone has room for, in their order.

    >>> short, long = (ui.Button[Any](label=label) for label in ("Box", "Other square"))
    >>> [len(row.children) for row in packed([short] * 5)], len(packed([long, long, long]))
    ([4, 1], 2)
    """
    return [ui.ActionRow(*row) for row in _in_rows(buttons)]


def _in_rows(buttons: Iterable[ui.Button[Any]]) -> list[list[ui.Button[Any]]]:
    """Return buttons by the rows that a phone has room for; they can still be laid out otherwise.

    A row of the library holds its buttons, and they it: what is thrown away would be a circle.
    """
    found = list[list[ui.Button[Any]]]()
    room = 0.0
    for one in buttons:
        width = _width(one)
        if not found or width > room or len(found[-1]) == BUTTONS_IN_A_ROW:
            found.append([])
            room = ROW_WIDTH - STRIP
        found[-1].append(one)
        room -= width + GAP
    return found


def packed_tightly(buttons: Sequence[ui.Button[Any]]) -> list[ui.ActionRow[Any]]:
    """Lay buttons out in their order, or each in the first row with room where that takes fewer.

    >>> labels = "Box", "An answer as long as a whole row", "Box"
    >>> rows = packed_tightly([ui.Button[Any](label=label) for label in labels])
    >>> [len(row.children) for row in rows]
    [2, 1]
    """
    tight = list[list[ui.Button[Any]]]()
    for one in buttons:
        row = next((row for row in tight if len(_in_rows([*row, one])) == 1), None)
        if row is None:
            tight.append(row := [])
        row.append(one)
    in_order = _in_rows(buttons)
    return [ui.ActionRow(*row) for row in (tight if len(tight) < len(in_order) else in_order)]


def with_some_beside(
    controls: Sequence[ui.Item[Any]], minor: Sequence[ui.Button[Any]]
) -> list[ui.Item[Any]]:
    """Put small buttons below answers, the first beside the last answer if that saves a row."""
    buttons = _buttons_in(controls[-1]) if controls else []
    beside = _in_rows([*buttons, *minor])
    if buttons and len(beside) <= len(_in_rows(minor)):
        return [*controls[:-1], *(ui.ActionRow(*row) for row in beside)]
    return [*controls, *packed(minor)]


def with_small_ones(
    controls: Sequence[ui.Item[Any]], minor: Sequence[ui.Button[Any]]
) -> list[ui.Item[Any]]:
    """Put small buttons at the end of the last row of answers if they fit there, or below it."""
    buttons = _buttons_in(controls[-1]) if controls else []
    if buttons and len(_in_rows([*buttons, *minor])) == 1:
        return [*controls[:-1], ui.ActionRow(*buttons, *minor)]
    return [*controls, *rows(*minor)]


def with_way_back(
    controls: Sequence[ui.Item[Any]], minor: Sequence[ui.Button[Any]]
) -> list[ui.Item[Any]]:
    """Put small buttons with the answers to a further question, the way back before them all.

    Most answers stand where the first one stood that led here: whoever presses twice there is back.
    Where that would take one row more it stands below.
    """
    below = with_small_ones(controls, minor)
    back = [one for one in minor if str(one.emoji) == WAY_BACK]
    lines = [*takewhile(bool, map(_buttons_in, controls))]
    answers = [*chain.from_iterable(lines)]
    is_packed = _in_rows(answers) == lines
    if not (back and answers and is_packed):
        return below
    others = [one for one in minor if one not in back]
    before = with_small_ones([*packed([*back, *answers]), *controls[len(lines) :]], others)
    return before if len(before) <= len(below) else below


def _buttons_in(row: ui.Item[Any]) -> list[ui.Button[Any]]:
    """Return the buttons of a row that has nothing else."""
    parts = row.children if isinstance(row, ui.ActionRow) else ()
    found = [one for one in parts if isinstance(one, ui.Button)]
    return found if len(found) == len(parts) else []


def fits_a_phone(one: ui.Button[Any]) -> bool:
    """Tell whether a phone shows a button in one line."""
    return _width(one) <= ROW_WIDTH - 2 * GAP  # an estimate, and a long label sums its errors up


def _width(one: ui.Button[Any]) -> float:
    """Return about how many pixels a button is wide."""
    label = EMOJI.sub(WIDE_LETTERS, one.label or "")
    wider = len(label.translate(WITHOUT_NARROW)) - len(label.translate(WITHOUT_WIDE))
    signs = 0 if not one.emoji else BESIDE_LABEL if label else ALONE
    return MARGINS + signs + LETTER * len(label) + APART * wider


def answer_button(hand: Hand, option: Option[Any], path: tuple[int, ...]) -> ui.Button[Any]:
    """Make the button of one answer; `path` ends with it."""
    style = discord.ButtonStyle
    kind = option.move.model_dump().get("kind") if option.move else None
    emphasis = style.primary if option.move and kind not in QUIET_VERBS else style.secondary
    label = _label_of(hand, option)
    if pointed := pointed_at(hand.match, hand.seat):
        is_one = not pointed.isdisjoint(option.moves)
        kind, label = None, f"{POINTED} {label}" if is_one else label
        emphasis = style.success if is_one else style.secondary
    closing = style.danger if option.icon == WARNED else style.success
    return button(
        label,
        Press(hand.match.id, hand.match.stamp(hand.seat), path),
        style=closing if kind in CLOSING_VERBS else emphasis,
        icon=option.icon,
    )


def _label_of(hand: Hand, option: Option[Any]) -> str:
    """Return what stands on the button of an answer: little where there is a picture.

    Read aloud it is the whole, unless a line has begun with the short name just before.
    """
    short = hand.voice(option.on_button) if option.on_button else ""
    is_told = any(line.startswith(f"{short}:") for line in hand.words or ())
    is_enough = is_told and any(len(one) > 1 and one.isalpha() for one in short.split())
    return short if short and (is_enough or not hand.in_words) else hand.voice(option.label)


def _passed_over(hand: Hand) -> list[ui.Item[Any]]:
    """Make the other answers to the first question, where its answer was taken as given."""
    first = hand.match.menu(hand.seat) if hand.menu and hand.path else None
    if not isinstance(first, Menu) or hand.path != hand.match.first_path(hand.seat):
        return []
    others = [one for one in enumerate(first.options) if one[0] != hand.path[0]]
    return [answer_button(hand, option, (at,)) for at, option in others]
