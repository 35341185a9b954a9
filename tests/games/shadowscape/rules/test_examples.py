"""The printed examples and ours, with their numbers."""

from engine.core import Moved
from engine.games.shadowscape import actions as a
from engine.games.shadowscape.asks import (
    ToAct,
    ToDefend,
    ToSpare,
    ToWound,
)
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.content.printed import CORNERS, doors_at
from engine.games.shadowscape.dungeon import BESIDE, NEAR
from engine.games.shadowscape.sums import left_by
from engine.games.shadowscape.table import cards_of, is_treasure
from engine.games.shadowscape.tasks import (
    DefendingDue,
    RousingDue,
    SpawnDue,
    WoundingDue,
)
from engine.games.shadowscape.zones import (
    DEEDS,
    FALLEN,
    FATE_DECK,
    FATE_DISCARD,
    PILE,
    REMOVED,
    ROOM,
    TOKENS,
    TREASURES,
    TUCKED,
    WOUNDS,
)
from tests.games.shadowscape.builders import Dungeon

ROW = {6: "chapel", 7: "mill", 8: "pyre", 9: "forge"}


def test_example_ii_three_points_take_fengray_to_the_forge_with_none_left():
    table = Dungeon("fengray", "arani", rooms=ROW).at("chapel")
    table.enemy("redsand_thrall", "forge")
    (fate,) = table.hold(bearing("move"))
    table.ready().move()
    table.act(0, a.Discard(fate))
    table.go()
    assert table.ask().left == 3
    table.step("mill", "pyre", "forge")
    assert table.stands() == "forge"
    assert isinstance(table.ask(), ToAct)


def test_example_ii_with_four_points_he_stops_there_too():
    table = Dungeon("fengray", "arani", rooms=ROW).at("chapel")
    table.enemy("redsand_thrall", "forge")
    fates = table.hold(*bearings("move", 2))
    table.ready().move()
    for fate in fates:
        table.act(0, a.Discard(fate))
    table.go().step("mill", "pyre")
    assert table.ask().left == 2
    table.step("forge")
    assert isinstance(table.ask(), ToAct)
    assert table.refuses(0, a.Step(table.place("pyre"))).slug == "StoppedByEnemy"


def test_example_iii_arani_discards_one_card_and_takes_the_thrall_as_a_trophy():
    table = Dungeon("arani", "fengray").at("camp")
    thrall = table.enemy("redsand_thrall", "camp")
    (fate, _) = table.hold(bearing("attack"), "old_oath")
    table.ready()
    card = table.card(two_of(table, "attack"))
    side = table.world.sides[card]
    table.act(0, a.Use(card))
    table.act(0, a.Discard(fate))
    table.go()
    assert table.told("strikes")[2:4] == (3, 3)
    assert thrall in table.world.zones[TOKENS[0]]
    assert table.world.sides[card] != side
    assert table.hand() == 1


def test_example_iv_celenthia_draws_three_and_keeps_four():
    table = Dungeon("celenthia", "fengray")
    table.hold("old_oath", "bad_blood")
    table.ready()
    card = next(card for card in table.legal(0) if isinstance(card, a.Use) and prepares(table, card.card) == 3)
    table.act(0, card)
    assert table.hand() == 5
    assert table.ask().left == 1
    table.act(0, table.legal(0)[0])
    assert table.hand() == 4


def test_example_v_venda_heals_four_wounds_and_is_asked_for_no_boost_she_cannot_use():
    table = Dungeon("venda", "fengray")
    wounded = next(card for card in cards_of(table.world, 0) if box().action(table.world.kinds[card]).slots == 2)
    table.wounded(wounded, 2).wounded(table.hero(), 2).ready()
    assert a.Move(wounded) not in table.legal(0)
    table.act(0, a.Use(table.card("Cauterise")))
    assert WOUNDS(table.world, wounded) == WOUNDS(table.world, table.hero()) == 0
    assert a.Move(wounded) in table.legal(0)


def test_example_vi_ardenai_pays_three_tokens_and_tucks_the_old_action():
    table = Dungeon("ardenai", "fengray")
    for token in ("redsand_thrall", "ghoren_warrior", "treasure"):
        table.token(token)
    old = table.take("deep_pockets", DEEDS[0])
    table.wounded(old)
    table.offer("executioner").ready()
    new = table.world.zones["actions"][0]
    table.act(0, a.Claim(new))
    assert not table.world.zones[TOKENS[0]]
    table.act(0, a.Tuck(old))
    table.act(0, a.Face(new, "b"))
    assert table.world.zones[TUCKED[0]] == [old]
    assert WOUNDS(table.world, old) == 0
    assert cards_of(table.world, 0)[-1] == new
    assert a.Use(new) in table.legal(0)
    assert table.shards() == 2


def test_example_viii_an_enemy_walks_by_the_symbols_of_the_rooms_it_leaves():
    table = Dungeon(rooms={6: "den", 7: "gallows", 8: "forge", 9: "ford"})
    hound = table.enemy("gloom_hound_1", "den")
    table.at("pit", 0).at("pit", 1).ready()
    table.due(RousingDue(0, hound))
    walked = [(fact.origin, fact.to) for fact in table.facts(Moved) if fact.pieces == (hound,)]
    assert walked == [(ROOM[6], ROOM[7]), (ROOM[7], ROOM[8]), (ROOM[8], ROOM[9])]


def test_example_ix_a_slinger_stops_as_soon_as_venda_is_next_door_and_strikes():
    table = Dungeon("fengray", "venda", rooms={6: "gallows", 7: "ford", 8: "mill", 9: "sump"})
    slinger = table.enemy("ghoren_slinger_1", "gallows")
    table.at("mill", 1).ready()
    table.due(RousingDue(0, slinger))
    assert table.where(slinger) == "ford"
    assert table.told("hits")[0] == 1


# Ours


def test_an_enemy_that_would_double_back_skips_the_symbol():
    table = Dungeon(rooms={6: "well", 7: "sump", 8: "camp"})
    cutter = table.enemy("lantern_cutter_1", "camp")
    table.at("pit", 0).at("pit", 1).ready()
    table.due(RousingDue(0, cutter))
    walked = [fact.to for fact in table.facts(Moved) if fact.pieces == (cutter,)]
    assert walked == [ROOM[7], ROOM[6]]
    assert table.told("skips")[1:] == ("blood", "back")


def test_four_damage_against_defence_two_and_a_shrine_leaves_one_wound_and_one_card_cancels_it():
    table = Dungeon("fengray", "arani", advanced="on").at("forge")
    table.token("treasure")
    cutter = table.enemy("lantern_cutter", "forge")
    (fate,) = table.hold(bearing("defence"))
    table.ready()
    assert left_by(table.world, cutter, 0) == 1
    table.due(DefendingDue(0, cutter))
    assert isinstance(table.ask(), ToDefend)
    table.act(0, a.Discard(fate))
    assert table.told("hits")[2:] == (4, 4)
    assert WOUNDS(table.world, table.hero()) == 0


def test_with_all_slots_full_three_wounds_are_placed_nowhere():
    table = Dungeon("crow", "arani").ready()
    table.due(WoundingDue(0, 20))
    assert sum(WOUNDS(table.world, piece) for piece in (table.hero(), *cards_of(table.world, 0))) == 8
    table.due(WoundingDue(0, 3))
    assert table.told("spared") == (0, 3)


def test_the_heal_card_is_offered_no_wound():
    table = Dungeon().ready()
    table.due(WoundingDue(0, 1))
    assert isinstance(table.ask(), ToWound)
    heal = cards_of(table.world, 0)[3]
    assert a.Suffer(heal) not in table.legal(0)
    assert table.refuses(0, a.Suffer(heal)).slug == "HealCardSafe"


def test_the_last_card_of_sixty_brings_the_shuffle_and_treasures_on_bare_signs():
    table = Dungeon("celenthia", "fengray")
    deck = table.world.zones[FATE_DECK]
    table.fold([Moved(tuple(deck[:-2]), FATE_DECK, FATE_DISCARD, None, "a")])
    table.ready()
    use = next(one for one in table.legal(0) if isinstance(one, a.Use) and prepares(table, one.card) == 3)
    table.act(0, use)
    assert len(table.world.zones[FATE_DECK]) == 58 - 1
    assert "reshuffled" in table.notes()
    lying = [piece for zone in ROOM for piece in table.world.zones[zone] if is_treasure(table.world, piece)]
    assert len(lying) == 7
    assert len(table.world.zones[TREASURES]) == 3


def test_treasures_return_only_while_the_ten_last():
    table = Dungeon("celenthia", "fengray")
    for _ in range(5):
        table.token("treasure", 1)
    deck = table.world.zones[FATE_DECK]
    table.fold([Moved(tuple(deck[:-2]), FATE_DECK, FATE_DISCARD, None, "a")])
    table.ready()
    table.act(0, next(one for one in table.legal(0) if isinstance(one, a.Use) and prepares(table, one.card) == 3))
    assert not table.world.zones[TREASURES]


def test_with_three_tokens_for_five_lairs_two_lairs_are_spared():
    table = Dungeon()
    beasts = PILE[0]
    table.fold([Moved(tuple(table.world.zones[beasts][:5]), beasts, REMOVED)])
    table.fold([Moved(tuple(table.world.zones[beasts][:2]), beasts, FALLEN[0], None, "a")])
    table.fold([Moved(tuple(table.world.zones[beasts][:2]), beasts, REMOVED)])
    table.ready()
    table.due(SpawnDue(0, "beast"))
    assert table.ask() == ToSpare(2)
    table.act(0, a.Spare(table.place("den")))
    assert table.ask() == ToSpare(1)
    table.act(0, a.Spare(table.place("pit")))
    rooms = {room for room in ("den", "warren", "roost", "gullet", "pit") if table.world.zones[ROOM[table.place(room)]]}
    assert rooms == {"warren", "roost", "gullet"}


def test_start_rooms_have_both_doors_inward_in_all_four_corners():
    for start in box().starts:
        for corner in CORNERS:
            doors = doors_at(start, corner)
            leads = [to for door, to in zip(doors, BESIDE[corner], strict=True) if door is not None]
            assert sorted(leads) == sorted(NEAR[corner])


def test_a_card_with_two_symbols_gives_one_boost():
    table = Dungeon("arani", "fengray").at("camp")
    table.enemy("redsand_thrall", "camp")
    both = next(id for id, card in box().fate.items() if set(card.symbols) == {"attack", "magic"})
    (fate,) = table.hold(both)
    table.ready()
    table.act(0, a.Use(table.card(two_of(table, "attack"))))
    table.act(0, a.Discard(fate))
    table.go()
    assert table.told("strikes")[2] == 3


def bearing(symbol):
    """A Fate card that bears this symbol alone."""
    return next(id for id, card in box().fate.items() if card.symbols == (symbol,))


def bearings(symbol, count):
    return [id for id, card in box().fate.items() if symbol in card.symbols][:count]


def two_of(table, symbol):
    """The name of the side that is a plain attack of 2 with a symbol."""
    for card in cards_of(table.world, 0):
        action = box().action(table.world.kinds[card])
        for side in ("a", "b"):
            face = action.face(side)
            first = face.effects[0]
            if face.boost == symbol and len(face.effects) == 1 and first.base == 2 and not first.plus:
                return face.name
    raise AssertionError("no such side")


def prepares(table, card):
    """How many cards the side that is up draws in a Prepare."""
    face = box().action(table.world.kinds[card]).face(table.world.sides[card])
    return getattr(face.effects[0], "draw", 0)


def test_a_deck_that_was_empty_with_nothing_discarded_is_made_again_when_a_card_is_drawn():
    table = Dungeon("celenthia", "fengray")
    deck = tuple(table.world.zones[FATE_DECK])
    table.fold([Moved(deck[:-5], FATE_DECK, REMOVED), Moved(deck[-5:], FATE_DECK, FATE_DISCARD, None, "a")])
    table.ready()
    table.act(0, next(one for one in table.legal(0) if isinstance(one, a.Use) and prepares(table, one.card) == 3))
    assert table.hand() == 3
    assert len(table.world.zones[FATE_DECK]) == 2
