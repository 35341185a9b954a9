"""Actions, Skills and Loot one by one, as far as they are no attacks."""

from engine.games.shadowrift.actions import Build, Play, PlayLoot, PlaySkill, SayDone, Sink, Use
from engine.games.shadowrift.table import actions_allowed
from engine.games.shadowrift.tasks import ToAct, ToSink
from engine.games.shadowrift.zones import (
    AREA,
    CORPSES,
    DISCARD,
    HAND,
    KEPT,
    MAGIC,
    MONSTER_DECK,
    MONSTER_TOP,
    MORE_HEROISM,
    PLAY,
    PURSE,
    SEALED,
    TOTEMS,
    TOWN_DISCARD,
    TRAVELLER_DECK,
    WOUNDS,
)
from tests.games.shadowrift.builders import GAME, Siege


def play(siege, seat, kind, **more):
    [card] = siege.hand(seat, kind)
    siege.does(seat, Play(card, **more))
    return card


def test_explore_gains_a_coin():
    siege = Siege()
    play(siege, 0, "explore")
    assert siege.kinds(PURSE[0]) == ["coin"]


def test_heal_sends_two_afflictions_of_one_hero_back_from_hand_first_and_burns_first():
    siege = Siege()
    siege.hand(1, "wound", "prowess")
    siege.discard(1, "wound", "burn", "wound")
    play(siege, 0, "heal", hero=1)
    assert siege.kinds(HAND[1]) == ["prowess"]
    assert siege.kinds(DISCARD[1]) == ["wound", "wound"]
    assert siege.noted("healed") == [(0, 1, 2)]


def test_rousing_speech_lets_every_other_hero_draw():
    siege = Siege(3, scenario="bread_and_ashes")
    play(siege, 1, "rousing_speech")
    assert [len(siege.world.zones[HAND[seat]]) for seat in range(3)] == [1, 0, 1]


def test_revitalize_draws_two_and_is_not_itself_shuffled_in():
    siege = Siege()
    siege.deck(0)
    siege.discard(0, "might")
    card = play(siege, 0, "revitalize")
    assert siege.kinds(HAND[0]) == ["might"]
    assert siege.world.zones[DISCARD[0]] == [card]


def test_prophecy_shows_three_and_lets_one_sink_while_others_still_act():
    siege = Siege(2, "drow", scenario="knives_at_table")
    top = siege.world.pieces(MONSTER_TOP)[0]
    below = siege.world.pieces(MONSTER_DECK)[-2:]
    play(siege, 0, "prophecy")
    ask = siege.world.ask_of(0)
    assert isinstance(ask, ToSink)
    assert list(ask.cards) == [top, *reversed(below)]
    assert isinstance(siege.world.ask_of(1), ToAct)
    assert MORE_HEROISM(siege.world) == 1
    siege.does(0, Sink((top,)))
    assert siege.world.pieces(MONSTER_TOP) == [below[1]]
    assert siege.world.pieces(MONSTER_DECK)[0] == top
    assert isinstance(siege.world.ask_of(0), ToAct)


def test_resurrect_buries_the_corpse_closest_to_the_discard_and_raises_the_nearest_villager():
    siege = Siege(2, "necromancers", scenario="gravediggers_year")
    siege.town("corpse", "sage", "corpse")
    lowest = next(k for k in siege.kinds(TRAVELLER_DECK) if k not in ("spy", "poisoner", "cutpurse", "doomsayer"))
    play(siege, 0, "resurrect")
    assert siege.spaces()[:3] == ["corpse", "sage", ""]
    assert siege.kinds(TOWN_DISCARD) == [lowest]


def test_resurrect_may_be_played_when_one_half_does_nothing():
    siege = Siege(2, "necromancers", scenario="gravediggers_year")
    play(siege, 0, "resurrect")
    assert siege.noted("no_corpse") == [()]
    assert len(siege.world.zones[TOWN_DISCARD]) == 1


def test_no_corpse_is_buried_under_a_bone_collector():
    siege = Siege(2, "necromancers", scenario="gravediggers_year")
    siege.town("corpse")
    siege.monster("bone_collector")
    play(siege, 0, "resurrect")
    assert siege.spaces()[0] == "corpse"


def test_a_seal_closes_a_rift_for_three_magic():
    siege = Siege()
    [rift] = siege.area("shadowrift")
    [seal] = siege.hand(0, "seal")
    siege.set(MAGIC, 2, 0)
    assert siege.refusal(0, Play(seal, (rift,))) == "A rift costs 3*, you can make 2*."
    siege.hand(0, "heroism")
    siege.does(0, Play(seal, (rift,)))
    assert siege.kinds(SEALED).count("shadowrift") == 1
    assert siege.world.outcome is None


def test_a_seal_sends_a_runaway_under_the_deck_a_power_out_of_the_game_and_a_totem_back():
    siege = Siege(3, "drow")
    drow, power, totem = siege.area("web_scout", "web_of_spies", "totem")
    for seat, card in enumerate((drow, power, totem)):
        play(siege, seat, "seal", targets=(card,))
    assert siege.world.pieces(MONSTER_DECK)[0] == drow
    assert power in siege.world.zones[SEALED]
    assert totem in siege.world.zones[TOTEMS]
    assert not siege.world.zones[AREA]


def test_totems_make_a_rift_dearer_by_two_magic_at_most_and_a_lantern_cheaper():
    siege = Siege(2, "drow", scenario="knives_at_table")
    rift, *_ = siege.area("shadowrift", "totem", "totem", "totem")
    [seal] = siege.hand(0, "seal")
    siege.set(MAGIC, 4, 0)
    assert siege.refusal(0, Play(seal, (rift,))) == "A rift costs 5*, you can make 4*."
    siege.play_area(0, "rift_lantern")
    assert not siege.refusal(0, Play(seal, (rift,)))


def test_a_thunder_shaman_makes_spells_and_seals_dearer_to_play_but_not_to_buy():
    siege = Siege(2, "storm_lords")
    siege.monster("thunder_shaman")
    [card] = siege.hand(0, "heal")
    assert siege.refusal(0, Play(card, hero=0)) == "Heal like this costs 1†; you have none."
    siege.hand(0, "prowess")
    siege.does(0, Play(card, hero=0))
    assert "prowess" in siege.kinds(DISCARD[0])


def test_moonlit_focus_brings_a_magic_when_played_and_at_every_heroes_act():
    siege = Siege(1)
    [card] = siege.hand(0, "moonlit_focus")
    siege.does(0, PlaySkill(card))
    assert MAGIC(siege.world, 0) == 1
    siege.set(KEPT, 1, card)
    siege.town("guard")
    siege.does(0, SayDone())
    assert siege.kinds(PLAY[0]) == ["moonlit_focus"]
    assert MAGIC(siege.world, 0) == 1


def test_frenzy_allows_one_more_action_for_each_copy():
    siege = Siege(2, "drow", scenario="knives_at_table")
    siege.play_area(0, "frenzy", "frenzy")
    assert actions_allowed(siege.world, 0) == 3


def test_holy_aura_spares_any_hero_a_wound_once_a_round_for_each_copy():
    siege = Siege(2, "demons", scenario="the_ninth_bell")
    siege.play_area(1, "holy_aura")
    hound = siege.monster("hellhound")
    for seat in (0, 1):
        [card] = siege.hand(seat, "strike")
        siege.does(seat, Play(card, (hound,)))
    assert [siege.kinds(DISCARD[seat]).count("wound") for seat in (0, 1)] == [0, 1]


def test_armor_of_mist_draws_for_every_wound_that_is_taken():
    siege = Siege(2, scenario="bread_and_ashes")
    siege.play_area(0, "armor_of_mist")
    [card] = siege.hand(0, "strike")
    siege.does(0, Play(card, (siege.monster("ashwing"),)))
    assert len(siege.world.zones[HAND[0]]) == 1


def test_an_elixir_heals_everything_and_is_discarded():
    siege = Siege(2, scenario="bread_and_ashes")
    [elixir] = siege.hand(0, "elixir_of_life")
    siege.does(0, PlayLoot(elixir))
    siege.hand(0, "wound", "burn")
    siege.discard(0, "wound", "wound")
    before = len(siege.world.zones[WOUNDS])
    siege.does(0, Use(elixir))
    assert len(siege.world.zones[WOUNDS]) == before + 3
    assert siege.kinds(DISCARD[0]) == ["elixir_of_life"]


def test_equal_cards_of_a_hand_are_offered_once():
    siege = Siege()
    siege.monster("ashwing")
    siege.hand(0, "strike", "strike")
    assert len(siege.offers(0, Play)) == 1


def test_walls_before_winter_sells_no_seals():
    siege = Siege(2, scenario="walls_before_winter")
    assert not siege.world.zones["base:3"]
    assert Build not in {type(action) for action in GAME.legal(siege.world, 0)}
    assert len(siege.world.zones[CORPSES]) == 16
