"""A World on its way to another process: nothing of it is lost, and nothing that is not quite one is taken for it."""

import msgspec
import pytest

from engine.core import Ended, Outcome, fold, observe
from engine.core.codec import pack, pack_action, unpack, unpack_action
from tests.toy import LANTERNS, Lanterns
from tests.toy import words as w
from tests.toy.builders import dug, played


class Candles(Lanterns):
    """The same game under another name."""

    slug = "candles"


@pytest.mark.parametrize("eyes", [None, (), (1,), (0, 2)])
@pytest.mark.parametrize("table", [dug, played])
def test_a_world_arrives_as_it_left(table, eyes):
    world = table().world if eyes is None else observe(table().world, *eyes)
    arrived = unpack(LANTERNS, pack(world))
    assert arrived == world
    for field in world.__struct_fields__[:-3]:  # all but `where`, `own` and `offered`, which it makes for itself
        assert getattr(arrived, field) == getattr(world, field)
    assert [arrived.zone_of(piece) for piece in range(len(world.kinds))] == [
        world.zone_of(piece) for piece in range(len(world.kinds))
    ]


def test_what_only_some_worlds_have_arrives_too():
    world = fold(dug().world, Ended(Outcome((1, 2, 2), "so it goes", (3.0, 1.0, 1.0))))
    assert world.draws
    assert (world.turn, world.counts) != (None, {})
    assert unpack(LANTERNS, pack(world)) == world


def test_a_world_of_another_game_is_refused_even_where_it_would_fit():
    with pytest.raises(msgspec.ValidationError, match="a World of lanterns, not of candles"):
        unpack(Candles(), pack(dug().world))


def test_bytes_with_more_behind_a_world_are_refused():
    longer = msgspec.msgpack.encode([*msgspec.msgpack.decode(pack(dug().world)), "more"])
    with pytest.raises(msgspec.ValidationError):
        unpack(LANTERNS, longer)


@pytest.mark.parametrize("action", [w.Pick(3), w.Throw()])
def test_an_action_arrives_as_it_left(action):
    assert unpack_action(LANTERNS, pack_action(action)) == action


def test_an_action_of_no_game_is_refused():
    with pytest.raises(msgspec.ValidationError):
        unpack_action(LANTERNS, msgspec.msgpack.encode({"action": "fly"}))
