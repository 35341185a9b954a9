"""The replay: step, jump, look from seats, search, fork; and who may look from where."""

from contextlib import asynccontextmanager

import pytest

from engine.core import observe
from engine.journal import Journal
from tests.tui.tables import NAMES, NOON, at_table, laid, play, press, shown, stage_of
from tui.app.app import Duskhall
from tui.config.locations import locate
from tui.config.settings import Settings
from tui.keys.registry import SHEET, commands_at
from tui.table.replay import ReplayScreen
from tui.table.session.replay_frames import Film


@asynccontextmanager
async def watching(table, journal=None, seats=(), size=(120, 40)):
    """A pilot at the replay of a journal, the table's own by default."""
    journal = journal or table.journal
    app = Duskhall(
        table.store,
        locate(),
        Settings(pace="instant", name=NAMES[0]),
        opening=lambda app: app.open_replay(journal, "", seats),
        clock=lambda: NOON,
    )
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield pilot


def screen_of(pilot):
    """The replay, also under a panel."""
    return next(screen for screen in pilot.app.screen_stack if isinstance(screen, ReplayScreen))


async def test_arrows_step_forward_and_back():
    async with watching(play(laid())) as pilot:
        start = shown(pilot)
        await pilot.press("right", "right")
        assert "step 2 of" in shown(pilot)
        await pilot.press("left", "left")
        await pilot.pause()
        assert shown(pilot) == start


async def test_pages_jump_by_phase_and_end_shows_the_score_sheet():
    table = play(laid())
    async with watching(table) as pilot:
        screen = screen_of(pilot)
        phases, places = [], []
        for _ in range(3):
            await pilot.press("pagedown")
            phases.append((screen.picture.status.stage, screen.picture.status.now))
            places.append(screen.now)
        assert len(set(phases)) == 3
        assert len({stage for stage, _ in phases}) == 1  # by phase, not by round
        await pilot.press("pageup")
        assert (screen.picture.status.stage, screen.picture.status.now) == phases[1]
        assert screen.now == places[1] < places[2] - 1  # to where it begins, not one step back
        await pilot.press("end")
        await pilot.pause()
        assert screen.picture.scene.over
        assert str(max(table.summary.scores)).removesuffix(".0") in shown(pilot)
        await pilot.press("home")
        assert screen.now == 0


async def test_every_picture_is_the_world_of_its_moment_as_those_eyes_saw_it():
    journal = play(laid()).journal
    film = Film(journal)
    for eyes in film.perspectives:
        for frame in film.frames:
            if frame.facts == len(film.steps[frame.step].event.facts):
                assert film.world(frame, eyes) == observe(film.steps[frame.step].world(), *eyes)


def test_a_reveal_has_more_pictures_than_the_log_has_lines():
    film = Film(play(laid()).journal)
    assert len(film.frames) > len(film.steps)


def test_after_the_end_one_looks_from_every_seat_and_with_every_card_open():
    film = Film(play(laid()).journal)
    assert film.perspectives == ((0, 1, 2), (0,), (1,), (2,), ())


@pytest.mark.parametrize(("held", "allowed"), [((), ((),)), ((1,), ((1,), ()))])
def test_before_the_end_one_looks_only_from_seats_one_holds(held, allowed):
    film = Film(play(laid(), 20).journal, held)
    assert film.perspectives == allowed
    with pytest.raises(AssertionError):
        film.world(film.frames[-1], (0,))


async def test_tab_changes_the_seat_and_hides_what_it_may_not_know():
    table = play(laid())
    async with watching(table) as pilot:
        await pilot.press("pagedown", "tab", "tab")
        screen = screen_of(pilot)
        assert screen.eyes == (1,)
        assert screen.picture.scene.world.eyes == (1,)
        assert f"As seen by ▲ {NAMES[1]}" in shown(pilot)


async def test_searching_goes_to_the_next_place_and_marks_it():
    table = play(laid())
    wanted = table.journal.game.label(table.journal.at(0), table.journal.game.legal(table.journal.at(0), 0)[0], 0)
    wanted = wanted.partition(" ")[2]
    async with watching(table) as pilot:
        await pilot.press("slash")
        await pilot.pause()
        pilot.app.screen.query_one("Input").value = wanted.upper()
        await pilot.press("enter")
        await pilot.pause()
        screen = screen_of(pilot)
        first = screen.now
        assert first > 0
        assert wanted in screen.picture.told[screen.found].text
        assert "Found: " in shown(pilot)
        assert "n finds the next match." in shown(pilot)
        await pilot.press("n")
        assert screen.now != first


async def test_a_digit_jumps_to_the_next_move_of_that_player():
    table = play(laid())
    async with watching(table) as pilot:
        screen, places = screen_of(pilot), []
        for _ in range(3):
            await pilot.press("2")
            assert screen.film.steps[screen.frame.step].event.seat == 1
            places.append(screen.now)
        assert places == sorted(set(places))
        between = screen.film.steps[screen.film.frames[places[0]].step + 1 : screen.film.frames[places[1]].step]
        assert all(step.event.seat != 1 for step in between)
        await pilot.press("end", "2")
        assert f"{NAMES[1]}: no more moves." in shown(pilot)
        await pilot.press("6")
        assert f"{NAMES[1]}: no more moves." in shown(pilot)


async def test_a_search_without_a_hit_says_so():
    async with watching(play(laid(), 10)) as pilot:
        screen = screen_of(pilot)
        await screen.search("xyzzy")
        await pilot.pause()
        assert "No match for 'xyzzy'" in shown(pilot)


async def test_forking_opens_a_new_table_from_this_moment_with_bots_in_the_other_seats():
    table = play(laid())
    async with watching(table) as pilot:
        await pilot.press("tab", "pagedown", "pagedown")
        screen = screen_of(pilot)
        moment = screen.film.steps[screen.frame.step].world()
        await press(pilot, "f")
        fork = stage_of(pilot).table
        assert fork.id != table.id
        assert fork.people == (0,)
        assert fork.journal.at(screen.frame.step) == moment


async def test_who_plays_on_from_another_seat_takes_their_name_along():
    async with watching(play(laid())) as pilot:
        screen = screen_of(pilot)
        assert [sitter.name for sitter in screen.sitters((1,))] == ["Aldo", "Mira", "Brann"]
        assert [sitter.name for sitter in screen.sitters((0,))] == ["Mira", "Aldo", "Brann"]


async def test_the_end_itself_cannot_be_played_on_from():
    async with watching(play(laid())) as pilot:
        await pilot.press("end", "f")
        await pilot.pause()
        assert "step back to where you want to play on" in shown(pilot)


async def test_a_log_made_for_one_seat_can_be_watched_and_not_played_on():
    table = play(laid(), 30)
    log = Journal.load(table.export(1))
    async with watching(table, log) as pilot:
        await pilot.press("end")
        screen = screen_of(pilot)
        assert screen.film.perspectives == ((1,),)
        assert screen.picture.scene.world == log.world
        await pilot.press("left", "f")
        await pilot.pause()
        assert "watch it, but not play it" in shown(pilot)


async def test_the_keys_move_over_the_board_only_while_the_inspector_is_open():
    async with watching(play(laid(), 30)) as pilot:
        await pilot.press("pagedown", "i", "right")
        screen = screen_of(pilot)
        now = screen.now
        assert screen.focused is screen.board
        await pilot.press("escape", "right")
        assert screen.now == now + 1


async def test_the_score_sheet_leads_to_the_replay_and_back():
    async with at_table(play(laid())) as pilot:
        await press(pilot, "p")
        assert pilot.app.screen is screen_of(pilot)
        await press(pilot, "escape")
        assert pilot.app.screen is stage_of(pilot)
        await press(pilot, "f")
        assert screen_of(pilot).now == len(screen_of(pilot).film.frames) - 1
    assert next(command.tells for command in commands_at(SHEET) if "f" in command.keys).startswith("Open the replay")


async def test_the_replay_exports_the_story():
    async with watching(play(laid())) as pilot:
        await pilot.press("e", "s")
        await pilot.pause()
        (saved,) = locate().exports.glob("*.txt")
        assert NAMES[0] in saved.read_text()
