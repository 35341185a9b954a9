"""Everybody's aid, and what Walls, Infiltrators and monsters do to it."""

import pytest

from engine.games.shadowrift.actions import Play, SeekAid
from engine.games.shadowrift.table import actions_allowed
from engine.games.shadowrift.zones import (
    CORPSES,
    DISCARD,
    HAND,
    HITS,
    LESS,
    MAGIC,
    MORE_HEROISM,
    PROWESS,
    PURSE,
    STRIKES,
    TOWN_DISCARD,
    WOUNDS,
)
from tests.games.shadowrift.builders import Siege


def aid(kind, seats=2, **more):
    siege = Siege(seats)
    siege.town(kind)
    siege.does(0, SeekAid(0, **more))
    return siege


def test_who_helped_goes_to_the_town_discard_and_the_space_stays_empty():
    siege = aid("baker")
    assert siege.spaces()[0] == ""
    assert siege.kinds(TOWN_DISCARD) == ["baker"]


def test_one_aid_for_each_hero_and_round():
    siege = Siege()
    siege.town("baker", "sage")
    siege.does(0, SeekAid(0))
    assert siege.refusal(0, SeekAid(1)) == "You have already sought aid this round."
    siege.does(1, SeekAid(1))
    assert siege.refusal(1, SeekAid(0)) == "You have already sought aid this round."


@pytest.mark.parametrize(("kind", "cards"), [("innkeeper", 2), ("child", 1), ("hedge_witch", 1), ("tinker", 1)])
def test_some_aid_draws_cards(kind, cards):
    assert len(aid(kind).world.zones[HAND[0]]) == cards


@pytest.mark.parametrize(("kind", "coins"), [("merchant", 2), ("peddler", 2), ("tinker", 1)])
def test_some_aid_gains_coin(kind, coins):
    assert len(aid(kind).world.zones[PURSE[0]]) == coins


@pytest.mark.parametrize(
    ("kind", "counter", "points"),
    [
        ("baker", PROWESS, 2),
        ("sage", MAGIC, 2),
        ("archmage", MAGIC, 3),
        ("hedge_witch", MAGIC, 1),
        ("squire", STRIKES, 2),
    ],
)
def test_some_aid_gives_points_for_the_round(kind, counter, points):
    assert counter(aid(kind).world, 0) == points


def test_the_bard_makes_the_next_kill_worth_more():
    assert MORE_HEROISM(aid("bard").world) == 1


def test_the_mason_makes_the_next_wall_cheaper():
    assert LESS["wall", "coin"](aid("mason").world, 0) == 2


def test_the_pilgrim_draws_for_two():
    siege = aid("pilgrim", 3, hero=2)
    assert [len(siege.world.zones[HAND[seat]]) for seat in range(3)] == [1, 0, 1]


def test_a_hero_alone_draws_alone_with_the_pilgrim():
    assert len(aid("pilgrim", 1).world.zones[HAND[0]]) == 1


@pytest.mark.parametrize(("kind", "healed"), [("healer", 2), ("apothecary", 3)])
def test_healers_send_their_own_hero_s_afflictions_back(kind, healed):
    siege = Siege()
    siege.town(kind)
    siege.discard(0, *["wound"] * 4)
    siege.discard(1, "wound")
    siege.does(0, SeekAid(0))
    assert siege.kinds(DISCARD[0]).count("wound") == 4 - healed
    assert siege.kinds(DISCARD[1]) == ["wound"]


def test_the_priest_begins_with_the_hero_named_and_goes_on_clockwise():
    siege = Siege(3)
    siege.town("priest")
    for seat in range(3):
        siege.discard(seat, "wound")
    siege.does(0, SeekAid(0, hero=1))
    assert [siege.kinds(DISCARD[seat]) for seat in range(3)] == [["wound"], [], []]


def test_the_gravedigger_buries_a_corpse():
    siege = Siege()
    siege.town("gravedigger", "corpse")
    before = len(siege.world.zones[CORPSES])
    siege.does(0, SeekAid(0))
    assert len(siege.world.zones[CORPSES]) == before + 1


def test_the_smith_makes_the_next_strike_two_hits_better_and_only_that():
    siege = Siege()
    siege.town("smith")
    siege.does(0, SeekAid(0))
    foe = siege.monster("kilnback_wyrm")
    for hits in (3, 4):
        [card] = siege.hand(0, "strike")
        siege.does(0, Play(card, (foe,)))
        assert HITS(siege.world, foe) == hits


@pytest.mark.parametrize(("kind", "hits"), [("guard", 1), ("hunter", 2), ("master_at_arms", 2)])
def test_some_aid_is_ranged_hits(kind, hits):
    siege = Siege()
    siege.town(kind)
    foe = siege.monster("ashwing")
    siege.does(0, SeekAid(0, (foe,)))
    assert HITS(siege.world, foe) == hits


def test_the_sapper_hits_each_monster_in_one_space():
    siege = Siege()
    siege.town("sapper")
    foes = [siege.monster("ashwing", 1), siege.monster("cinder_drake", 1)]
    far = siege.monster("ashwing", 2)
    siege.does(0, SeekAid(0, place=1))
    assert [HITS(siege.world, foe) for foe in foes] == [1, 1]
    assert not HITS(siege.world, far)


def test_the_minstrel_allows_one_more_action():
    assert actions_allowed(aid("minstrel").world, 0) == 2


def test_the_watchman_gives_no_aid_nor_does_a_corpse():
    siege = Siege()
    siege.town("watchman", "corpse")
    assert siege.refusal(0, SeekAid(0)) == "Watchman gives no aid."
    assert siege.refusal(0, SeekAid(1)) == "Corpse gives no aid."


def test_aid_without_anything_to_hit_may_be_sought():
    siege = aid("guard")
    assert siege.kinds(TOWN_DISCARD) == ["guard"]


def test_the_doomsayer_silences_the_space_to_his_left():
    siege = Siege()
    siege.town("baker", "doomsayer", "sage")
    assert siege.refusal(0, SeekAid(0)) == "The Doomsayer beside the Baker keeps everyone away."
    assert not siege.refusal(0, SeekAid(2))


def test_a_smoke_serpent_keeps_the_healer_away():
    siege = Siege()
    siege.town("healer")
    siege.monster("smoke_serpent")
    assert siege.refusal(0, SeekAid(0)) == "Smoke Serpent is in play: the Healer gives no aid."


def test_the_chapel_mends_one_of_the_hand_before_the_aid():
    siege = Siege()
    siege.town("chapel", "innkeeper")
    siege.hand(0, "wound", "burn")
    siege.discard(0, "wound")
    before = len(siege.world.zones[WOUNDS])
    siege.does(0, SeekAid(1))
    assert "burn" not in siege.kinds(HAND[0])
    assert len(siege.world.zones[WOUNDS]) == before


def test_barracks_make_a_guard_s_aid_two_hits():
    siege = Siege()
    siege.town("barracks", "guard")
    foe = siege.monster("ashwing")
    siege.does(0, SeekAid(1, (foe,)))
    assert HITS(siege.world, foe) == 2


def test_aid_may_take_the_last_villager_away():
    siege = aid("baker")
    assert siege.world.outcome is None
