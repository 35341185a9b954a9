"""Playing on from a replay: while the game itself goes on, nobody gets to see another seat's cards that way."""

from engine.store import MemoryStore
from engine.tables import Bot, Person, Sitter, Table
from tests.tui.tables import NAMES, NOON, SLUG, laid, play, press, shown, stage_of
from tests.tui.test_replay_screen import screen_of, watching


def seated_second() -> Table:
    """A running game with a bot in the first seat and the player in the second."""
    sitters: list[Sitter] = [Bot("Aldo", "greedy"), Person(NAMES[0]), Bot("Brann", "greedy")]
    return play(Table.create(MemoryStore(), SLUG, {}, sitters, 7, clock=lambda: NOON), 20)


async def test_who_looks_on_like_a_spectator_plays_on_from_their_own_seat():
    table = seated_second()
    async with watching(table, seats=(1,)) as pilot:
        await press(pilot, "tab")
        assert screen_of(pilot).eyes == ()
        await press(pilot, "f")
        assert stage_of(pilot).table.people == (1,)
        assert stage_of(pilot).session.mine == (1,)


async def test_a_running_game_of_two_people_at_this_keyboard_is_not_played_on_from():
    table = play(laid(people=2), 20)
    kept = table.store.tables()
    async with watching(table) as pilot:
        await press(pilot, "f")
        assert stage_of(pilot) is None
        assert "can be forked once it is over" in shown(pilot)
        assert table.store.tables() == kept
