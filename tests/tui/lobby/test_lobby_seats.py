"""Several seats of one person in the lobby: taken in the room, played at the table, kept for who is cut off."""

from engine.tables import Bot
from engine.tables.hall.people import id_of
from tests.tui.lobbies import SLUG, gathering, press, sees, shown, top, until
from tests.tui.lobby.test_lobby_room import waiting
from tests.tui.lobby.test_lobby_table import pick, session_of

TURNS = 400


async def two_by_two(hall, **settings):
    """Ada and Bo at a table of four, with two seats each; their pilots."""
    ada_is, bo_is = (hall.hall.people.call(id_of(name), name) for name in ("Ada", "Bo"))
    id = hall.hall.lay(ada_is, SLUG, {}, 4)
    hall.hall.join(bo_is, id)
    hall.hall.take_another(ada_is, id)
    hall.hall.take_another(bo_is, id)
    pilots = []
    for name in ("Ada", "Bo"):
        pilot = await hall.enters(name, (120, 40), **settings)
        await press(pilot, "1")
        pilots.append(pilot)
    await until(lambda: all(top(pilot) == "SharedTableScreen" for pilot in pilots), *pilots)
    return pilots


def point_at_free(pilot) -> None:
    """Put the cursor on the first free seat."""
    page = pilot.app.screen.query_one("RoomPage")
    kinds = [chair.kind for chair in page.table.chairs]
    page.go(page.places[kinds.index("free")])


async def test_a_key_on_a_free_seat_takes_it_as_well():
    async with gathering() as hall:
        ada, id = await waiting(hall, "Ada", "Bo")
        assert "sit here too" not in shown(ada)
        point_at_free(ada)
        await sees(ada, "a takes it too")
        await press(ada, "a")
        listed = hall.hall.listed(id, ada.app.who)
        assert listed.seats_of(ada.app.who.id) == (0, 2)
        assert "Ada (2)" in shown(ada)


async def test_one_of_several_seats_is_given_up_in_the_room():
    async with gathering() as hall:
        ada, id = await waiting(hall, "Ada", "Bo")
        point_at_free(ada)
        await press(ada, "a")
        page = ada.app.screen.query_one("RoomPage")
        page.go(page.places[2])
        await sees(ada, "One of your seats: x gives it up.")
        await press(ada, "x")
        assert hall.hall.listed(id, ada.app.who).seats_of(ada.app.who.id) == (0,)


async def test_one_of_several_seats_is_given_up_in_the_game_and_its_cards_are_seen_no_more():
    async with gathering() as hall:
        ada, bo = await two_by_two(hall)
        session = session_of(ada)
        assert session.eyes == (0, 2)
        await press(ada, "P")
        page = ada.app.screen.query_one("RoomPage")
        page.go(page.places[0])
        await press(ada, "x")
        await sees(ada, "Give up Ada for good?")
        await press(ada, "enter")
        await until(lambda: isinstance(session.table.sitters[0], Bot), ada, bo)
        await until(lambda: session.eyes == (2,), ada, bo)
        assert session.viewer == 2


async def test_a_table_alone_with_bots_is_laid_with_several_seats_of_ones_own():
    async with gathering() as hall:
        ada = await hall.enters("Ada", (120, 40))
        await press(ada, "n")
        page = ada.app.screen.query_one("LayingPage")
        page.relay(page.changed(row_of(page, "company"), "alone"))
        page.relay(page.changed(row_of(page, "own"), "2"))
        await sees(ada, "You in 2 seats and")
        await press(ada, "enter")
        await until(lambda: top(ada) == "SharedTableScreen", ada)
        assert session_of(ada).mine == (0, 1)


def row_of(page, name):
    return next(row for row in page.table_rows() if row.name == name)


async def test_two_people_with_two_seats_each_play_a_whole_game():
    async with gathering() as hall:
        ada, bo = await two_by_two(hall, confirm="never")
        table = session_of(ada).table
        assert (session_of(ada).eyes, session_of(bo).eyes) == ((0, 2), (1, 3))
        for _ in range(TURNS):
            if table.is_over:
                break
            pilot = ada if table.waiting()[0] in (0, 2) else bo
            before = len(table.journal.events)
            await until(lambda pilot=pilot: session_of(pilot).is_asked and not session_of(pilot).beats, ada, bo)
            await pick(pilot)
            assert len(table.journal.events) > before
            assert session_of(pilot).seen.eyes in {session_of(pilot).own, (0, 1, 2, 3)}
        for one in (ada, bo):
            await sees(one, "Score sheet")
        assert table.journal.verify() == []
        assert {event.seat for event in table.journal.events if event.facts} >= {0, 1, 2, 3}


async def test_who_was_cut_off_comes_back_to_all_of_their_seats():
    async with gathering() as hall:
        ada, bo = await two_by_two(hall)
        await pick(ada)
        bo.app.exit()
        id = session_of(ada).table.id
        await until(lambda: hall.hall.listed(id, ada.app.who).chairs[3].is_away, ada)
        again = await hall.enters("Bo", (120, 40))
        await sees(again, "your turn")
        await press(again, "1")
        assert session_of(again).mine == (1, 3)
        assert session_of(again).seen == session_of(ada).table.view(1, 3)


async def test_a_wish_to_take_back_is_answered_once_for_both_seats():
    async with gathering() as hall:
        ada, bo = await two_by_two(hall, confirm="never")
        table = session_of(ada).table
        for _ in range(4):
            seat = table.waiting()[0]
            await pick(ada if seat in (0, 2) else bo)
        lines = len(table.journal.events)
        await press(ada, "u")
        assert session_of(ada).asks_for_undo
        await press(ada, "u")
        await until(lambda: session_of(bo).is_wished, ada, bo)
        await press(bo, "y")
        await until(lambda: table.wish is None, ada, bo)
        assert table.journal.events[-1].action.agreed == (1,)
        assert len(table.journal.events) > lines
