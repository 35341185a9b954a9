"""Laws about what Worlds share: no rule reads on in a list it read before a yield, and a piece knows where it lies."""

import random

from engine.core import World, blank, fold, lay_table, observe, perform, redact
from tests.conformance.tables import LONGEST, Laid, eyes_of, moments, on_every_table
from tests.watched_zones import watching


def by_search(world: World) -> list[str | None]:
    """The zone of every piece, looked for in all of them."""
    found = {piece: zone for zone in world.zones for piece in world.lying(zone)}
    return [found.get(piece) for piece in range(len(world.kinds))]


def by_index(world: World) -> list[str | None]:
    return [world.zone_of(piece) for piece in range(len(world.kinds))]


@on_every_table
def test_no_rule_holds_a_zone_across_a_yield(table: Laid):
    game, rng = table.game, random.Random(11)
    world = blank(game, table.seats, game.complete(dict(table.options)), 11)
    with watching(world):
        lay_table(game, world)
        for _ in range(LONGEST):
            if world.outcome is not None:
                break
            seat = rng.choice(sorted(world.waiting()))
            perform(game, world, seat, rng.choice(game.legal(world, seat)))
    assert world.outcome is not None


@on_every_table
def test_a_piece_knows_its_zone_in_whole_and_in_observed_worlds(table: Laid):
    for before, event in moments(table, 17):
        for eyes in eyes_of(before)[:2]:
            seen = observe(before, *eyes)
            assert by_index(seen) == by_search(seen)
            fold(seen, redact(before, event, *eyes))
            assert by_index(seen) == by_search(seen)
        assert by_index(before) == by_search(before)
        fold(before, event)
        assert by_index(before) == by_search(before)
