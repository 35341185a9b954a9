"""The end of both games: shards, ties, the last round, the lord slain together, the fate deck empty, the turn limit."""

from engine.core import Moved
from engine.games.shadowscape import actions as a
from engine.games.shadowscape.asks import (
    ToRest,
)
from engine.games.shadowscape.content.printed import KIND
from engine.games.shadowscape.rules.ending import lose_by_limit
from engine.games.shadowscape.scoring import effort_of, places_of, standing_of, standings_of
from engine.games.shadowscape.tasks import (
    TurnsDue,
)
from engine.games.shadowscape.zones import FATE_DECK, FATE_DISCARD, LAST, MOST_ROUNDS, ROUND, TUCKED
from tests.games.shadowscape.builders import GAME, Dungeon


def play_on(table, choose=-1):
    """Whoever is asked takes the last answer offered, until the next seat's action phase or the end."""
    turn = table.world.turn
    while table.world.waiting() and table.world.turn == turn:
        seat = min(table.world.waiting())
        table.act(seat, table.legal(seat)[choose])


def last_round(*heroes):
    """Seat 0 has just claimed the last whisper."""
    table = Dungeon(*heroes).ready()
    table.take("the_last_whisper", TUCKED[0])
    table.fold([LAST.to(0)])
    return table


def test_the_claimer_has_its_enemy_phase_and_others_may_skip_theirs():
    table = last_round("fengray", "arani", "crow")
    table.top("old_oath_beast").end()
    assert table.world.turn == 1
    table.end(1)
    assert isinstance(table.ask(1), ToRest)
    table.act(1, a.Rest())
    assert "fate" not in table.notes()
    table.end(2)
    table.act(2, a.FaceEnemies())
    play_on(table)
    assert table.world.outcome.places == (1, 2, 3)
    assert table.world.outcome.code == "shards"


def test_shards_of_all_cards_count_and_one_for_the_room():
    table = Dungeon().at("gullet")
    table.take("forge_smoke", TUCKED[0])
    table.wear("hollow_crown")
    table.take("executioner", TUCKED[0])
    table.take("dead_run", "deeds:0")
    standing = standing_of(table.world, 0)
    assert standing.total == 2 + 1 + 1 + 1 + 1
    assert [standing.of(sort) for sort in ("whisper", "gear", "action", "room")] == [2, 1, 2, 1]


def test_a_tie_goes_to_the_holder_of_the_last_whisper():
    table = Dungeon("fengray", "arani", "crow")
    table.take("the_last_whisper", TUCKED[1])
    for kind in ("forge_smoke", "black_water"):
        table.take(kind, TUCKED[0])
    table.fold([LAST.to(1)])
    assert places_of(table.world, standings_of(table.world)) == (2, 1, 3)


def test_a_tie_without_the_holder_goes_to_the_next_clockwise():
    table = Dungeon("fengray", "arani", "crow")
    for seat in (0, 2):
        table.take("three_nights" if seat else "forge_smoke", TUCKED[seat])
    table.fold([LAST.to(1)])
    assert places_of(table.world, standings_of(table.world)) == (2, 3, 1)


def test_the_turn_limit_counts_shards_and_may_leave_a_tie():
    table = Dungeon()
    table.fold([ROUND.to(MOST_ROUNDS)])
    table.due(TurnsDue())
    assert table.world.outcome.places == (1, 1)
    assert table.world.outcome.code == "turn_limit"


def test_together_the_slain_lord_wins_for_everybody():
    table = Dungeon(mode="cooperative").wake()
    table.fold([table.world.game.layout.counters["room"].to(12, 0)])
    table.fold([table.world.game.layout.counters["next_attack"].to(7, 0)])
    table.ready().use("Cleave")
    assert table.world.outcome.places == (1, 1)
    assert table.world.outcome.code == "lord_slain"


def test_together_an_empty_deck_loses_and_the_last_card_is_not_resolved():
    table = Dungeon(mode="cooperative")
    deck = table.world.zones[FATE_DECK]
    table.fold([Moved(tuple(deck[:-1]), FATE_DECK, FATE_DISCARD, None, "a")])
    table.ready().end()
    assert table.world.outcome.places == (2, 2)
    assert table.world.outcome.code == "fate_empty"
    assert "fate" not in table.notes()


def test_together_a_prepare_that_empties_the_deck_loses():
    table = Dungeon(mode="cooperative")
    deck = table.world.zones[FATE_DECK]
    table.fold([Moved(tuple(deck[:-2]), FATE_DECK, FATE_DISCARD, None, "a")])
    table.ready().use("War Drill")
    assert table.world.outcome.code == "fate_empty"


def test_together_the_last_card_and_the_slain_lord_in_one_step_is_won():
    table = Dungeon("oswin", "arani", mode="cooperative").wake()
    deck = table.world.zones[FATE_DECK]
    table.fold([Moved(tuple(deck[:-1]), FATE_DECK, FATE_DISCARD, None, "a")])
    table.fold([table.world.game.layout.counters["room"].to(12, 0)])
    table.fold([table.world.game.layout.counters["next_attack"].to(9, 0)])
    table.ready()
    table.act(0, next(use for use in table.offers(a.Use) if "attack" in kind_of(table, use.card)))
    assert table.world.outcome.code == "lord_slain"


def kind_of(table, card):
    return KIND[table.world.kinds[card], table.world.sides[card]]


def test_together_the_limit_loses():
    table = Dungeon(mode="cooperative")
    table.fold(lose_by_limit(table.world))
    assert table.world.outcome.places == (2, 2)
    assert table.world.outcome.code == "turn_limit"


def test_sides_are_each_alone_or_all_together():
    assert GAME.sides({"mode": "competitive"}, 3) == ((0,), (1,), (2,))
    assert GAME.sides({"mode": "cooperative"}, 3) == ((0, 1, 2),)


def test_the_score_sheet_of_a_cooperative_game_counts_claims_and_fate():
    table = Dungeon(mode="cooperative")
    table.take("forge_smoke", TUCKED[1])
    effort = effort_of(table.world)
    assert (effort.claims, effort.fate, effort.is_slain) == (1, 60, False)
