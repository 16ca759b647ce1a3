"""What there is of a match that is over: an animation, every step of it, and a file."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any

from PIL import Image

from games.kit.words import Voice
from matches.history import position_after
from matches.standings.ratings import counts
from tests.support.evenings.evening import evening
from tests.support.stores.tables import spoil

if TYPE_CHECKING:
    from pathlib import Path

    from playground import Person
    from tests.support.evenings.evening import Evening


ENGLISH = Voice("en")


async def match_given_up(table: Evening, moves: int = 2) -> None:
    """Play some moves of a match for two, and let a player resign."""
    await table.open_table("all_aboard", *table.people[:2])
    assert "Replay" not in labels(table)
    for _ in range(moves):
        await table.move()
    (player,) = table.acting()
    question = await player.slash("resign", at=table.world.table)
    await player.press(question.buttons[-1].text, on=question)
    await table.settle()


def labels(table: Evening) -> str:
    return " ".join(one.text for one in table.table().buttons)


async def test_a_player_posts_the_replay_for_all_and_an_onlooker_sees_it_alone(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path, seats=3) as table:
        await match_given_up(table)
        over, (red, blue, onlooker) = table.table(), table.people
        assert "Replay" in labels(table)
        said = await onlooker.press("Replay", on=over)
        assert said.ephemeral
        assert said.pictures[0].filename.endswith(".gif")
        said = await red.press("Replay", on=over)
        assert not said.ephemeral
        (shown,) = [one for one in blue.sees(table.world.table) if one.id == said.id]
        (gif,) = shown.pictures
        assert getattr(Image.open(io.BytesIO(gif.bytes)), "is_animated", False)
        assert "The whole match: All aboard!" in shown.text


async def test_a_replay_goes_step_by_step_for_who_wants_still_pictures(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=2) as table:
        await match_given_up(table)
        over, red = table.table(), table.people[0]
        page = await red.slash("settings", at=table.world.table)
        await red.select("prefer:motion", "off", on=page)
        said = await red.press("Replay", on=over)
        assert said.ephemeral
        assert said.pictures[0].filename.endswith(".png")
        assert "▶️" in said.labels


# ---- step by step -------------------------------------------------------------------------------


async def test_a_match_is_stepped_through_from_any_seat_and_said_in_words(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=3) as table:
        await match_given_up(table)
        red, blue, onlooker = table.people
        page = await onlooker.press("Step by step", on=table.table())
        assert page.ephemeral
        assert "Step 0 of 3\n" in page.text, "there is one round alone"
        assert "⏭️" not in page.labels
        told = []
        while "▶️" in page.labels:
            page = await onlooker.press("▶️", on=page)
            assert page.pictures[0].alt
            told.append(page.text)
        assert "Step 3 of 3" in told[-1]
        assert "wins!" in told[-1]
        assert "▶️" not in page.labels
        public = await onlooker.press("◀️", on=page)
        alts = {public.pictures[0].alt}
        for who in (red, blue):
            page = await onlooker.select("As seen by…", f"As {who.name} saw it", on=page)
            page = await onlooker.select("Go to…", "The deal", on=page)
            page = await onlooker.select("Go to…", "The end", on=page)
            page = await onlooker.press("◀️", on=page)
            assert "Step 2 of 3" in page.text, "it stays with the seat"
            alts.add(page.pictures[0].alt)
            said = await onlooker.press("📝", on=page)
            assert said.ephemeral
            assert "Step 2 of 3" in said.text
            assert said.text.splitlines()[3] in page.pictures[0].alt
            assert "Waiting for" in page.text
            assert "Waiting for" not in said.text, "its first line says who is to play"
            assert "shuffle" not in said.text, "that is said once, at the end"
            assert [one.text for one in said.buttons] == ["📈 How it went", "📥 As a file"]
        end = await onlooker.press("▶️", on=page)
        said = await onlooker.press("📝", on=end)
        assert "wins!" in said.text
        assert "shuffle" in said.text
        said = await onlooker.press("📝", on=page)
        assert (await onlooker.press("As a file", on=said)).files
        assert "📈 How it went: " in (await onlooker.press("How it went", on=said)).text
        assert len(alts) == 3, "everybody saw something else"
        assert (await red.press("Step by step", on=table.table())).ephemeral


async def test_the_ways_through_a_match_are_one_row_and_lead_to_the_next_round(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        await match_given_up(table, moves=6)
        red, _ = table.people
        page = await red.slash("replay", at=table.world.table)
        assert [one.text for one in page.buttons] == [
            *("◀️", "▶️", "⏭️", "📝", "🔗", "🧪 Try it from here")
        ]
        assert " · round 1 of " in page.text
        page = await red.press("⏭️", on=page)
        assert " · round 2 of " in page.text
        assert "Round 1" in {one.label for one in page.selects[0].options}
        page = await red.select("Go to…", "Round 1", on=page)
        assert "Step 0 of " in page.text


async def test_what_was_taken_back_before_others_saw_it_is_no_step(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table("abordaje", red, blue)
        await red.press(table.hand(red).buttons[0].text, on=table.hand(red))
        await table.settle()
        await red.slash("undo", at=table.world.table)
        question = await blue.slash("resign", at=table.world.table)
        await blue.press(question.buttons[-1].text, on=question)
        await table.settle()
        page = await blue.slash("replay", at=table.world.table)
        assert "Step 0 of 1" in page.text
        page = await blue.press("▶️", on=page)
        assert "▶️" not in page.labels
        assert "took" not in page.text


async def test_landmarks_lead_through_a_match_and_a_place_is_pointed_out(tmp_path: Path) -> None:
    async with evening(tmp_path, seats=3) as table:
        await match_given_up(table)
        red, _, onlooker = table.people
        page = await red.press("Step by step", on=table.table())
        landmarks, _ = page.selects
        assert [one.label for one in landmarks.options][:: len(landmarks.options) - 1] == [
            "The deal",
            "The end",
        ]
        assert landmarks.options[-1].description == "Step 3 of 3"
        page = await red.select("Go to…", "The end", on=page)
        assert "Step 3 of 3" in page.text
        page = await red.press("◀️", on=page)
        pointed = await red.press("🔗", on=page)
        assert not pointed.ephemeral
        assert f"{red.name} points at step 2 of All aboard!" in pointed.text
        looked = await onlooker.press("Look", on=pointed)
        assert looked.ephemeral
        assert looked.text == page.text


async def test_landmarks_and_the_animation_name_who_played_then_and_nobody_who_was_deleted(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        await table.open_table("all_aboard", red, blue)
        for _ in range(3):
            await table.move()
        green = table.world.member("Green")
        await green.slash("games", at=table.world.table)
        (number,) = await table.bot.store.matches.running()
        match = await table.bot.store.matches.load(number)
        turn = await table.bot.referee.hand_over(number, match.seat_of(red.id), green.id)
        table.bot.delivery.show(turn)
        await table.settle()
        table.people = (green, blue)
        await table.move()
        await table.resign(blue)

        over = table.table()

        async def landmarks(at: str) -> set[str]:
            page = await blue.press("Step by step", on=over)
            page = await blue.select("Go to…", at, on=page)
            return {one.label for one in page.selects[0].options}

        for at in ("The deal", "The end"):
            assert {"Red’s turn", "Green’s turn", "Blue’s turn"} <= await landmarks(at)
        shown, again = [await blue.press("Replay", on=over) for _ in range(2)]
        assert again.pictures[0].bytes == shown.pictures[0].bytes
        asked = await red.slash("privacy", what="delete", at=table.world.table)
        await red.press(ENGLISH("button-erase"), on=asked)
        await table.settle()
        for at in ("The deal", "The end"):
            found = await landmarks(at)
            assert {f"{ENGLISH('former-player')}’s turn", "Green’s turn"} <= found
            assert "Red’s turn" not in found
        after = await blue.press("Replay", on=over)
        assert after.pictures[0].bytes != shown.pictures[0].bytes


# ---- what is refused ----------------------------------------------------------------------------


async def test_a_replay_comes_when_the_match_is_over_and_where_it_was_played(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path, seats=3) as table:
        red, blue, onlooker = table.people
        here, elsewhere = table.world.table, table.world.channel("elsewhere")

        async def asked(who: Person = red, **options: str) -> str:
            return (await who.slash("replay", at=here, **options)).text

        assert "No match has ended here yet" in await asked()
        await table.open_table("all_aboard", red, blue)
        running = str((await table.bot.store.matches.running())[0])
        assert "once the match is over" in await asked()
        assert "once the match is over" in await asked(match=running)
        assert "once the match is over" in await asked(what="export")
        await table.move()
        sure = await red.slash("resign", at=here)
        await red.press(sure.buttons[-1].text, on=sure)
        await table.settle()
        assert "Step 0 of 2" in await asked(match=f"#{running}")
        ((label, value),) = await onlooker.complete("replay", "match", "all ab", at=here)
        assert (label.startswith("All aboard! · 20"), value) == (True, running)
        assert "Step 0 of 2" in await asked(onlooker, match=label)
        for unknown in ("77", str(2**63 - 1)):
            assert "not here any more" in await asked(match=unknown)
        for odd in ("seven", "-1", "9" * 40):
            assert "Pick one from the list" in await asked(match=odd)
        refused = await onlooker.slash("replay", match=running, at=elsewhere)
        assert "not here any more" in refused.text, "as if there were none"
        own = await blue.slash("replay", match=running, at=elsewhere)
        assert "Step 1 of 2" in (await blue.press("▶️", on=own)).text
        spoil(tmp_path / "gangway.db", "UPDATE move SET seat = 1 - seat")
        await table.restart()
        assert "by other rules" in await asked()
        assert (await red.slash("replay", what="export", at=here)).files
        spoil(tmp_path / "gangway.db", "DELETE FROM match")
        assert "not here any more" in await asked(match=running)
        late = await blue.press_late("▶️", on=own)
        assert "not here any more" in late.text


async def test_a_replay_in_a_channel_is_that_of_its_last_match(tmp_path: Path) -> None:
    async with evening(tmp_path) as table:
        red, blue = table.people
        first = table.world.table
        for place in (first, table.world.channel("elsewhere")):
            table.world.table = place
            await table.open_table("all_aboard", red, blue)
            if place is first:
                await table.move()
            sure = await red.slash("resign", at=place)
            await red.press(sure.buttons[-1].text, on=sure)
            await table.settle()
        assert "Step 0 of 2" in (await red.slash("replay", at=first)).text
        assert "Step 0 of 1" in (await red.slash("replay", at=table.world.table)).text


async def test_one_plays_on_from_any_step_against_computers_in_direct_messages(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path, seats=3) as table:
        table.bot.thinker.scale = 0.01
        await match_given_up(table)
        red, blue, _ = table.people
        over = await table.bot.store.matches.load(1)
        first = await red.press("Step by step", on=table.table())
        second = await red.press("▶️", on=first)
        said = await red.press("Try it from here", on=second)
        assert "direct messages" in said.text
        await table.bot.computers.wait()
        await table.settle()
        tried = await table.bot.store.matches.load(2)
        assert (tried.guild, tried.channel) == (0, red.dm.id)
        seat = over.seat_of(red.id)
        assert tried.players[seat] == red.id
        assert blue.id not in tried.players
        assert not counts(tried)
        log = [await table.bot.store.matches.log_of(number) for number in (1, 2)]
        assert log[1][0].move == log[0][0].move, "it begins with what was played"
        then: Any = position_after(over, log[0][:1])
        assert tried.state.hands[seat] == then.hands[seat]  # type: ignore[attr-defined]
        assert table.hand(red).pictures
        assert (await table.bot.store.matches.load(1)) == over
        again = await red.press("Try it from here", on=second)
        assert again.text
        assert await table.bot.store.matches.running() == (2,), "one at a time"
