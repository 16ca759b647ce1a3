"""Says texts from Fluent files; each is parsed, and compiled to a function, when it is first said.

The syntax is Fluent's own (https://projectfluent.org/fluent/guide). Arguments are words and whole
numbers: what it has besides, for dates, currencies and fractions, is left out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import partial
from operator import itemgetter
from typing import Any, Final, TypeAlias

from fluent.syntax import FluentParser, ast

Word: TypeAlias = str | int
Args: TypeAlias = Mapping[str, Word]
Saying: TypeAlias = Callable[[Args], Word]
"""A compiled text, or a part of one."""
Functions: TypeAlias = Mapping[str, Callable[..., Word]]
"""What a text may call, as in `{ JOIN($squares, by: ", ") }`."""

ENTRY: Final = re.compile(
    r"^(?P<name>-?[A-Za-z][\w-]*) *=.*\n?(?:(?:[ }].*)?\n)*", re.MULTILINE | re.ASCII
)
"""A message or a term of a Fluent file; a term's name begins with a dash."""
PARSER: Final = FluentParser(with_spans=False)

FAULTS: Final = (LookupError, TypeError, ValueError, AttributeError, RecursionError)
"""What comes of a text that is given too little, or the wrong things, or that contains itself."""


def _one_or_other(count: int) -> str:
    return "one" if abs(count) == 1 else "other"


def _spanish(count: int) -> str:
    millions = count and count % 1_000_000 == 0  # un millón *de* puntos
    return "many" if millions else _one_or_other(count)


PLURALS: Final[dict[str, Callable[[int], str]]] = {
    "en": _one_or_other,
    "es": _spanish,
    "de": _one_or_other,
}
"""Cardinal plural rules by language, for whole numbers, as Unicode's CLDR has them:
https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html."""

GROUPING: Final = {"en": ",", "es": ".", "de": "."}
"""What stands before each three digits by language: CLDR's `group`."""


class FluentTexts:
    r"""The texts of one file, by key and form; the first of two with one key is said.

    >>> texts = FluentTexts("hens = { $n ->\n [one] a hen\n *[other] { $n } hens\n }\n", "en", {})
    >>> [texts.say("hens", "", {"n": n}) for n in (1, 1200)]
    ['a hen', '1,200 hens']
    """

    def __init__(self, written: str, language: str, functions: Functions) -> None:
        self.language = language
        self._functions = functions
        self._plural = PLURALS[language]
        self._written: dict[str, str] = {}
        for entry in ENTRY.finditer(written):
            self._written.setdefault(entry["name"], entry[0])
        self._compiled: dict[str, dict[str, Saying]] = {}

    def __contains__(self, key: str) -> bool:
        """Tell whether there is a text for `key`; it may be misspelt."""
        return key in self._written

    def forms(self, key: str) -> dict[str, Saying]:
        """Return the forms of a text by name, "" for the text itself; none if it cannot be read."""
        if key not in self._written:
            return {}
        if key not in self._compiled:
            self._compiled[key] = self._compile(self._written[key])
        return self._compiled[key]

    def say(self, key: str, form: str, args: Args) -> str | None:
        """Say a text in one of its forms; none if there is no such form.

        Raises:
            ValueError: an argument is missing or of the wrong kind, or the text contains itself.
        """
        saying = self.forms(key).get(form)
        if saying is None:
            return None
        try:
            return self._figure(saying(args))
        except FAULTS as error:
            msg = f"{key} in {self.language}: {error!r}"
            raise ValueError(msg) from error

    def _figure(self, word: Word) -> str:
        """Write a number as the language does: 12,345 or 12.345."""
        if isinstance(word, str):
            return word
        return f"{word:,}".replace(",", GROUPING[self.language])

    def _compile(self, written: str) -> dict[str, Saying]:
        entry = PARSER.parse_entry(written)
        if not isinstance(entry, ast.Message | ast.Term):
            return {}
        forms = {one.id.name: one.value for one in entry.attributes}
        if entry.value:
            forms[""] = entry.value
        return {name: self._pattern(pattern) for name, pattern in forms.items()}

    def _pattern(self, pattern: ast.Pattern) -> Saying:
        parts = [
            one.value if isinstance(one, ast.TextElement) else self._expression(one)
            for one in pattern.elements
        ]
        return partial(self._join, tuple(parts))

    def _join(self, parts: tuple[str | Saying, ...], args: Args) -> str:
        figure = self._figure
        return "".join([one if isinstance(one, str) else figure(one(args)) for one in parts])

    def _expression(self, node: Any) -> Saying:
        match node:
            case ast.Placeable():
                return self._expression(node.expression)
            case ast.VariableReference():
                return itemgetter(node.id.name)
            case ast.StringLiteral() | ast.NumberLiteral():
                value = _literal(node)
                return lambda _: value
            case ast.SelectExpression():
                return self._select(node)
            case ast.FunctionReference():
                return self._call(node)
            case ast.MessageReference() | ast.TermReference():
                return self._reference(node)
        raise TypeError(node)

    def _select(self, select: ast.SelectExpression) -> Saying:
        selector, plural = self._expression(select.selector), self._plural
        variants = [(_literal(one.key), self._pattern(one.value)) for one in select.variants]
        default = variants[[one.default for one in select.variants].index(True)][1]

        def chosen(args: Args) -> Word:
            value = selector(args)
            named = value if isinstance(value, str) else plural(value)
            # A number may be named itself, [0], or by its plural category, [one]: the first that
            # fits.
            for key, saying in variants:
                if key in (value, named):
                    return saying(args)
            return default(args)

        return chosen

    def _call(self, call: ast.FunctionReference) -> Saying:
        words = [self._expression(one) for one in call.arguments.positional]
        options = _options(call.arguments)
        name, functions = call.id.name, self._functions
        return lambda args: functions[name](*(word(args) for word in words), **options)

    def _reference(self, to: ast.MessageReference | ast.TermReference) -> Saying:
        """Say another text of this file; a term is given its own arguments and no others."""
        form = to.attribute.name if to.attribute else ""
        if isinstance(to, ast.MessageReference):
            return partial(self._other, to.id.name, form)
        given = _options(to.arguments)
        return lambda _: self._other(f"-{to.id.name}", form, given)

    def _other(self, key: str, form: str, args: Args) -> Word:
        return self.forms(key)[form](args)


def _options(arguments: ast.CallArguments | None) -> dict[str, Word]:
    named = arguments.named if arguments else ()
    return {one.name.name: _literal(one.value) for one in named}


def _literal(node: Any) -> Word:
    """Return what stands in a file: a word, a variant's name, or a number; a fraction as a word."""
    if isinstance(node, ast.Identifier):
        return str(node.name)
    if isinstance(node, ast.StringLiteral):
        return node.parse()["value"]
    return node.value if "." in node.value else int(node.value)
