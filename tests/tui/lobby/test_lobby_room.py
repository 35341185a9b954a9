"""Rooms: where people wait for a game, and what they may do about each other, before it and in it."""

import pytest

from engine.tables import Bot
from engine.tables.hall.people import id_of
from tests.tui.lobbies import SLUG, gathering, press, rest, sees, shown, told, top, until
from tests.tui.screen_snapshot import ScreenFile, text_of
from tui.lobby.pages.room_painting import LEAST_TALK

SIZES = ((80, 24), (120, 40))
HOLD = 5 * 60_000


async def waiting(hall, *names: str, seats: int = 4, size=(80, 24), **more):
    """A room in which these people wait; the pilot of the first, who owns it, and its id."""
    people = [hall.hall.people.call(id_of(name), name) for name in names]
    id = hall.hall.lay(people[0], SLUG, {}, seats, **more)
    for one in people[1:]:
        hall.hall.join(one, id, more.get("word") or "")
        hall.hall.enter(one.name, one, id)
    owner = await hall.enters(names[0], size)
    await press(owner, "1")
    return owner, id


def point_at(pilot, name: str) -> None:
    """Put the cursor on somebody."""
    page = pilot.app.screen.query_one("RoomPage")
    seats = {chair.name: seat for seat, chair in enumerate(page.table.chairs)}
    page.go(page.places[seats[name]])


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
async def test_a_room_looks_as_drawn(size, snapshot, monkeypatch):
    monkeypatch.setattr("engine.tables.hall.opening.new_id", lambda rng: "amber-fox-17")
    async with gathering() as hall:
        ada, id = await waiting(hall, "Ada", "Bo", size=size, word="grey owl")
        dan = hall.hall.people.call(id_of("Dan"), "Dan")
        hall.hall.find(dan, "grey owl")
        hall.hall.enter("dan", dan, id)
        hall.hall.depart("Bo")
        hall.hall.say(dan, id, "Is there a seat left?")
        await rest(ada)
        assert text_of(ada.app) == snapshot(extension_class=ScreenFile)


async def test_an_upright_room_tells_of_the_game_between_the_seats_and_the_talk():
    async with gathering() as hall:
        ada, _ = await waiting(hall, "Ada", size=(81, 90))
        await sees(ada, "Fairy Tale in short")
        lines = shown(ada).split("\n")
        seats, told, advice, talk = (
            next(row for row, line in enumerate(lines) if words in line)
            for words in ("─ Seats", "in short", "Good advice", "─ Chat at the table")
        )
        assert seats < told < advice < talk < len(lines) - LEAST_TALK
        await press(ada, "r")
        await sees(ada, "rulebook")


async def test_a_narrow_room_without_spare_rows_keeps_them_for_talk():
    async with gathering() as hall:
        ada, _ = await waiting(hall, "Ada", size=(81, 40))
        await sees(ada, "Chat at the table")
        assert "in short" not in shown(ada)


async def test_one_free_seat_is_filled_with_one_bot_in_words_too():
    async with gathering() as hall:
        ada, _ = await waiting(hall, "Ada", "Bo", seats=3)
        await sees(ada, "one seat is free.  b fills it with a bot and starts.")


async def test_only_the_owner_may_start_with_bots():
    async with gathering() as hall:
        _, id = await waiting(hall, "Ada", "Bo")
        bo = await hall.enters("Bo")
        await press(bo, "1")
        assert "b  start with bots" not in shown(bo)
        await press(bo, "b")
        await sees(bo, "Only Ada can do that: it is their table.")
        assert hall.hall.listed(id, bo.app.who).state == "open"


async def test_the_owner_starts_with_bots_and_the_room_becomes_the_table_for_everybody():
    async with gathering() as hall:
        ada, _ = await waiting(hall, "Ada", "Bo")
        bo = await hall.enters("Bo")
        await press(bo, "1")
        await press(ada, "b")
        await until(lambda: top(ada) == top(bo) == "SharedTableScreen", ada, bo)
        assert [isinstance(one, Bot) for one in ada.app.screen.table.sitters] == [False, False, True, True]


async def test_who_looks_on_before_the_game_can_take_a_seat():
    async with gathering() as hall:
        _, id = await waiting(hall, "Ada")
        bo = await hall.enters("Bo")
        await press(bo, "w")
        assert not hall.hall.listed(id, bo.app.who).is_mine
        await press(bo, "enter")
        assert hall.hall.listed(id, bo.app.who).is_mine


async def test_who_is_sent_away_is_in_the_lobby_with_a_word_about_it():
    async with gathering() as hall:
        ada, id = await waiting(hall, "Ada", "Bo")
        bo = await hall.enters("Bo")
        await press(bo, "1")
        assert top(bo) == "RoomScreen"
        point_at(ada, "Bo")
        await press(ada, "x")
        await until(lambda: top(bo) == "LobbyScreen", ada, bo)
        assert "no longer join that table" in told(bo)
        assert hall.hall.listed(id, bo.app.who) is None


async def test_stepping_out_keeps_the_seat():
    async with gathering() as hall:
        ada, id = await waiting(hall, "Ada", "Bo")
        await press(ada, "escape")
        assert top(ada) == "LobbyScreen"
        chair = hall.hall.listed(id, ada.app.who).chairs[0]
        assert (chair.name, chair.is_away) == ("Ada", True)
        await press(ada, "1")
        assert not hall.hall.listed(id, ada.app.who).chairs[0].is_away


async def test_what_is_said_in_a_room_is_read_there_and_not_in_the_lobby():
    async with gathering() as hall:
        ada, _ = await waiting(hall, "Ada", "Bo")
        cleo, bo = await hall.enters("Cleo"), await hall.enters("Bo")
        await press(bo, "1", "c", "h", "i", "enter")
        await sees(ada, "Bo  hi")
        assert "Bo  hi" not in shown(cleo)


async def test_a_bot_steps_in_for_who_has_been_away_too_long_and_steps_out_again():
    async with gathering() as hall:
        ada, id = await waiting(hall, "Ada", "Bo", seats=2)
        await until(lambda: top(ada) == "SharedTableScreen", ada)
        hall.hall.depart("Bo")
        await press(ada, "P")
        point_at(ada, "Bo")
        await sees(ada, "the seat is held for 5 minutes more")
        await press(ada, "b")
        await sees(ada, "The seat is held for Bo for 5 minutes more.")
        hall.clock.passes(HOLD)
        hall.hall.say(ada.app.who, id, "Bo?")
        await sees(ada, "bot steps in")
        await press(ada, "b")
        await sees(ada, "a bot plays for now")
        assert ada.app.screen_stack[-2].table.sitters[1] == Bot("Bo", "adept", stands_in=True)
        bo = await hall.enters("Bo")
        await press(bo, "1")
        await until(lambda: not isinstance(hall.hall.table(id).sitters[1], Bot), ada, bo)
        await sees(ada, "Bo is back.")
