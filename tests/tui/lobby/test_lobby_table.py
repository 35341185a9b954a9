"""Tables among people: every action reaches the others at once, each sees their own, and nobody is forgotten."""

import pytest

from engine.journal import Undo
from engine.tables import Bot
from engine.tables.hall.people import id_of
from tests.tui.lobbies import SLUG, gathering, press, rest, sees, shown, told, top, type_in, until
from tests.tui.screen_snapshot import ScreenFile, text_of
from tui.lobby.pages.lobby import LobbyPage
from tui.lobby.table import SharedTableScreen
from tui.lobby.visiting import PATIENCE, TITLE, YOUR_TURN
from tui.pages.hall.rows import EndedRow

SIZES = ((80, 24), (120, 40))


async def playing(hall, *names: str, seats: int = 0, sizes=(), slug: str = SLUG, **settings):
    """These people at a table, the first of whom owns it; bots on the seats that are left."""
    people = [hall.hall.people.call(id_of(name), name) for name in names]
    id = hall.hall.lay(people[0], slug, {}, seats or len(names))
    for one in people[1:]:
        hall.hall.join(one, id)
    if seats > len(names):
        hall.hall.fill(people[0], id)
    pilots = []
    for name, size in zip(names, [*sizes, *[(80, 24)] * len(names)], strict=False):
        pilot = await hall.enters(name, size, **settings)
        await press(pilot, "1")
        pilots.append(pilot)
    await until(lambda: all(top(pilot) == "SharedTableScreen" for pilot in pilots), *pilots)
    return pilots


@pytest.fixture
def known_deal(monkeypatch):
    """Tables with a known name and known cards."""
    monkeypatch.setattr("engine.tables.hall.opening.new_id", lambda rng: "amber-fox-17")
    monkeypatch.setattr("engine.tables.table.table.secrets.randbits", lambda bits: 7)


def session_of(pilot):
    return next(screen.session for screen in pilot.app.screen_stack if hasattr(screen, "session"))


async def pick(pilot) -> None:
    """Keep what the cursor is on."""
    while session_of(pilot).is_asked and not session_of(pilot).beats:
        before = len(session_of(pilot).journal.events)
        await press(pilot, "enter")
        if len(session_of(pilot).journal.events) > before:
            return


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
async def test_a_table_among_people_looks_as_drawn(known_deal, size, snapshot):
    async with gathering() as hall:
        ada, bo = await playing(hall, "Ada", "Bo", seats=3, sizes=(size,))
        bo.app.exit()
        await until(lambda: "away" in shown(ada), ada)
        assert text_of(ada.app) == snapshot(extension_class=ScreenFile)


async def test_what_one_does_everybody_sees_and_what_they_hide_nobody_does():
    async with gathering() as hall:
        ada, bo = await playing(hall, "Ada", "Bo", sizes=((120, 40), (120, 40)))
        kept = session_of(ada).legal()[0]
        name = session_of(ada).label(kept)
        await pick(ada)
        await sees(bo, "has chosen")
        assert name not in shown(bo)
        assert session_of(bo).is_asked


async def test_what_is_written_while_a_screen_is_coming_is_seen_on_it(monkeypatch):
    opened = SharedTableScreen.opened

    async def opened_late(screen):
        """Somebody chooses after the session was made, before the screen hears of the table."""
        seat = next(seat for seat in screen.table.waiting() if seat not in screen.session.own)
        screen.table.act(seat, screen.table.game.legal(screen.table.view(seat), seat)[0])
        await opened(screen)

    async with gathering() as hall:
        ada, _ = await playing(hall, "Ada", "Bo")
        await press(ada, "escape")
        monkeypatch.setattr(SharedTableScreen, "opened", opened_late)
        await press(ada, "1")
        await until(lambda: top(ada) == "SharedTableScreen", ada)
        await rest(ada)
        assert session_of(ada).known == len(session_of(ada).journal.events)


async def test_who_is_still_thinking_is_told_by_name():
    async with gathering() as hall:
        ada, _, _ = await playing(hall, "Ada", "Bo", "Cleo", sizes=((120, 40),))
        await pick(ada)
        await sees(ada, "Bo and Cleo are choosing …")


async def test_somebody_who_is_choosing_is_not_disturbed_by_what_others_do():
    async with gathering() as hall:
        ada, bo = await playing(hall, "Ada", "Bo", seats=3, pace="brisk", confirm="always")
        await press(ada, "right", "enter")
        asked = session_of(ada).asked
        assert asked is not None
        await press(bo, "enter", "enter")
        await rest(ada, bo)
        assert session_of(ada).asked == asked
        assert session_of(ada).is_asked
        before = {event.seat for event in session_of(ada).journal.events if event.facts}
        await press(ada, "enter")
        assert {event.seat for event in session_of(ada).journal.events if event.facts} - before == {0}


async def test_a_game_of_two_people_and_a_bot_is_seen_to_its_end_by_them_and_by_who_watches():
    async with gathering() as hall:
        ada, bo = await playing(hall, "Ada", "Bo", seats=3, confirm="never")
        cleo = await hall.enters("Cleo")
        await press(cleo, "1")
        table = session_of(ada).table
        for _ in range(4):
            for pilot in (ada, bo):
                await pick(pilot)
            assert session_of(cleo).eyes == ()
        while not table.is_over:
            seat = table.waiting()[0]
            table.act(seat, table.legal(seat)[0])
        await until(lambda: all(session_of(pilot).is_over for pilot in (ada, bo, cleo)), ada, bo, cleo)
        assert table.journal.verify() == []
        for pilot in (ada, bo, cleo):
            await sees(pilot, "Score sheet")


async def test_who_was_cut_off_comes_back_to_the_same_moment():
    async with gathering() as hall:
        ada, bo = await playing(hall, "Ada", "Bo")
        await pick(ada)
        bo.app.exit()
        await until(lambda: hall.hall.listed(session_of(ada).table.id, ada.app.who).chairs[1].is_away, ada)
        again = await hall.enters("Bo")
        await sees(again, "your turn")
        await press(again, "1")
        assert session_of(again).is_asked
        await pick(again)
        await until(lambda: session_of(ada).is_asked, ada, again)


# Talk


async def test_talk_at_the_table_stands_beside_the_board_or_in_place_of_the_last_log_line():
    async with gathering() as hall:
        ada, bo = await playing(hall, "Ada", "Bo", sizes=((80, 24), (120, 40)))
        await press(bo, "c")
        await type_in(bo, "shall we?")
        await sees(bo, "▲ Bo  shall we?")
        await sees(ada, "Chat ▲ Bo  shall we?")
        await press(bo, "escape")
        await pick(bo)
        await sees(ada, "has chosen")
        assert "Chat ▲" not in shown(ada)


async def test_keys_typed_into_talk_do_not_move_anything_on_the_board():
    async with gathering() as hall:
        ada, _ = await playing(hall, "Ada", "Bo")
        before = len(session_of(ada).journal.events)
        await press(ada, "c", "u", "q", "1", "enter")
        assert (len(session_of(ada).journal.events), top(ada)) == (before, "SharedTableScreen")
        await sees(ada, "uq1")
        await press(ada, "escape")
        assert ada.app.focused is ada.app.screen.board


async def test_who_writes_sees_what_was_said_last():
    async with gathering() as hall:
        ada, bo = await playing(hall, "Ada", "Bo", sizes=((120, 40), (120, 40)))
        await press(ada, "c")
        for number in range(12):
            hall.clock.passes(60_000)
            hall.hall.say(bo.app.who, session_of(ada).table.id, f"word {number}")
        assert ada.app.screen.query_one("#talk-bar").is_open
        await sees(ada, "▲ Bo  word 11")


# Whose turn it is


async def test_a_bell_and_the_title_of_the_terminal_call_who_waited_long(monkeypatch):
    async with gathering() as hall:
        ada, bo = await playing(hall, "Ada", "Bo")
        rung: list[int] = []
        monkeypatch.setattr(ada.app, "bell", lambda: rung.append(1))
        await pick(ada)
        assert ada.app.terminal_title == TITLE
        hall.clock.passes(PATIENCE)
        await pick(bo)
        await until(lambda: session_of(ada).is_asked, ada, bo)
        assert ada.app.terminal_title == YOUR_TURN
        assert rung == [1]
        await pick(ada)
        await pick(bo)
        await until(lambda: session_of(ada).is_asked, ada, bo)
        assert rung == [1]


async def test_who_is_done_is_called_when_the_table_waits_for_them_again(monkeypatch):
    async with gathering() as hall:
        ada, bo = await playing(hall, "Ada", "Bo", slug="shadowrift", confirm="never")
        rung: list[int] = []
        monkeypatch.setattr(ada.app, "bell", lambda: rung.append(1))
        assert ada.app.terminal_title == YOUR_TURN
        await press(ada, "d", "d")
        assert session_of(ada).is_asked
        assert ada.app.terminal_title == TITLE
        hall.clock.passes(PATIENCE)
        await press(bo, "d", "d")
        await until(lambda: session_of(ada).is_awaited, ada, bo)
        assert (ada.app.terminal_title, rung) == (YOUR_TURN, [1])


async def test_who_stands_in_the_lobby_is_called_to_a_table_that_waits_for_them(monkeypatch):
    async with gathering() as hall:
        ada, bo = await playing(hall, "Ada", "Bo")
        await pick(ada)
        await press(ada, "escape")
        rung: list[int] = []
        monkeypatch.setattr(ada.app, "bell", lambda: rung.append(1))
        assert (top(ada), ada.app.terminal_title) == ("LobbyScreen", TITLE)
        await pick(bo)
        await sees(ada, "▶ your turn")
        assert (ada.app.terminal_title, rung) == (YOUR_TURN, [1])


async def test_what_was_said_on_the_board_is_not_said_on_the_sheet():
    async with gathering() as hall:
        ada, _ = await playing(hall, "Ada", "Bo")
        table = session_of(ada).table
        while not table.is_over:
            seat = max(table.waiting())
            ada.app.screen.news = "Said on the board."
            table.act(seat, table.legal(seat)[0])
        await sees(ada, "The game is over and saved.")
        assert "Said on the board." not in shown(ada)


# Taking back


async def test_an_undo_that_needs_the_others_asks_them_and_says_who_agreed():
    async with gathering() as hall:
        ada, bo, cleo = await playing(hall, "Ada", "Bo", "Cleo", sizes=((120, 40), (120, 40), (120, 40)))
        for pilot in (ada, bo, cleo):
            await pick(pilot)
        await until(lambda: session_of(ada).is_asked, ada, bo, cleo)
        await press(ada, "u")
        await sees(ada, "Press u again to ask them")
        await press(ada, "u")
        for pilot in (bo, cleo):
            await sees(pilot, "Ada wants to undo the last 2 moves.")
            await press(pilot, "y")
        await until(lambda: isinstance(session_of(ada).journal.events[-1].action, Undo), ada, bo, cleo)
        await sees(ada, "Ada undid 2 moves; Bo and Cleo agreed.")
        await sees(bo, "Ada undid 2 moves; Bo and Cleo agreed.")


async def test_who_does_not_agree_is_named():
    async with gathering() as hall:
        ada, bo = await playing(hall, "Ada", "Bo", sizes=((120, 40), (120, 40)))
        for pilot in (ada, bo):
            await pick(pilot)
        await until(lambda: session_of(ada).is_asked, ada, bo)
        await press(ada, "u", "u")
        await sees(bo, "Ada wants to undo the last 2 moves.")
        await press(bo, "n")
        await sees(ada, "Bo did not agree to undo a move.")


# Leaving


async def test_who_is_sent_away_in_the_game_is_in_the_lobby_and_a_bot_plays_on():
    async with gathering() as hall:
        ada, bo = await playing(hall, "Ada", "Bo", seats=3)
        table = session_of(ada).table
        await press(ada, "P", "down", "x")
        await until(lambda: top(bo) == "LobbyScreen", ada, bo)
        assert isinstance(table.sitters[1], Bot)
        assert "no longer join that table" in told(bo)


async def test_leaving_for_good_from_the_table_hands_the_seat_to_a_bot():
    async with gathering() as hall:
        ada, bo = await playing(hall, "Ada", "Bo", seats=3)
        await press(bo, "P", "g", "y")
        await until(lambda: isinstance(session_of(ada).table.sitters[1], Bot), ada, bo)
        assert top(bo) == "LobbyScreen"
        await press(ada, "P")
        await sees(ada, "Bo left for good.")


# Afterwards


async def finished(hall):
    ada, bo = await playing(hall, "Ada", "Bo")
    table = session_of(ada).table
    while not table.is_over:
        seat = table.waiting()[0]
        table.act(seat, table.legal(seat)[0])
    await until(lambda: session_of(ada).is_over and session_of(bo).is_over, ada, bo)
    return ada, bo, table


async def test_a_finished_game_stands_in_the_lobby_and_opens_its_score_sheet():
    async with gathering() as hall:
        ada, _, table = await finished(hall)
        await press(ada, "escape")
        await sees(ada, "Recent games")
        lobby = ada.app.screen.query_one(LobbyPage)
        assert [over.id for over in lobby.ended] == [table.id]
        lobby.go(EndedRow(table.id))
        await sees(ada, "Enter opens the score sheet.")
        await press(ada, "enter")
        await sees(ada, "The game is over and saved.")


async def test_a_finished_game_counts_for_everybody_who_played_it():
    async with gathering() as hall:
        ada, bo, table = await finished(hall)
        assert {len(pilot.app.store.tables()) for pilot in (ada, bo)} == {1}
        assert [pilot.app.store.row(table.id).summary.me for pilot in (ada, bo)] == [0, 1]
        cleo = await hall.enters("Cleo")
        assert cleo.app.store.tables() == []


async def test_a_rematch_is_laid_for_whoever_comes():
    async with gathering() as hall:
        ada, bo, _ = await finished(hall)
        await press(ada, "m")
        assert top(ada) == "RoomScreen"
        await press(bo, "escape")
        await sees(bo, "join, 1 free")


async def test_a_game_played_on_from_a_replay_is_a_table_of_ones_own_in_the_hall():
    async with gathering() as hall:
        ada, _, table = await finished(hall)
        await press(ada, "p", "right", "right", "right", "f")
        await until(lambda: top(ada) == "SharedTableScreen" and session_of(ada).table.id != table.id, ada)
        await until(lambda: session_of(ada).is_asked, ada)
        assert hall.hall.listed(session_of(ada).table.id, ada.app.who).is_mine


async def test_playing_on_from_the_score_sheet_makes_a_table_of_the_hall_as_well():
    async with gathering() as hall:
        ada, _, table = await finished(hall)
        await press(ada, "f")
        assert top(ada) == "SharedReplayScreen"
        replay = ada.app.screen
        await press(ada, "left", "left", "left")
        await until(lambda: replay.now == replay.last - 3, ada)
        await press(ada, "f")
        await until(lambda: top(ada) == "SharedTableScreen" and session_of(ada).table.id != table.id, ada)
        assert hall.hall.listed(session_of(ada).table.id, ada.app.who).is_mine


async def test_the_games_of_the_hall_cannot_be_deleted():
    async with gathering() as hall:
        ada, _, table = await finished(hall)
        await press(ada, "escape", "v", "d", "y")
        assert "saved for everyone who played them" in told(ada)
        assert hall.store.row(table.id).summary.finished
