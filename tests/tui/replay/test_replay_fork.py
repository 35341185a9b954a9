"""Playing on from a replay: while the game itself goes on, nobody gets to see another seat's cards that way."""

from engine.store import MemoryStore
from engine.tables import Bot, Person, Sitter, Table
from tests.tui.replay.test_replay_screen import screen_of, watching
from tests.tui.tables import NAMES, NOON, SLUG, laid, play, press, shown, stage_of
from tui.table.session.narration import names_in
from tui.words.seating import YOU


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
        assert "You can fork a game" in shown(pilot)
        assert table.store.tables() == kept


def in_two_seats() -> Table:
    """A running game of one person in the first seat and the last."""
    sitters: list[Sitter] = [Person(NAMES[0]), Bot("Aldo", "greedy"), Person(NAMES[0])]
    return play(Table.create(MemoryStore(), SLUG, {}, sitters, 7, clock=lambda: NOON), 20)


async def test_a_running_game_of_ones_own_seats_is_watched_from_each_of_them_with_the_cards_of_all():
    table = in_two_seats()
    async with watching(table, seats=(0, 2)) as pilot:
        screen, seats = screen_of(pilot), []
        for _ in range(3):
            seats.append(screen.picture.scene.seat)
            assert screen.picture.scene.world.eyes in {(0, 2), ()}
            await press(pilot, "tab")
        assert seats == [0, 2, None]


async def test_a_game_of_ones_own_seats_is_played_on_in_all_of_them():
    table = in_two_seats()
    async with watching(table, seats=(0, 2)) as pilot:
        await press(pilot, "f")
        assert stage_of(pilot).session.mine == (0, 2)
        assert stage_of(pilot).session.eyes == (0, 2)


async def test_after_a_fork_in_another_seat_everybody_has_one_name_everywhere():
    sitters: list[Sitter] = [Person(YOU), Bot("Aldo", "greedy"), Bot("Brann", "greedy")]
    table = play(Table.create(MemoryStore(), SLUG, {}, sitters, 7, clock=lambda: NOON))
    async with watching(table, seats=(0,)) as pilot:
        await press(pilot, "home", "tab", "tab")
        await press(pilot, *["right"] * 12)
        (seat,) = screen_of(pilot).eyes
        assert seat == 1
        await press(pilot, "f")
        forked = stage_of(pilot).table
        assert forked.people == (seat,)
        names = forked.names
        assert [name for name in names if name == YOU] in ([], [YOU])
        assert names[seat] in (YOU, NAMES[0])
        assert not any(names[other] in (YOU, NAMES[0]) for other in range(3) if other != seat)
        assert len(set(names)) == 3
        assert names_in(forked.journal) == forked.journal.header.seats == names
