"""Non-interference over the wire: two Worlds that look equal to somebody send them the same bytes, one by one.

Others are scripted, the clock stands still, and whatever goes by time is done when told to; so what a terminal is sent
follows from what its owner may see and from the keys they press, and from nothing else.
"""

import msgspec
import pytest
import textual.screen

from engine.core import observe
from tests.ssh.scripted import ADA, BO, CLEO, DAN, ENTER, RIGHT, Scripted, dealt, otherwise, shown, turned_about
from tests.tui.rest import AGES

TALE, QUESTS, MAGES, RIFT = "fairy_tale", "quests_of_shadowgate", "mage_quest", "shadowrift"
NEIGHBOUR, FAR = 2, 1
"""Seat 0 is handed what the neighbour leaves; what lies before the other one comes two choices later."""

TOP = 20
"""Cards of a deck that lie the same in both Worlds: more than are drawn in the open, or by who looks."""


@pytest.fixture(autouse=True)
def no_clocks(monkeypatch):
    """Pictures are made when an app rests."""
    monkeypatch.setattr(textual.screen, "UPDATE_PERIOD", AGES)


# Two choices of a draft


def tale():
    return dealt(TALE, ADA, BO, CLEO)


def tale_otherwise():
    """The same for seat 0 and its neighbour; another hand for the third, another deck, another seed."""
    journal = tale()
    world = journal.world
    known = {*world.zones["hand:0"], *world.zones[f"hand:{NEIGHBOUR}"]}
    return otherwise(journal, turned_about([piece for piece in range(len(world.sides)) if piece not in known]))


async def two_choices(journal, *viewers):
    """What each of these is sent while the script is played, and the World in the end."""
    hall = Scripted(journal)
    for name in viewers:
        await hall.enters(name)
    first = viewers[0]
    await hall.types(first, RIGHT, RIGHT, b"i", RIGHT, b"i")
    await hall.chooses(FAR)
    await hall.says(BO, "Take your time.")
    await hall.keeps(0, 3)
    await hall.chooses(NEIGHBOUR, 1)
    await hall.types(first, RIGHT, b"L", b"L")
    await hall.chooses(NEIGHBOUR)
    await hall.keeps(0, 1)
    return await hall.ends()


async def test_worlds_that_look_equal_to_a_seat_and_to_who_looks_on_send_them_the_same_bytes():
    one, world = await two_choices(tale(), ADA, DAN)
    other, elsewhere = await two_choices(tale_otherwise(), ADA, DAN)
    assert observe(world, 0) == observe(elsewhere, 0)
    assert observe(world) == observe(elsewhere)
    assert observe(world, FAR) != observe(elsewhere, FAR)
    assert world.zones["deck"] != elsewhere.zones["deck"]
    for name, words in ((ADA, "pick 2 of 5"), (DAN, "pick 2 of 5")):
        assert words in shown(one[name])
        assert one[name] == other[name]


async def test_who_sees_the_difference_is_sent_it():
    one, _ = await two_choices(tale(), BO)
    other, _ = await two_choices(tale_otherwise(), BO)
    assert one[BO] != other[BO]


# A whole round: the draft, the plays, and the next hand


def secrets_of(journal):
    """What the others keep at once and never play: a card of the far hand for each of them, one of the neighbour's."""
    far, near = journal.world.zones[f"hand:{FAR}"], journal.world.zones[f"hand:{NEIGHBOUR}"]
    return {(FAR, 1): far[0], (NEIGHBOUR, 1): near[0], (NEIGHBOUR, 2): far[1]}


async def whole_round(journal, secrets, exchanged):
    """Everybody plays until the second hand is dealt: Ada by keys, the others by the script."""
    hall, hidden = Scripted(journal), {exchanged.get(piece, piece) for piece in secrets.values()}
    for name in (ADA, DAN):
        await hall.enters(name)
    turns = dict.fromkeys(range(3), 0)
    while not hall.table.world.zones["discard"]:
        seat = max(hall.table.waiting())
        turns[seat] += 1
        if seat == 0:
            await hall.types(ADA, RIGHT)
            await hall.keeps(0, 0)
            continue
        wanted = secrets.get((seat, turns[seat]))
        card = exchanged.get(wanted, wanted)
        choices = hall.table.legal(seat)
        fit = [one for one in choices if one.card == card or (wanted is None and one.card not in hidden)]
        await hall.acts(seat, min(fit or choices, key=msgspec.json.encode))
    return await hall.ends()


async def test_a_whole_round_of_drafting_and_playing_sends_the_same_bytes():
    journal = tale()
    secrets = secrets_of(journal)
    exchanged = turned_about([*secrets.values(), *journal.world.zones["deck"][:-TOP]])
    one, world = await whole_round(journal, secrets, {})
    other, elsewhere = await whole_round(otherwise(tale(), exchanged), secrets, exchanged)
    put_away = [{here.kinds[piece] for piece in here.zones["discard"]} for here in (world, elsewhere)]
    assert put_away[0] != put_away[1]
    assert observe(world, 0) == observe(elsewhere, 0)
    for name in (ADA, DAN):
        assert "Round 2 of 4" in shown(one[name])
        assert one[name] == other[name]


# The first turns of the other games


async def first_turns(journal, hidden, lines):
    """Everybody acts until the log has so many lines: Ada by keys where they do something, the others by the script."""
    hall = Scripted(journal)
    for name in (ADA, DAN):
        await hall.enters(name)
    start = len(hall.table.journal.events)
    by_keys = 0
    while len(hall.table.journal.events) < start + lines:
        before, [seat] = len(hall.table.journal.events), hall.table.waiting()
        if seat == 0:
            await hall.types(ADA, b"i", b"i", RIGHT, b"L", b"L", ENTER)
            by_keys += len(hall.table.journal.events) - before
        if len(hall.table.journal.events) == before:
            fit = [one for one in hall.table.legal(seat) if not names_any(one, hidden) and stays_put(one)]
            await hall.acts(seat, min(fit, key=msgspec.json.encode))
    sent, world = await hall.ends()
    return sent, world, by_keys


def names_any(action, pieces):
    return any(value in pieces for value in msgspec.to_builtins(action).values())


def stays_put(action):
    """Whether an action leaves what lies in the middle as it is: the dice for new cards are another World's."""
    return type(action).__name__ != "Cycle"


def quests():
    """A table of two, drafted in the open and just dealt."""
    journal = dealt(QUESTS, ADA, BO)
    while not journal.world.zones["hand:0"]:
        seat = journal.waiting()[0]
        journal.act(seat, journal.legal(seat)[0])
    return journal


async def test_the_first_turns_of_quests_send_the_same_bytes():
    world = quests().world
    secret = world.zones["hand:1"][-1]
    exchanged = turned_about([secret, *world.zones["deck"][:-TOP]])
    exchanged |= turned_about(world.zones["quest_deck"][:-2])
    one, world, by_keys = await first_turns(quests(), {secret}, 12)
    other, elsewhere, _ = await first_turns(otherwise(quests(), exchanged), {exchanged[secret]}, 12)
    assert by_keys > 0
    assert observe(world, 0) == observe(elsewhere, 0)
    assert observe(world, 1) != observe(elsewhere, 1)
    assert world.zones["quest_deck"] != elsewhere.zones["quest_deck"]
    assert one[ADA] == other[ADA]
    assert one[DAN] == other[DAN]


async def test_the_first_turns_of_mages_send_the_same_bytes():
    journal = dealt(MAGES, ADA, BO)
    exchanged = turned_about(journal.world.zones["book_deck"])
    one, world, by_keys = await first_turns(journal, set(), 12)
    other, elsewhere, _ = await first_turns(otherwise(dealt(MAGES, ADA, BO), exchanged), set(), 12)
    assert by_keys > 0
    assert observe(world, 0) == observe(elsewhere, 0)
    assert world.zones["book_deck"] != elsewhere.zones["book_deck"]
    assert one[ADA] == other[ADA]
    assert one[DAN] == other[DAN]


# Heroes who act at the same time


def siege():
    return dealt(RIFT, ADA, BO, options={"stacks": "first"})


async def one_heroes_act(journal):
    """Both act in one phase: Ada by keys, Bo by the script, with nothing from his hand; the World in the end."""
    hall = Scripted(journal)
    for name in (ADA, DAN):
        await hall.enters(name)
    await hall.types(ADA, b"1", b"O", b"O", b"]", RIGHT, b"L", b"L")
    aid = min((one for one in hall.table.legal(1) if type(one).__name__ == "SeekAid"), key=msgspec.json.encode)
    await hall.acts(1, aid)
    await hall.types(ADA, b"m", RIGHT, b"m", b"i", b"i", b"O")
    await hall.acts(1, next(one for one in hall.table.legal(1) if type(one).__name__ == "SayDone"))
    await hall.types(ADA, b"O", RIGHT, ENTER)
    return await hall.ends()


async def test_a_hero_s_hand_is_never_sent_to_another_session():
    world = siege().world
    exchanged = turned_about([*world.zones["hand:1"], *world.zones["deck:1"]])
    exchanged |= turned_about(world.zones["town_deck"])
    one, world = await one_heroes_act(siege())
    other, elsewhere = await one_heroes_act(otherwise(siege(), exchanged))
    hands = [sorted(here.kinds[card] for card in here.zones["hand:1"]) for here in (world, elsewhere)]
    assert hands[0] != hands[1]
    assert observe(world, 0) == observe(elsewhere, 0)
    for name in (ADA, DAN):
        assert "Round 1" in shown(one[name])
        assert one[name] == other[name]
