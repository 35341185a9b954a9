"""What fate texts do, red ones among rivals and green ones together, each played from the hand."""

from engine.games.shadowscape import actions as a
from engine.games.shadowscape.asks import (
    ToAct,
    ToDiscard,
    ToFollow,
    ToOpt,
    ToOrder,
    ToPick,
    ToStep,
    ToTurn,
    ToWound,
)
from engine.games.shadowscape.sums import awaiting
from engine.games.shadowscape.table import cards_of, is_calm, tokens_of
from engine.games.shadowscape.zones import (
    BURIED,
    CALM,
    FALLEN,
    FATE_DECK,
    FATE_DISCARD,
    HAND,
    MORE_CLAIMS,
    PASSING,
    SHOWN,
    TOKENS,
    TREASURES,
    USED,
    WHISPER_DECK,
    WHISPERS,
    WOUNDS,
)
from tests.games.shadowscape.builders import Dungeon

NEXT_DOOR = {6: "camp", 7: "mill", 8: "sump"}


def red(title, *heroes, **options):
    """A rival in the Camp with a red text in hand; the Mill is next door."""
    table = Dungeon(*(heroes or ("fengray", "arani")), rooms=NEXT_DOOR, **options).at("camp")
    table.hold(title)
    return table


def green(title, *heroes, **options):
    table = Dungeon(*(heroes or ("fengray", "arani")), rooms=NEXT_DOOR, mode="cooperative", **options).at("camp")
    table.hold(title)
    return table


# Red


def test_loose_stones_pushes_an_enemy_here_or_next_door():
    table = red("loose_stones")
    hound = table.enemy("gloom_hound", "mill")
    table.ready().alter("loose_stones")
    table.act(0, a.Point(table.place("sump")))
    assert table.where(hound) == "sump"
    assert len(table.world.zones[FATE_DISCARD]) == 1


def test_a_text_that_can_do_nothing_cannot_be_played():
    table = red("loose_stones").ready()
    fate = table.world.zones[HAND[0]][0]
    assert table.refuses(0, a.Alter(fate)).slug == "NothingToAlter"


def test_old_oath_swaps_places_with_an_enemy_next_door():
    table = red("old_oath")
    hound = table.enemy("gloom_hound", "mill")
    table.ready().alter("old_oath")
    assert (table.stands(), table.where(hound)) == ("mill", "camp")


def test_bad_blood_rouses_an_enemy_next_door_which_acts_at_once():
    table = red("bad_blood")
    archer = table.enemy("toll_archer", "mill")
    table.ready().alter("bad_blood")
    assert table.told("hits")[0] == 0
    assert table.where(archer) == "mill"


def test_cold_draught_makes_each_rival_beside_an_enemy_discard():
    table = red("cold_draught", "fengray", "arani", "crow")
    table.at("den", 1).at("pit", 2).enemy("gloom_hound", "den")
    table.hold("old_oath", "war_cry", seat=1)
    table.hold("iron_rain", seat=2)
    table.ready().alter("cold_draught")
    assert isinstance(table.ask(1), ToDiscard)
    table.act(1, table.legal(1)[0])
    assert (table.hand(1), table.hand(2)) == (1, 1)


def test_light_fingers_takes_a_card_from_a_rival_here_and_draws_one():
    table = red("light_fingers").at("camp", 1)
    table.hold("old_oath", seat=1)
    table.ready().alter("light_fingers")
    assert (table.hand(0), table.hand(1)) == (1, 0)


def test_light_fingers_cannot_be_played_with_no_rival_here():
    table = red("light_fingers")
    table.hold("old_oath", seat=1)
    table.ready()
    assert not table.offers(a.Alter)


def test_iron_rain_wounds_a_rival_beside_an_enemy_who_places_it():
    table = red("iron_rain").at("den", 1)
    table.enemy("gloom_hound", "den")
    table.ready().alter("iron_rain")
    assert isinstance(table.ask(1), ToWound)
    table.act(1, a.Suffer(table.hero(1)))
    assert WOUNDS(table.world, table.hero(1)) == 1


def test_toll_bell_makes_a_rival_with_three_tokens_drop_one():
    table = red("toll_bell")
    for kind in ("gloom_hound", "toll_archer", "bone_walker"):
        table.token(kind, 1)
    table.ready().alter("toll_bell")
    table.act(1, a.Drop(tokens_of(table.world, 1)[0]))
    assert len(tokens_of(table.world, 1)) == 2
    assert len(table.world.zones[FALLEN[0]]) == 1


def test_grave_salt_brings_a_discarded_enemy_back_in_an_empty_room():
    table = red("grave_salt")
    hound = table.take("gloom_hound", FALLEN[0])
    table.ready().alter("grave_salt")
    rooms = [action.place for action in table.legal(0)]
    assert table.place("camp") not in rooms
    table.act(0, a.Point(table.place("mill")))
    assert table.where(hound) == "mill"


def test_last_rites_banishes_an_enemy_of_defence_two_next_door_without_a_trophy():
    table = red("last_rites")
    table.enemy("ghoren_warrior", "mill")
    hound = table.enemy("gloom_hound", "mill")
    table.ready().alter("last_rites")
    assert table.world.zones[FALLEN[0]] == [hound]
    assert not table.world.zones[TOKENS[0]]


def test_buried_coin_lays_a_treasure_on_a_bare_sign():
    table = red("buried_coin").ready().alter("buried_coin")
    place = table.legal(0)[0].place
    table.act(0, a.Point(place))
    assert len(table.world.zones[TREASURES]) == 9


def test_second_breath_readies_a_used_card():
    table = red("second_breath").ready().move(0).go()
    table.act(0, a.Halt())
    table.alter("second_breath")
    assert USED(table.world, 0) == 0


def test_second_breath_cannot_be_played_before_a_card_was_used():
    table = red("second_breath").ready()
    assert not table.offers(a.Alter)


def test_turned_coat_flips_any_of_your_cards():
    table = red("turned_coat").ready().alter("turned_coat")
    card = cards_of(table.world, 0)[2]
    table.act(0, a.Turn(card))
    assert table.world.sides[card] == "b"


def test_wrong_foot_flips_a_card_of_a_rival_next_door_and_you_choose_it():
    table = red("wrong_foot").at("mill", 1).ready().alter("wrong_foot")
    assert isinstance(table.ask(0), ToTurn)
    card = cards_of(table.world, 1)[0]
    table.act(0, a.Turn(card))
    assert table.world.sides[card] == "b"


def test_soft_tread_steps_and_enemies_do_not_stop_you_for_the_turn():
    table = red("soft_tread")
    table.enemy("gloom_hound", "mill")
    table.ready().alter("soft_tread")
    table.step("mill")
    assert PASSING(table.world) == 1
    table.move(0).step("camp", "mill")
    assert table.stands() == "mill"


def test_old_bandages_mends_two():
    table = red("old_bandages")
    table.wounded(table.hero(), 2).ready().alter("old_bandages")
    assert WOUNDS(table.world, table.hero()) == 0


def test_read_the_ash_draws_two_and_discards_one():
    table = red("read_the_ash").ready().alter("read_the_ash")
    assert isinstance(table.ask(), ToDiscard)
    table.act(0, table.legal(0)[0])
    assert table.hand() == 1


def test_lost_rumour_puts_an_open_whisper_under_its_deck_but_never_the_last():
    table = red("lost_rumour").offer("black_water", "the_last_whisper").ready()
    buried = table.world.zones[WHISPERS][0]
    table.alter("lost_rumour")
    assert table.world.zones[WHISPER_DECK][0] == buried
    assert len(table.world.zones[WHISPERS]) == 2
    assert BURIED(table.world) == 1


def test_grave_goods_gives_one_more_claim_but_no_whisper():
    table = red("grave_goods").offer("notched_axe", "star_chip", "a_pair_of_horns")
    for _ in range(2):
        table.token("treasure")
    table.ready().alter("grave_goods")
    assert MORE_CLAIMS(table.world) == 6
    table.act(0, a.Claim(table.world.zones["gear"][0]))
    table.act(0, table.legal(0)[0])
    table.act(0, a.Claim(table.world.zones["gear"][0]))
    assert not table.offers(a.Claim)


def test_forked_road_draws_two_for_the_enemies_and_uses_either():
    table = red("forked_road").top("old_oath_beast", "war_cry_undead")
    table.ready().alter("forked_road").end()
    assert isinstance(table.ask(), ToFollow)
    beast = next(fate for fate in table.world.zones[SHOWN] if table.world.kinds[fate] == "old_oath_beast")
    table.act(0, a.Follow(beast))
    assert table.told("fate")[0] == "beast"
    assert not table.world.zones[SHOWN]


def test_war_cry_gives_the_next_attack_two_more_and_only_that():
    table = red("war_cry")
    table.enemy("barrow_knight", "camp")
    table.ready().alter("war_cry")
    assert awaiting(table.world, 0, "attack") == 2
    table.use("Cleave")
    assert table.told("strikes")[2] == 5
    assert awaiting(table.world, 0, "attack") == 0


def test_one_text_a_turn():
    table = red("turned_coat")
    table.hold("war_cry")
    table.ready().alter("war_cry")
    fate = table.world.zones[HAND[0]][0]
    assert table.refuses(0, a.Alter(fate)).slug == "AlreadyAltered"


# Green


def test_old_oath_swaps_two_heroes():
    table = green("old_oath", "fengray", "arani", "crow").at("den", 1).at("pit", 2).ready().alter("old_oath")
    table.act(0, a.Pick(1))
    table.act(0, a.Pick(2))
    assert (table.stands(1), table.stands(2)) == ("pit", "den")


def test_cold_draught_calms_a_type_of_your_choice():
    table = green("cold_draught")
    hound = table.enemy("gloom_hound", "den")
    table.ready().alter("cold_draught")
    table.act(0, a.Name("beast"))
    assert is_calm(table.world, hound)


def test_light_fingers_gives_any_cards_to_another_hero():
    table = green("light_fingers")
    table.hold("old_oath", "war_cry", "iron_rain")
    table.ready().alter("light_fingers")
    table.act(0, table.legal(0)[0])
    table.act(0, table.legal(0)[0])
    table.act(0, a.Enough())
    assert (table.hand(0), table.hand(1)) == (1, 2)
    assert isinstance(table.ask(), ToAct)


def test_iron_rain_gives_a_hero_two_more_for_the_next_attack():
    table = green("iron_rain").ready().alter("iron_rain")
    table.act(0, a.Pick(1))
    assert awaiting(table.world, 1, "attack") == 2
    table.end()
    assert awaiting(table.world, 1, "attack") == 2


def test_toll_bell_gives_a_token_to_a_hero_next_door():
    table = green("toll_bell").at("mill", 1)
    token = table.token("gloom_hound")
    table.ready().alter("toll_bell")
    assert table.world.zones[TOKENS[1]] == [token]


def test_grave_salt_banishes_an_enemy_of_defence_two_anywhere():
    table = green("grave_salt")
    hound = table.enemy("gloom_hound", "pit")
    table.ready().alter("grave_salt")
    assert table.world.zones[FALLEN[0]] == [hound]


def test_second_breath_readies_a_card_or_flips_one_of_any_hero():
    table = green("second_breath").ready().move(0)
    table.act(0, a.Halt())
    table.alter("second_breath")
    assert isinstance(table.ask(), ToOpt)
    table.act(0, a.Opt(1))
    table.act(0, a.Pick(1))
    table.act(0, a.Turn(cards_of(table.world, 1)[1]))
    assert table.world.sides[cards_of(table.world, 1)[1]] == "b"


def test_turned_coat_pulls_an_enemy_next_door_to_you():
    table = green("turned_coat")
    hound = table.enemy("gloom_hound", "mill")
    table.ready().alter("turned_coat")
    assert table.where(hound) == "camp"


def test_soft_tread_moves_a_hero_two_rooms_and_that_hero_walks():
    table = green("soft_tread").at("mill", 1).ready().alter("soft_tread")
    table.act(0, a.Pick(1))
    assert isinstance(table.ask(1), ToStep)
    table.step("sump", "mill", seat=1)
    assert table.stands(1) == "mill"


def test_old_bandages_heals_a_hero_of_your_choice():
    table = green("old_bandages")
    table.wounded(table.hero(1), 2).wounded(table.hero(0), 1).ready().alter("old_bandages")
    assert isinstance(table.ask(), ToPick)
    table.act(0, a.Pick(1))
    assert WOUNDS(table.world, table.hero(1)) == 0


def test_war_cry_heals_each_hero_by_one():
    table = green("war_cry")
    table.wounded(table.hero(1), 1).wounded(table.hero(0), 1).ready().alter("war_cry")
    assert WOUNDS(table.world, table.hero(0)) == WOUNDS(table.world, table.hero(1)) == 0


def test_read_the_ash_puts_the_top_three_back_in_any_order():
    table = green("read_the_ash").ready()
    top = list(table.world.zones[FATE_DECK][-3:])
    table.alter("read_the_ash")
    assert isinstance(table.ask(), ToOrder)
    table.act(0, a.Lay(top[2]))
    table.act(0, a.Lay(top[0]))
    assert table.world.zones[FATE_DECK][-3:] == [top[2], top[0], top[1]]


def test_grave_goods_allows_a_second_whisper_together():
    table = green("grave_goods").offer("a_pair_of_horns", "what_hounds_know").at("gullet")
    for _ in range(2):
        table.token("gloom_hound")
    table.ready().alter("grave_goods")
    for _ in range(2):
        table.act(0, table.offers(a.Claim)[0])
    assert table.shards() == 2 + 1
    assert CALM(table.world) == 0
