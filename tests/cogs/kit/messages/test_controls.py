"""Controls: what stands in a custom id, and what is read back from it."""

from __future__ import annotations

import pytest

from cogs.alles_an_bord import PressPanel
from cogs.kit.messages.clock_layout import VoteAboutLate
from cogs.kit.messages.controls import Control
from cogs.kit.messages.match_controls import (
    AgreeOnHints,
    AskForHint,
    AskToGiveUp,
    AskToResign,
    Back,
    ChangeNothing,
    ComeBack,
    Confirm,
    Follow,
    GiveUp,
    HandsInWords,
    Learn,
    LearnLesson,
    LetComputerPlay,
    LetPass,
    More,
    NextMatch,
    OpenReview,
    OpenTalk,
    Pick,
    PlayAgain,
    PlayAlone,
    PlayEasier,
    PlayNow,
    PlayToo,
    Press,
    Resign,
    Say,
    ShowHand,
    ShowHowItWent,
    ShowLarger,
    ShowLessons,
    ShowMatches,
    ShowMoves,
    ShowReplay,
    ShowRules,
    ShowShelf,
    ShowToday,
    ShowWords,
    StopLessons,
    TakeBack,
    TurnMoves,
)
from cogs.learn.layout import PickLesson
from cogs.lobby.layout import (
    AddComputer,
    Agree,
    Join,
    Leave,
    MoveUp,
    OpenThread,
    RemoveComputer,
    SetLanguage,
    SetOption,
    SetTerm,
    ShowOptions,
    ShowSeal,
    ShuffleSeats,
    Start,
)
from cogs.lobby.shelf import (
    AgreeAlone,
    AloneAmong,
    ChooseAlone,
    DealAlone,
    DealHere,
    DealPrivately,
    OpenTable,
    OpenTableFor,
    ShowOptionsAlone,
)
from cogs.person.preferences import SetPreference
from cogs.person.privacy import AskToErase, Erase, ExportData
from cogs.person.rules import AskRules, PickRules, TurnRulesPage
from cogs.replays.how_layout import LookAgain
from cogs.replays.layout import (
    Download,
    GoTo,
    OpenAt,
    PointOut,
    SayStep,
    Step,
    TryFrom,
    WatchFrom,
)
from cogs.server.admin import Moderate
from cogs.server.config import SetConfig
from cogs.standings.layout import (
    ALL_GAMES,
    ALL_TIME,
    ChooseProfile,
    ChooseRanks,
    SayProfile,
    SayRanks,
    ShareProfile,
    ShareRanks,
    ShowRanks,
    TurnPage,
)
from cogs.table.own_matches import BringHere, ChooseForHint, ChooseForUndo, ChooseMatch
from cogs.today.layout import (
    LookAnyway,
    PlayToday,
    ShareDay,
    ShowBest,
    ShowDay,
    ShowOthers,
    ShowPar,
    ShowSeals,
    ShowSpread,
)
from cogs.tournaments.controls import (
    AddEntrant,
    Begin,
    DropOut,
    EndTournament,
    RemoveEntrant,
    SayStandings,
    ShowLots,
    ShowTableSeal,
    SignOff,
    SignUp,
)
from games.kit.game import IllegalMove

SPELT = {
    "hand:7": ShowHand(7),
    "hint-here:7": AskForHint(7),
    "hints-agreed:7": AgreeOnHints(7),
    "words:7": ShowWords(7),
    "zoom:7": ShowLarger(7),
    "rules:all_aboard": ShowRules("all_aboard"),
    "again:7": PlayAgain(7),
    "no": ChangeNothing(),
    "replay:7": ShowReplay(7),
    "steps:7": OpenReview(7),
    "how:7": ShowHowItWent(7),
    "how-again:7": LookAgain(7),
    "step:7:2:31:on": Step(7, 2, 31, "on"),
    "landmark:7:2:31": GoTo(7, 2, 31),
    "try-from:7:2:31": TryFrom(7, 2, 31),
    "point-out:7:31": PointOut(7, 31),
    "steps-at:7:31": OpenAt(7, 31),
    "seen-from:7:31": WatchFrom(7, 31),
    "step-words:7:0:31": SayStep(7, 0, 31),
    "download:7": Download(7),
    "pick:7:abcd1234:": Pick(7, "abcd1234", ()),
    "pick:7:abcd1234:1.2": Pick(7, "abcd1234", (1, 2)),
    "move:7:abcd1234:0": Press(7, "abcd1234", (0,)),
    "back:7": Back(7),
    "more:7:abcd1234:3:2": More(7, "abcd1234", (3,), 2),
    "sure:7:abcd1234:12": Confirm(7, "abcd1234", 12),
    "undo:7:31": TakeBack(7, 31),
    "resign:7:900": Resign(7, 900),
    "giveup:7": GiveUp(7),
    "thread:all_aboard": OpenThread("all_aboard"),
    "join:5": Join(5),
    "leave:5": Leave(5),
    "option:5:mode": SetOption(5, "mode"),
    "options:5": ShowOptions(5),
    "seal:5": ShowSeal(5),
    "agree:5:mode": Agree(5, "mode"),
    "language:5": SetLanguage(5),
    "seat-up:5": MoveUp(5),
    "seats:5": ShuffleSeats(5),
    "start:5": Start(5),
    "ranks:all:1": TurnPage(ALL_GAMES, 1),
    "standings:lanterns:2026-11:league-gentle:1": ShowRanks(
        "lanterns", "2026-11", "league-gentle", 1
    ),
    "share-standings:all:all:versus:0": ShareRanks(ALL_GAMES, ALL_TIME, "versus", 0),
    "standings-words:all:all:versus:0": SayRanks(ALL_GAMES, ALL_TIME, "versus", 0),
    "profile-of:900": ChooseProfile(900),
    "profile-words:900:lanterns": SayProfile(900, "lanterns"),
    "share-profile:900:lanterns": ShareProfile(900, "lanterns"),
    "ranking:lanterns:all:solo:season": ChooseRanks("lanterns", ALL_TIME, "solo", "season"),
    "say:7:close": Say(7, "close"),
    "talk:7": OpenTalk(7),
    "load:7:take:deck": PressPanel(7, "take", "deck"),
    "which:table": ChooseMatch("table"),
    "bring:7": BringHere(7),
    "leavematch:7": AskToResign(7),
    "easier:7": PlayEasier(7),
    "askgiveup:7": AskToGiveUp(7),
    "moves:7": ShowMoves(7),
    "moves-page:7:1": TurnMoves(7, 1),
    "let-pass:7:1": LetPass(7, 1),
    "computer:7:1:strong": LetComputerPlay(7, 1, "strong"),
    "comeback:7": ComeBack(7),
    "vote:7:wait": VoteAboutLate(7, "wait"),
    "follow:7:1": Follow(7, 1),
    "term:5:speed": SetTerm(5, "speed"),
    "addcomputer:5:easy": AddComputer(5, "easy"),
    "dropcomputer:5": RemoveComputer(5),
    "export": ExportData(),
    "askerase": AskToErase(),
    "erase": Erase(),
    "config:role": SetConfig("role"),
    "moderate:replace:7:31:1:900": Moderate("replace", 7, 31, 1, 900),
    "shelf": OpenTable(),
    "shelf-open:all_aboard": OpenTableFor("all_aboard"),
    "games": ShowShelf(),
    "learn:abordaje": Learn("abordaje"),
    "learn-pick": PickLesson(),
    "lessons": ShowLessons(),
    "lesson:abordaje:first": LearnLesson("abordaje", "first"),
    "play-now:abordaje": PlayNow("abordaje"),
    "today": ShowToday(),
    "today-play": PlayToday(),
    "day:20785:1": ShowDay(20785, 1),
    "day-other:20785": ShowOthers(20785),
    "day-look:20785:7": LookAnyway(20785, 7),
    "day-best:20785": ShowBest(20785),
    "day-share:20785": ShareDay(20785),
    "day-seals:20785": ShowSeals(20785),
    "day-spread:20785": ShowSpread(20785),
    "alone": PlayAlone(),
    "my-matches": ShowMatches(),
    "alone-game": ChooseAlone(),
    "alone-among:all_aboard:2": AloneAmong("all_aboard", 2),
    "alone-options:all_aboard:2": ShowOptionsAlone("all_aboard", 2),
    "alone-agree:all_aboard:2:effects": AgreeAlone("all_aboard", 2, "effects"),
    "alone-deal:all_aboard:2:easy": DealAlone("all_aboard", 2, "easy"),
    "alone-here:all_aboard:2:easy": DealHere("all_aboard", 2, "easy"),
    "alone-private:all_aboard:2:easy": DealPrivately("all_aboard", 2, "easy"),
    "play-too:all_aboard": PlayToo("all_aboard"),
    "rules-which": AskRules(),
    "rules-of": PickRules(),
    "which-hint": ChooseForHint(),
    "which-undo": ChooseForUndo(),
    "next-match:7:8": NextMatch(7, 8),
    "prefer:dms": SetPreference("dms"),
    "rules-page:all_aboard:2": TurnRulesPage("all_aboard", 2),
    "no-lessons:7": StopLessons(7),
    "hands-in-words:1": HandsInWords(1),
    "day-par:20789": ShowPar(20789),
    "enter:4": SignUp(4),
    "withdraw:4": SignOff(4),
    "dropout:4": DropOut(4),
    "addentrant:4:easy": AddEntrant(4, "easy"),
    "dropentrant:4": RemoveEntrant(4),
    "begin:4": Begin(4),
    "tournament-words:4": SayStandings(4),
    "lots:4": ShowLots(4),
    "table-seal:517740cc": ShowTableSeal("517740cc"),
    "endtournament:4": EndTournament(4),
}
"""Every control as it stands in messages that were sent long ago."""


def test_every_control_is_spelt_here() -> None:
    assert {spelt.split(":")[0] for spelt in SPELT} == Control.kinds.keys()


@pytest.mark.parametrize("spelt", SPELT)
def test_a_control_is_spelt_as_ever(spelt: str) -> None:
    assert SPELT[spelt].custom_id == spelt


@pytest.mark.parametrize("spelt", SPELT)
def test_a_control_is_read_back_from_its_custom_id(spelt: str) -> None:
    verb, *arguments = spelt.split(":")
    control = SPELT[spelt]
    assert verb == control.verb
    assert type(control).read(arguments) == control


@pytest.mark.parametrize(
    ("control", "spelt"),
    [(ShowHand, ""), (ShowHand, "seven"), (ShowHand, "7:8"), (Pick, "7"), (Pick, "7:ab:1.x")],
)
def test_what_is_no_such_control_is_refused(control: type[Control], spelt: str) -> None:
    with pytest.raises(IllegalMove, match="moved-on"):
        control.read(spelt.split(":") if spelt else [])
