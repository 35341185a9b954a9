"""The enemy phase: who acts, how far, whom they strike; abilities of the advanced game; the lords on both sides."""

from engine.core import Moved
from engine.games.shadowscape import actions as a
from engine.games.shadowscape.asks import (
    ToAim,
    ToDefend,
    ToLead,
    ToPoint,
    ToRouse,
)
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.rules.claiming import cost_of
from engine.games.shadowscape.sums import deals, left_by, lord_withstands, withstands
from engine.games.shadowscape.table import tokens_of
from engine.games.shadowscape.tasks import (
    DefendingDue,
    LordDue,
    RousingDue,
    SpawnDue,
    TypeDue,
)
from engine.games.shadowscape.zones import FALLEN, FATE_DISCARD, HAND, PILE, PLACE, ROOM, SHOWN
from tests.games.shadowscape.builders import Dungeon

NEXT_DOOR = {6: "camp", 7: "mill", 8: "sump", 12: "arena", 11: "vault", 13: "pyre"}


def far(*heroes, **options):
    """Heroes in corners far from the Camp."""
    return Dungeon(*heroes, rooms=NEXT_DOOR, **options).at("pit", 0).at("pit", 1)


def test_the_seat_in_turn_names_the_enemies_one_by_one():
    table = far()
    hounds = [table.enemy("gloom_hound", "camp"), table.enemy("gloom_hound", "sump")]
    table.top("old_oath_beast").ready().end()
    assert isinstance(table.ask(), ToRouse)
    table.act(0, a.Rouse(hounds[1]))
    assert table.world.turn == 1
    assert len(table.world.zones[FATE_DISCARD]) == 1
    assert not table.world.zones[SHOWN]


def test_only_the_type_drawn_acts():
    table = far()
    table.enemy("toll_archer", "camp")
    hound = table.enemy("gloom_hound_4", "sump")
    table.top("old_oath_brigand").ready().end()
    assert table.where(hound) == "sump"
    assert table.told("fate") == ("brigand", 1)


def test_with_none_of_the_type_one_rises_on_every_lair_and_does_not_act():
    table = far()
    table.top("old_oath_undead").ready().end()
    assert table.told("rise") == ("undead", 5)
    assert sum(len(table.world.zones[zone]) for zone in ROOM) == 5
    assert "hits" not in table.notes()


def test_trophies_are_not_among_those_that_rise():
    table = far()
    for kind, seat in (("bone_walker", 0), ("barrow_knight", 1)):
        for _ in range(3):
            table.token(kind, seat)
    table.ready()
    table.due(SpawnDue(0, "undead"))
    assert type(table.ask()).__name__ == "ToSpare"


def test_a_discarded_enemy_is_shuffled_back_when_the_pile_is_too_small():
    table = far()
    pile = tuple(table.world.zones[PILE[0]])
    table.fold([Moved(pile[:8], PILE[0], FALLEN[0], None, "a")])
    table.ready()
    table.due(SpawnDue(0, "beast"))
    assert not table.world.zones[FALLEN[0]]
    assert len(table.world.zones[PILE[0]]) == 5


def test_an_enemy_with_a_hero_in_reach_does_not_move():
    table = far().at("camp", 1)
    hound = table.enemy("gloom_hound", "camp")
    table.ready()
    table.due(RousingDue(0, hound))
    assert table.where(hound) == "camp"
    assert table.told("hits")[:1] == (1,)


def test_a_ranged_enemy_strikes_next_door_and_the_seat_in_turn_aims():
    table = Dungeon(rooms=NEXT_DOOR).at("mill", 0).at("camp", 1)
    archer = table.enemy("toll_archer", "camp")
    table.ready()
    table.due(RousingDue(0, archer))
    assert isinstance(table.ask(), ToAim)
    table.act(0, a.Aim(1))
    assert table.told("hits")[0] == 1


def test_a_symbol_that_leads_out_of_the_dungeon_is_skipped():
    table = Dungeon(rooms={1: "gallows"}).at("pit", 0).at("pit", 1)
    knight = table.enemy("barrow_knight_3", "gallows")
    table.ready()
    table.due(RousingDue(0, knight))
    assert table.where(knight) == "gallows"
    assert table.told("skips")[1:] == ("bone", "wall")


def test_who_is_struck_and_holds_a_card_is_asked_even_without_one_that_helps():
    table = Dungeon("crow", "arani").at("camp")
    hound = table.enemy("gloom_hound", "camp")
    table.hold(next(id for id, card in box().fate.items() if card.symbols == ("move",)))
    table.ready()
    table.due(DefendingDue(0, hound))
    assert isinstance(table.ask(), ToDefend)
    assert table.legal(0) == [a.Take()]
    assert table.refuses(0, a.Discard(table.world.zones[HAND[0]][0])).slug == "NoSuchSymbol"


def test_who_is_struck_without_a_card_is_not_asked():
    table = Dungeon("crow", "arani").at("camp")
    hound = table.enemy("gloom_hound", "camp")
    table.ready()
    table.due(DefendingDue(0, hound))
    assert type(table.ask()).__name__ == "ToWound"


def test_calm_enemies_do_not_act_but_those_of_no_type_left_rise():
    table = far()
    hound = table.enemy("gloom_hound_4", "camp")
    table.hold("cold_draught")
    table.ready()
    table.fold([table.world.game.layout.counters["calm"].to(1)])
    table.due(TypeDue(0, "beast"))
    assert table.where(hound) == "camp"


# The advanced game


def test_a_gloom_hound_goes_on_towards_the_nearest_hero_and_strikes():
    table = Dungeon("crow", "arani", rooms={**NEXT_DOOR, 1: "den", 2: "well"}, advanced="on").at("well", 0)
    hound = table.enemy("gloom_hound_4", "camp")
    table.ready()
    table.due(RousingDue(0, hound))
    assert table.told("skips")[1:] == ("bone", "back")
    assert table.where(hound) == "well"
    assert table.told("hits")[0] == 0


def test_of_rooms_equally_near_the_seat_in_turn_picks_where_a_hound_goes_on():
    table = Dungeon("crow", "arani", advanced="on")
    hound = table.enemy("gloom_hound", "den")
    table.fold([PLACE.to(18, 0), PLACE.to(18, 1)])
    table.fold([Moved((hound,), ROOM[table.place("den")], ROOM[12])])
    table.ready()
    table.due(RousingDue(0, hound, 1))
    assert isinstance(table.ask(), ToLead)
    assert table.legal(0) == [a.Lead(13), a.Lead(17)]
    table.act(0, a.Lead(17))
    assert hound in table.world.zones[ROOM[17]]


def test_a_warrior_is_fierce_against_a_hero_with_a_beast_trophy():
    table = Dungeon(advanced="on").at("camp")
    warrior = table.enemy("ghoren_warrior", "camp")
    assert deals(table.world, warrior, 0) == 4
    table.token("gloom_hound")
    assert deals(table.world, warrior, 0) == 5


def test_a_slinger_strikes_every_hero_in_its_room():
    table = Dungeon(advanced="on").at("camp", 0).at("camp", 1)
    slinger = table.enemy("ghoren_slinger", "camp")
    table.ready()
    table.due(RousingDue(0, slinger))
    while type(table.ask()).__name__ == "ToWound":
        seat = min(table.world.waiting())
        table.act(seat, table.legal(seat)[0])
    hit = [fact.args[0] for _, event in table.events for fact in event.facts if getattr(fact, "note", "") == "hits"]
    assert hit == [0, 1]


def test_a_thrall_is_tough_in_company_and_a_knight_against_attack():
    table = Dungeon(advanced="on")
    thrall, knight = table.enemy("redsand_thrall", "camp"), table.enemy("barrow_knight", "mill")
    assert withstands(table.world, thrall, "attack") == 3
    table.enemy("toll_archer", "camp")
    assert withstands(table.world, thrall, "attack") == 4
    assert withstands(table.world, knight, "attack") == 5
    assert withstands(table.world, knight, "magic") == 4


def test_without_the_advanced_game_no_ability_counts():
    table = Dungeon()
    knight = table.enemy("barrow_knight", "mill")
    assert withstands(table.world, knight, "attack") == 4


def test_a_toll_archer_that_wounds_makes_the_hero_drop_a_token():
    table = Dungeon("crow", "arani", advanced="on").at("camp")
    archer = table.enemy("toll_archer", "camp")
    table.token("gloom_hound")
    table.ready()
    table.due(DefendingDue(0, archer))
    while table.ask() is not None and type(table.ask()).__name__ == "ToWound":
        table.act(0, a.Suffer(table.hero()))
    assert not tokens_of(table.world, 0)


def test_a_bone_walker_hit_for_exactly_its_defence_rises_elsewhere_without_a_trophy():
    table = Dungeon("arani", "fengray", advanced="on").at("camp")
    walker = table.enemy("bone_walker", "camp")
    table.offer("spilled_offering").ready()
    name = next(
        face.name
        for number in range(1, 4)
        for face in (box().hero_actions[f"arani_{number}"].a, box().hero_actions[f"arani_{number}"].b)
        if face.brief == "† 2"
    )
    table.use(name)
    assert isinstance(table.ask(), ToPoint)
    table.act(0, a.Point(table.place("crypt")))
    assert table.where(walker) == "crypt"
    assert not tokens_of(table.world, 0)


def test_discards_cancel_nothing_of_a_wailing_shade():
    table = Dungeon("crow", "arani", advanced="on").at("camp")
    shade = table.enemy("wailing_shade", "camp")
    table.hold(next(id for id, card in box().fate.items() if card.symbols == ("defence",)))
    table.ready()
    table.due(DefendingDue(0, shade))
    assert type(table.ask()).__name__ == "ToWound"


def test_a_lantern_cutter_is_fierce_against_a_hero_with_a_treasure():
    table = Dungeon("crow", "arani", advanced="on").at("camp")
    cutter = table.enemy("lantern_cutter", "camp")
    table.token("treasure")
    assert left_by(table.world, cutter, 0) == 4


# Lords


def awake(lord, **options):
    return Dungeon(rooms=NEXT_DOOR, lord=lord, **options).wake()


def test_varkhul_is_tougher_while_an_undead_is_next_door():
    table = awake("varkhul_the_unburied")
    assert lord_withstands(table.world) == 8
    table.enemy("bone_walker", "vault")
    assert lord_withstands(table.world) == 9


def test_varkhul_together_makes_one_more_undead_rise_in_its_room_after_the_others_acted():
    table = awake("varkhul_the_unburied", mode="cooperative").at("pit", 0).at("pit", 1)
    table.enemy("bone_walker", "camp")
    table.top("old_oath_undead").ready().end()
    assert len(table.world.zones[ROOM[12]]) == 1


def test_the_ghost_takes_a_token_from_whom_it_wounds_and_makes_claims_dearer_together():
    table = awake("ghost_of_the_toll").at("arena")
    table.token("gloom_hound")
    table.ready()
    table.due(LordDue(0))
    while type(table.ask()).__name__ == "ToWound":
        table.act(0, table.legal(0)[0])
    assert not tokens_of(table.world, 0)
    table = awake("ghost_of_the_toll", mode="cooperative").offer("star_chip", "executioner", "war_paint")
    costs = [cost_of(table.world, card) for card in (*table.world.zones["gear"], *table.world.zones["actions"])]
    assert costs == [2, 3, 2]


def test_the_shepherd_calls_beasts_next_door_into_its_room():
    table = awake("the_pale_shepherd")
    hound = table.enemy("gloom_hound", "vault")
    table.ready()
    table.due(LordDue(0))
    assert table.where(hound) == "arena"


def test_the_shepherd_together_lets_beasts_act_after_brigands():
    table = awake("the_pale_shepherd", mode="cooperative")
    table.enemy("toll_archer", "sump")
    hound = table.enemy("gloom_hound_1", "camp")
    table.top("old_oath_brigand").ready().end()
    assert [fact for fact in table.facts(Moved) if fact.pieces == (hound,)]


def test_the_mother_strikes_next_door_too_and_together_everybody_there():
    table = awake("mother_of_lanterns").at("vault", 0)
    table.ready()
    table.due(LordDue(0))
    assert table.told("hits")[0] == 0
    table = awake("mother_of_lanterns", mode="cooperative").at("vault", 0).at("arena", 1)
    table.ready()
    table.due(LordDue(0))
    while type(table.world.agenda[-1]).__name__ == "WoundingDue":
        seat = min(table.world.waiting())
        table.act(seat, table.legal(seat)[0])
    notes = [fact.args[0] for _, event in table.events for fact in event.facts if getattr(fact, "note", "") == "hits"]
    assert notes == [0, 1]


def test_the_echo_is_weaker_for_each_shard_room_without_an_enemy_down_to_seven():
    table = awake("the_nightfathers_echo")
    assert lord_withstands(table.world) == 7
    table.enemy("gloom_hound", "gullet")
    table.enemy("gloom_hound", "hoard")
    assert lord_withstands(table.world) == 8
    table.enemy("gloom_hound", "pyre")
    assert lord_withstands(table.world) == 9


def test_the_echo_together_is_weaker_for_each_other_hero_next_door():
    table = awake("the_nightfathers_echo", mode="cooperative").at("arena", 0).at("vault", 1)
    assert lord_withstands(table.world, 0) == 8
    assert lord_withstands(table.world, 1) == 9


def test_the_lord_strikes_after_the_others_and_only_in_its_room():
    table = awake("varkhul_the_unburied").at("arena", 1)
    table.top("old_oath_beast").ready().end()
    assert table.told("hits")[0] == 1
    assert table.told("hits")[2:] == (4, 2)


def test_the_lord_stops_moves_and_cannot_be_pushed():
    table = awake("varkhul_the_unburied").at("vault")
    table.hold("loose_stones")
    table.ready()
    assert not table.offers(a.Alter)
    table.move().go().step("arena")
    assert type(table.ask()).__name__ == "ToAct"
