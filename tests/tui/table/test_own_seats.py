"""One person in several seats at the table screen: no cover between them, all their cards in sight, keys between."""

import pytest
from msgspec.structs import replace

from engine.games import GAMES
from engine.store import MemoryStore
from engine.tables import Bot, Person, Table
from tests.tui.tables import NOON, SIZES, SLUG, at_table, is_covered, play, press, shown, stage_of
from tui.table.session.session import Session

MIRA, JAN = Person("Mira"), Person("Jan")


def laid(*sitters, slug=SLUG, seed=7) -> Table:
    return Table.create(MemoryStore(), slug, {}, sitters, seed, clock=lambda: NOON)


def seated(slug) -> list:
    """Mira in two seats; bots in the others, where the game needs more."""
    most = max(GAMES[slug].seats[0], min(3, GAMES[slug].seats[-1]))
    return [MIRA, *(Bot(name, "greedy") for name in ("Aldo", "Brann")[: most - 2]), MIRA]


def own_of(table) -> tuple[int, ...]:
    return tuple(table.seats_of(0))


async def test_between_ones_own_seats_there_is_no_cover_and_the_next_that_is_asked_comes_into_focus():
    table = laid(MIRA, Bot("Aldo", "greedy"), MIRA)
    async with at_table(table, (0, 2)) as pilot:
        assert not is_covered(pilot)
        assert stage_of(pilot).session.viewer == 0
        await press(pilot, "enter")
        assert not is_covered(pilot)
        assert stage_of(pilot).session.viewer == 2


async def test_all_of_ones_seats_are_seen_together():
    table = laid(MIRA, Bot("Aldo", "greedy"), MIRA)
    async with at_table(table, (0, 2)) as pilot:
        scene = stage_of(pilot).picture.scene
        assert scene.world == table.view(0, 2)
        assert scene.seat == 0
        assert scene.names == ("Mira", "Aldo", "Mira (2)")
        assert scene.kinds == ("you", "bot, adept", "you")


async def test_the_prompt_names_the_seat_that_is_to_choose():
    table = laid(MIRA, Bot("Aldo", "greedy"), MIRA)
    async with at_table(table, (0, 2)) as pilot:
        assert "Mira: choose a card to keep." in shown(pilot)
        await press(pilot, "right_square_bracket")
        assert "Mira (2): choose a card to keep." in shown(pilot)


async def test_the_prompt_names_the_hero_where_the_game_has_one(monkeypatch):
    titled = replace(GAMES[SLUG].words, seat_title=lambda world, seat: ("Venda", "", "Korr")[seat])
    monkeypatch.setattr(type(GAMES[SLUG]), "words", titled)
    async with at_table(laid(MIRA, Bot("Aldo", "greedy"), MIRA), (0, 2)) as pilot:
        assert "Venda: choose a card to keep." in shown(pilot)


async def test_brackets_go_to_the_next_and_the_last_own_seat_that_may_act():
    table = laid(MIRA, MIRA, MIRA)
    async with at_table(table, (0, 1, 2)) as pilot:
        session = stage_of(pilot).session
        assert "next hero" in shown(pilot)
        for key, seat in (("right_square_bracket", 1), ("right_square_bracket", 2), ("right_square_bracket", 0)):
            await press(pilot, key)
            assert session.viewer == seat
        await press(pilot, "left_square_bracket")
        assert session.viewer == 2
        await press(pilot, "enter", "right_square_bracket", "right_square_bracket")
        assert table.waiting() == [0, 1]
        assert session.viewer in (0, 1)


async def test_somebody_with_one_seat_is_shown_no_keys_for_several():
    async with at_table(laid(MIRA, Bot("Aldo", "greedy"), Bot("Brann", "greedy"))) as pilot:
        assert not {"next_hero", "look_around"} & {command.name for command in stage_of(pilot).commands()}
        await press(pilot, "right_square_bracket")
        assert stage_of(pilot).session.viewer == 0


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("slug", GAMES)
async def test_every_seat_can_be_looked_at_and_shows_no_more_than_ones_own_seats_know(slug, size):
    table = laid(*seated(slug), slug=slug)
    play(table, 12)
    own = own_of(table)
    async with at_table(table, own, size=size) as pilot:
        session = stage_of(pilot).session
        for _ in table.names:
            await press(pilot, "o")
            scene = stage_of(pilot).picture.scene
            assert scene.world == table.view(*own)
            if session.looked is not None:
                assert scene.legal == ()
                assert scene.seat == session.looked
                await press(pilot, "right", "tab", "down", "enter", "i", "escape")
                assert session.looked is not None
        assert pilot.app.return_code is None


async def test_what_is_looked_at_cannot_be_played_and_escape_goes_back():
    table = laid(MIRA, Bot("Aldo", "greedy"), MIRA)
    async with at_table(table, (0, 2)) as pilot:
        await press(pilot, "o")
        before = len(table.journal.events)
        await press(pilot, "enter")
        assert len(table.journal.events) == before
        assert "You are looking at Aldo." in shown(pilot)
        assert "Mira: choose a card to keep." in shown(pilot)
        await press(pilot, "escape")
        assert stage_of(pilot).session.looked is None
        await press(pilot, "enter")
        assert len(table.journal.events) > before


async def test_the_cover_comes_between_two_people_who_have_two_seats_each():
    table = laid(MIRA, JAN, MIRA, JAN)
    async with at_table(table, (0, 1, 2, 3)) as pilot:
        assert is_covered(pilot)
        assert "Pass the keyboard to ● Mira." in shown(pilot)
        await press(pilot, "enter")
        assert stage_of(pilot).picture.scene.world == table.view(0, 2)
        await press(pilot, "enter")
        assert not is_covered(pilot)
        await press(pilot, "enter")
        assert is_covered(pilot)
        assert "▲ Jan" in shown(pilot)
        assert stage_of(pilot).picture.scene.world.eyes == ()
        await press(pilot, "enter")
        assert stage_of(pilot).picture.scene.world == table.view(1, 3)


async def test_two_people_with_two_seats_each_play_to_the_score_sheet():
    table = play(laid(MIRA, JAN, MIRA, JAN), 90)
    async with at_table(table, (0, 1, 2, 3)) as pilot:
        for _ in range(160):
            if stage_of(pilot).session.is_over:
                break
            await press(pilot, "enter")
        assert stage_of(pilot).places == ("sheet",)


async def test_undo_among_ones_own_seats_goes_back_without_a_word():
    table = laid(MIRA, Person("Jan", "far"), MIRA)
    async with at_table(table, (0, 2)) as pilot:
        await press(pilot, "enter", "enter")
        assert table.waiting() == [1]
        await press(pilot, "u")
        assert table.waiting() == [1, 2]
        await press(pilot, "u")
        assert table.waiting() == [0, 1, 2]


def test_what_is_exported_and_told_is_what_all_seats_of_the_person_see():
    table = laid(MIRA, Person("Jan", "far"), MIRA)
    session = Session(table, (0, 2), pace="instant")
    session.choose(session.legal()[0])
    assert session.eyes == (0, 2)
    assert session.told() == session.narrator.lines((0, 2))
    assert Table.adopt(MemoryStore(), table.export(*session.eyes)).world == table.view(0, 2)


def test_passing_between_ones_own_seats_is_not_asked_twice_but_what_others_learn_is():
    table = laid(MIRA, Person("Jan", "far"), MIRA)
    session = Session(table, (0, 2))
    seen = {session.choose(session.legal()[0]).said for _ in range(2)}
    assert seen == {"done"}
