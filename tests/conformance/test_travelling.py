"""Laws of travelling, on every game, option and seat count: a World sent to another process is the World there."""

import random

import msgspec
import pytest

from engine.core import observe
from engine.core.codec import pack, pack_action, unpack, unpack_action
from tests.conformance.tables import eyes_of, moments, on_every_table, played
from tests.toy import EMBERS, LANTERNS

pytestmark = on_every_table


def every(table, share):
    """A stride that looks at about `share` moments of a game."""
    return max(1, len(played(table).events) // share)


def test_a_world_comes_back_from_its_bytes_whoever_looks(table):
    journal = played(table)
    for world in (*(world for world, _ in moments(table, every(table, 60))), journal.world):
        for seen in (world, *(observe(world, *eyes) for eyes in eyes_of(world))):
            assert unpack(table.game, pack(seen)) == seen


def test_an_action_comes_back_from_its_bytes(table):
    journal = played(table)
    for event in journal.events[1:]:
        assert unpack_action(table.game, pack_action(event.action)) == event.action


def test_the_game_s_bot_chooses_the_same_in_a_world_that_has_travelled(table):
    for world, _ in moments(table, every(table, 12)):
        for seat in world.waiting():
            seen = observe(world, seat)
            choices = [
                table.game.bot.pick(one, seat, random.Random(3)) for one in (seen, unpack(table.game, pack(seen)))
            ]
            assert choices[0] == choices[1]


def test_a_world_of_another_game_is_refused(table):
    other = EMBERS if table.game == LANTERNS else LANTERNS
    with pytest.raises(msgspec.ValidationError):
        unpack(other, pack(played(table).world))
