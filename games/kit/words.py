"""Words: texts said in a listener's language, from Fluent files.

The house's own texts lie in `games/kit/texts` and `cogs/texts`, a game's in `texts` at its home. A
key is looked up in the game's files first, then in the house's, in the listener's language first,
then in English. One that is missing all the same is said as its key in brackets: a match goes on.
"""

from __future__ import annotations

import logging
import re
import unicodedata
from collections import Counter
from functools import cache, cached_property, lru_cache
from itertools import chain, filterfalse
from pathlib import Path
from typing import TYPE_CHECKING, Final, Self

from games.kit.fluent import FluentTexts
from games.kit.text import Arg, SeatName, Text, variant_keys

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from games.kit.fluent import Functions

log = logging.getLogger(__name__)

LANGUAGES: Final = ("en", "es", "de")
"""What the house speaks; the first is the fallback."""

ROOT: Final = Path(__file__).parents[2]
HOUSE: Final = (ROOT / "games/kit/texts", ROOT / "cogs/texts")

_ELSEWHERE: Final[dict[str, Path]] = {}
"""The homes of games that other packages bring, by slug."""

SENTENCES_CACHED: Final = 2_048
"""Sentences that are cached, some 400 bytes each: a table's people hear the same ones."""

missing_texts: Final[Counter[tuple[str, str]]] = Counter()
"""How often texts were to be said that are missing, or miss a word: by game, or house, and key."""

I_SOUND: Final = re.compile(r"\W*(i|í|hi(?![aeou])|hí)", re.IGNORECASE)
"""How a Spanish word begins before which "y" becomes "e": Inés, hijo; but hielo."""


NAMES_CACHED: Final = 1_024
"""Names that are kept as texts hold them."""
UNKNOWN: Final = "?"
"""Stands for a name in which there is nothing to read."""
WORD_JOINER: Final = "\u2060"
"""Has no width, and is no space; pictures leave it out."""
ISOLATED: Final = "\u2068{}\u2069"
"""Keeps the direction of what stands between to itself: digits and arrows beside it stay there."""
TURNS_LINES: Final = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Signs that turn the direction of the line that they stand in."""
BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Signs that show nothing, although Unicode counts them as letters, marks or symbols."""
LINKED: Final = re.compile(
    r"(?<=<)(?=[@#:/a-z])|(?<=:)(?=//)|(?<=\.gg)(?=/)|(?<=@)(?=everyone|here)",
    re.IGNORECASE,
)
"""Where Discord would find a mention or a link in a name, between its two signs."""
MARKED: Final = re.compile(
    r"""
    [*`\[\]]
    | (?<![0-9a-z])_ | _(?![0-9a-z])        # not within a word: bob_the_2nd
    | (?<=~)~ | ~(?=~) | (?<=\|)\| | \|(?=\|)
    | \\(?=[^0-9a-z\s]|$)
    | ^[#>+-] | (?<=^\d)[.)] | (?<=^\d\d)[.)] # at the beginning of a line: headings, quotes, lists
    """,
    re.VERBOSE | re.IGNORECASE,
)
"""Signs in a name that Discord would take for markup."""
ESCAPED: Final = re.compile(r"\\([^0-9A-Za-z\s]|$)")
CAPITALS_ALIKE: Final = str.maketrans(
    # Greek and Cyrillic.
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹͿАВЕЅІЈКМНОРСТУХҮԌԚԜӀ",
    "ABEZHIKMNOPTYXCJABESIJKMHOPCTYXYGQWI",
)
"""Capitals of other alphabets, and the Latin ones that they look like: see Unicode's UTS #39."""
LETTERS_ALIKE: Final = str.maketrans(
    "αγεικνορυχϲϳаеѕіјкорсухүһԁԍԛԝӏıɑɡᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢi1|0",
    "ayelkvopuxcjaesljkopcyxyhdgqwllagabcdefghljklmnopqrstuvwyzlllo",
)
"""The same for small letters, and for what looks like l or o."""


def is_blank(sign: str) -> bool:
    """Tell whether a sign shows nothing."""
    return sign in BLANKS or unicodedata.category(sign)[0] in "CZ"


@lru_cache(maxsize=NAMES_CACHED)
def name_in_text(name: str) -> str:
    r"""Return a name, or other free text, as a line of Discord's can hold it, and show as it is.

    It brings no mentions, links or markup, and lets the text around it keep its direction. Where
    there is no markup (labels, alt texts, pictures, files), `unescape` and `bare` take the
    backslashes away again.

    >>> print(name_in_text("_anna_"), name_in_text("# HUGE"), name_in_text("bob_the_2nd"))
    \_anna\_ \# HUGE bob_the_2nd
    >>> name_in_text("<@1>").split(WORD_JOINER), name_in_text("\u3164"), name_in_text("a\u202eb")
    (['<', '@1>'], '?', 'ab')
    """
    line = " ".join(TURNS_LINES.sub("", name).split())
    if all(map(is_blank, line)):
        return UNKNOWN
    safe = MARKED.sub(r"\\\g<0>", LINKED.sub(WORD_JOINER, line))
    is_leftward = any(unicodedata.bidirectional(one) in {"R", "AL", "AN"} for one in line)
    return ISOLATED.format(safe) if is_leftward else safe


def unescape(text: str) -> str:
    r"""Return a text as it is where there is no markup: without the backslashes of names.

    >>> print(unescape(name_in_text("_anna_")), unescape(name_in_text("Ann\\")))
    _anna_ Ann\
    """
    return ESCAPED.sub(r"\1", text) if "\\" in text else text


def bare(name: str) -> str:
    """Return a name of a text as it is written where nothing is laid out: in files."""
    return TURNS_LINES.sub("", unescape(name)).replace(WORD_JOINER, "")


@lru_cache(maxsize=NAMES_CACHED)
def _folded(name: str) -> frozenset[str]:
    """Return what names that look alike have in common: they share one at least.

    That of a computer loses its sign. A name is folded as it is written, and by the shapes of its
    letters: a capital may look like another one's than the small letter does.
    """
    written = unicodedata.normalize("NFKD", bare(name))
    plain = (written, written.translate(CAPITALS_ALIKE))
    return frozenset(map(_signs, (one.casefold().translate(LETTERS_ALIKE) for one in plain)))


def _signs(letters: str) -> str:
    seen = (one for one in letters if one.isalnum() or unicodedata.category(one)[0] in "PS")
    return "".join(seen).replace("🤖", "")


def told_apart(names: Sequence[str], but: Collection[str] = (), start: int = 1) -> tuple[str, ...]:
    """Return names of a table or list: those that look alike bear the number of their place.

    Pictures number the badges of such seats, too. Names among `but` are of nobody. `start` is the
    number of the first place.

    >>> told_apart(("Alex", "Bea", "ALEX", "Alex (3)"))
    ('Alex (1)', 'Bea', 'ALEX (3) (3)', 'Alex (3) (4)')
    """
    told = list(names)
    while again := _repeated(chain(*map(_folded, filterfalse(but.__contains__, told)))):
        told = [
            f"{name} ({n})" if name not in but and _folded(name) & again else name
            for n, name in enumerate(told, start)
        ]
    return tuple(told)


def _repeated(names: Iterable[str]) -> set[str]:
    return {name for name, times in Counter(names).items() if times > 1}


def language_of(locale: str | None) -> str:
    """Return the house's language nearest to a Discord locale such as `es-419`; English if none is.

    >>> language_of("es-419"), language_of("pt-BR"), language_of(None)
    ('es', 'en', 'en')
    """
    tongue = (locale or "").split("-")[0]
    return tongue if tongue in LANGUAGES else LANGUAGES[0]


def settle(slug: str, folder: Path) -> None:
    """Let a game that another package brings have its home there."""
    _ELSEWHERE[slug] = folder


def home_of(slug: str) -> Path:
    """Return the folder with a game's `texts/` and its rules for players, `rules.<language>.md`."""
    return _ELSEWHERE.get(slug, ROOT / "games" / slug)


def sound(word: str) -> str:
    """Return how a word begins, for texts that depend on it: "i" or "other".

    >>> sound("Inés"), sound("Yago"), sound("**hielo**")
    ('i', 'other', 'other')
    """
    return "i" if I_SOUND.match(word) else "other"


def halves(count: int) -> str:
    """Write a number given in halves, for texts about weights of which some end in one half.

    >>> halves(25), halves(28), halves(-2), halves(1)
    ('12½', '14', '−1', '½')
    """
    whole, half = divmod(abs(count), 2)
    figure = f"{whole if whole or not half else ''}{'½' * half}"
    return f"−{figure}" if count < 0 else figure


class Series(str):
    """Words joined as a language does, "a, b and c", that a text may also join otherwise."""

    __slots__ = ("words",)

    def __new__(cls, joined: str, words: Sequence[str]) -> Self:
        """Keep the words beside what they are joined to."""
        series = super().__new__(cls, joined)
        series.words = tuple(words)
        return series

    words: tuple[str, ...]

    def __eq__(self, other: object) -> bool:
        """Compare the words as well: "a, b" may be one word or two."""
        return isinstance(other, Series) and self.words == other.words and str.__eq__(self, other)

    def __hash__(self) -> int:
        """Follow `__eq__`."""
        return hash(self.words)


def join(series: str, by: str) -> str:
    """Join the words of a list in a text's own way: `JOIN($squares, by: " → ")`.

    >>> join(Series("A1, A2 and A3", ("A1", "A2", "A3")), by=" → "), join("A1", by=" → ")
    ('A1 → A2 → A3', 'A1')
    """
    return by.join(series.words) if isinstance(series, Series) else series


def trip(way: Series) -> str:
    """Say a way by its ends, and what is said of places on it: `TRIP($way)`.

    >>> trip(Series("A1, A2 gold and A3", ("A1", "A2 gold", "A3")))
    'A1→A3 gold'
    """
    steps = [step.partition(" ") for step in way.words]
    ends = f"{steps[0][0]}→{steps[-1][0]}"
    return " ".join([ends, *(more for _, _, more in steps if more)])


FUNCTIONS: Final[Functions] = {"SOUND": sound, "HALVES": halves, "JOIN": join, "TRIP": trip}


@cache
def read_texts(folder: Path, language: str) -> FluentTexts:
    """Read one folder's texts in one language; a folder without the file has none."""
    path = folder / f"{language}.ftl"
    return FluentTexts(path.read_text("utf-8") if path.exists() else "", language, FUNCTIONS)


@cache
def texts_of(language: str, slug: str | None) -> tuple[FluentTexts, ...]:
    """Return the texts in which a game's keys, or the house's, are looked up, one after another."""
    folders = (home_of(slug) / "texts", *HOUSE) if slug else HOUSE
    tongues = dict.fromkeys((language, LANGUAGES[0]))
    return tuple(read_texts(folder, tongue) for tongue in tongues for folder in folders)


@lru_cache(maxsize=SENTENCES_CACHED)
def _say(
    texts: tuple[FluentTexts, ...],
    key: str,
    names: tuple[str, ...],
    words: tuple[str | int, ...],
    form: str = "",
) -> str:
    args = dict(zip(names, words, strict=True))
    for one in texts:
        line = one.say(key, form, args)
        if line is not None:
            return line
    msg = f"{key} is in no file"
    raise LookupError(msg)


class Voice:
    """Says texts in one language, with the names of one table's people.

    >>> Voice("en")(Text(key="and", args={"first": "a", "last": "b"}))
    'a and b'
    """

    def __init__(self, language: str, slug: str | None = None, names: Sequence[str] = ()) -> None:
        self.language = language
        self.slug = slug
        self.names = tuple(names)
        self._texts = texts_of(language, slug)

    def __call__(self, key: str | Text, **args: Arg) -> str:
        """Say a text; one that is missing, or misses an argument, as its key in brackets."""
        if not isinstance(key, str):  # to ask whether it is a model takes longer
            args = {**key.args, **args} if args else key.args
            key = key.key
        speaker = self if self._translates(key) else self._fallback
        said = {name: speaker.word(arg) for name, arg in args.items()} if args else {}
        try:
            return _say(self._texts, key, tuple(said), tuple(said.values()))
        except (LookupError, ValueError) as error:
            return self._missing(key, error)

    def _translates(self, key: str) -> bool:
        """Tell whether a text is said in this language; if not, neither are its words."""
        return self.language == LANGUAGES[0] or any(key in one for one in self._own)

    @cached_property
    def _own(self) -> tuple[FluentTexts, ...]:
        return tuple(one for one in self._texts if one.language == self.language)

    @cached_property
    def _fallback(self) -> Voice:
        return Voice(LANGUAGES[0], self.slug, self.names)

    def _missing(self, key: str, error: Exception) -> str:
        """Return what stands for a text that is missing; count it, and log it once."""
        named = self.slug or "the house", key
        if named not in missing_texts:
            log.error("a text of %s cannot be said: %s", named[0], error)
        missing_texts[named] += 1
        return f"[{key}]"

    def knows(self, key: str) -> bool:
        """Tell whether there is a text for `key`."""
        return any(key in one for one in self._texts)

    def has(self, key: str, attribute: str) -> bool:
        """Tell whether the text for `key` has another form beside itself, such as `.brief`."""
        return any(attribute in one.forms(key) for one in self._texts)

    def in_form(self, told: Text, *attributes: str) -> str:
        """Say a text in the first of these forms that it has, or as it is said without one."""
        for one in attributes:
            if self.has(told.key, one):
                return self.together([told], one)
        return self(told)

    def together(self, told: Sequence[Text], attribute: str, *, in_words: bool = False) -> str:
        """Say texts of one key at once, in another form of that text; see `__call__`.

        Arguments that are the same in all stand for themselves, others become a list; `times` is
        their number: `.brief = { $times -> [one] track *[other] { $times } tracks } ({ $at })`.
        Words that have a form `.brief` themselves are said in it, lists of them side by side,
        unless all is to be said `in_words`.
        """
        said: dict[str, str | int] = {"times": len(told)}
        say_word = self.word if in_words else self._short_word
        for name in told[0].args:
            words = [say_word(one.args[name]) for one in told if name in one.args]
            if words.count(words[0]) == len(words):
                said[name] = words[0]
            else:
                said[name] = Series(self.series([str(word) for word in words]), [*map(str, words)])
        key = told[0].key
        try:
            return _say(self._texts, key, tuple(said), tuple(said.values()), attribute)
        except (LookupError, ValueError) as error:
            return self._missing(f"{key}.{attribute}", error)

    def _short_word(self, arg: Arg) -> str | int:
        """Return what stands for an argument in another form of a text."""
        words = arg if isinstance(arg, tuple) else (arg,)
        if not all(isinstance(one, Text) and self.has(one.key, "brief") for one in words):
            return self.word(arg)
        short = [self.together([one], "brief") for one in words if isinstance(one, Text)]
        return Series("".join(short), short) if isinstance(arg, tuple) else short[0]

    def name(self, seat: int) -> str:
        """Name the player at `seat`; a table without names counts its seats from 1.

        An empty name is that of a former player.
        """
        if seat >= len(self.names):
            return self("seat", n=seat + 1)
        return self.names[seat] or self("former-player")

    def variant(self, word: str) -> str:
        """Name what a game's `variant` returned."""
        return ", ".join(map(self, variant_keys(word)))

    def series(self, items: Sequence[str]) -> str:
        """Join words as the language does: a, b and c."""
        if len(items) < 2:  # noqa: PLR2004 - one word needs no joining
            return "".join(items)
        return self("and", first=", ".join(items[:-1]), last=items[-1])

    def word(self, arg: Arg) -> str | int:
        """Return what stands for an argument in a sentence."""
        if isinstance(arg, (str, int)):  # most are; to ask whether it is a model takes longer
            return arg
        if isinstance(arg, tuple):
            words = list(map(str, map(self.word, arg)))
            return Series(self.series(words), words)
        return self.name(arg.seat) if isinstance(arg, SeatName) else self(arg)
