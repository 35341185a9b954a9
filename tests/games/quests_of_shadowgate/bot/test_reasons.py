"""Why a hint is good in Quests of Shadowgate: firsts, pieces of the Staff, points, actions, and what is used up."""

import re
from random import Random

from engine.games.quests_of_shadowgate import actions
from engine.games.quests_of_shadowgate.bot.outlook import Outlook
from engine.games.quests_of_shadowgate.bot.policy import pick
from engine.games.quests_of_shadowgate.bot.reasons import reasons
from engine.games.quests_of_shadowgate.content.box import box
from engine.games.quests_of_shadowgate.content.forms import EventCard
from engine.games.quests_of_shadowgate.names import name_of
from engine.games.quests_of_shadowgate.table import type_of
from engine.games.quests_of_shadowgate.zones import HAND
from engine.kit.reasons import in_words
from engine.kit.words import uncapitalized
from tests.games.quests_of_shadowgate.builders import Gate, a_game
from tests.games.quests_of_shadowgate.rules.test_quests import guarding, ilsabet
from tests.games.quests_of_shadowgate.rules.test_staff import HAND as STAFF_HAND
from tests.games.quests_of_shadowgate.rules.test_staff import OTHERS, PIECES, maker
from tests.games.quests_of_shadowgate.rules.test_theft import thief


def clauses(gate: Gate, seat: int, action) -> list[str]:
    return [reason.clause for reason in reasons(gate.world, seat, action)]


def test_an_item_that_nobody_owns_is_first_and_avoids_the_penalty():
    gate = ilsabet()
    said = clauses(gate, 0, actions.StartItem(gate.card("golden_thorn")))
    assert said[0] == "nobody owns a Thorn yet: yours is the first, +2, and you avoid the −5"
    assert said[1] == "it is a piece of the Staff: +2, and you avoid the −5"


def test_an_item_that_a_rival_owns_is_no_first():
    gate = ilsabet().items(1, "coffin_nail_coat1")
    assert type_of(gate.world, gate.card("coffin_nail_coat")) == type_of(gate.world, gate.card("oak_shield"))
    said = clauses(gate, 0, actions.StartItem(gate.card("oak_shield")))
    assert not any("first" in one for one in said)


def test_a_quest_tells_its_points_and_its_level():
    gate = ilsabet()
    quest = actions.StartQuest(gate.quest("The Silent Guard"))
    assert clauses(gate, 0, quest)[0] == "it scores 1 at Minor"


def test_an_item_of_a_base_type_is_used_again_and_another_raises_the_level_of_a_quest():
    """Ilsabet's base types are Ranged, Wind and Royal; the quests ask for Ranged and Melee."""
    gate = ilsabet(quests=("The Silent Guard", "Bells Without Ropes"))
    gate.hand(0, "feather_charm", "coffin_nail_coat")
    said = {
        kind: clauses(gate, 0, actions.StartItem(gate.card(kind))) for kind in ("feather_charm", "coffin_nail_coat")
    }
    assert said["feather_charm"][-1] == "you can use it again and again"
    assert said["coffin_nail_coat"][-1] == "an Armor item raises the level of a later quest"


def test_a_quest_that_uses_up_items_worth_keeping_says_so():
    """The Silent Guard asks for Ranged and Magic: base types of Ilsabet; to Sigrun Wind alone is one."""
    said = {}
    for name in ("Ilsabet Swift", "Sigrun Frostmane"):
        gate = Gate(2).plays(0, name).plays(1, "Brannoc Ironhall").quests("The Silent Guard")
        gate.items(0, "elven_longbow", "keening_gale1").hand(0, "gatebreaker", "circle_rune").acting(0, 4)
        said[name] = clauses(gate, 0, actions.StartQuest(gate.quest("The Silent Guard")))
    assert said["Ilsabet Swift"] == ["it scores 5 at Great"]
    assert said["Sigrun Frostmane"] == ["it scores 5 at Great", "it uses up items you will miss"]


def test_a_quest_that_reaches_enough_points_starts_the_last_turns():
    gate = ilsabet().vp(24, 0)
    said = clauses(gate, 0, actions.StartQuest(gate.quest("The Silent Guard")))
    assert "it brings you to 25 points and starts the last turns" in said


def test_a_lower_level_than_the_best_keeps_items_for_later():
    gate = guarding("elven_longbow1")
    asked = gate.offers(0, actions.ChooseLevel)
    said = {action.level: in_words(reasons(gate.world, 0, action)) for action in asked}
    assert said["minor"] == "it scores 1 at Minor; you keep items for later"
    assert said["major"] == "it scores 3 at Major"


def test_a_thief_hears_what_the_item_brings_and_that_its_owner_loses_it():
    gate = thief()
    found = reasons(gate.world, 0, actions.StartTheft(gate.card("yorick")))
    assert [reason.clause for reason in found if reason.kind == "denies"] == ["its owner loses it"]
    assert any("the first, +2" in reason.clause for reason in found)


def test_the_stat_that_costs_the_thief_most_is_doubled():
    """Yorick 3,1,2 and Hobart's 0,2,2 against Ilsabet's 1,2,1: her Wits pay one that Wits doubled would add."""
    gate = thief().start_theft(0, "yorick")
    assert clauses(gate, 1, actions.Double("wits")) == ["it costs the thief most: 8 to pay with cards"]
    assert clauses(gate, 1, actions.Double("vigour")) == ["the thief still has 6 to pay with cards"]


def test_an_item_that_serves_tells_whether_it_is_missed_least_and_the_points_that_go():
    gate = guarding("elven_longbow1", "flame_of_gorrung1", "mimic").level(0, "great")
    gate.act(0, actions.Serve(gate.card("elven_longbow")))
    said = {gate.world.kinds[action.item]: clauses(gate, 0, action) for action in gate.offers(0, actions.Serve)}
    assert said["mimic"] == ["you keep Flame of Gorrung"]
    assert said["flame_of_gorrung"] == ["you will miss Flame of Gorrung least", "you lose 2 points at the end"]


def test_stopping_tells_all_cards_that_will_be_drawn():
    gate = Gate(2).plays(0, "Ilsabet Swift").plays(1, "Brannoc Ironhall").hand(0, "oak_shield").acting(0, 1)
    assert clauses(gate, 0, actions.EndActions())[0].startswith("you draw two cards")


def test_stopping_says_that_nothing_is_worth_more_only_where_it_is_so():
    assert clauses(ilsabet(), 0, actions.EndActions()) == ["you draw seven cards, and keep what you hold"]
    idle = Gate(2).plays(0, "Ilsabet Swift").plays(1, "Brannoc Ironhall").acting(0, 1)
    assert clauses(idle, 0, actions.EndActions())[0].endswith("and nothing you can do now is worth more")


def test_the_card_that_is_worth_least_is_discarded_or_kept():
    gate = ilsabet()
    outlook = Outlook(gate.world, 0)
    worths = {card: outlook.card_worth(card) for card in gate.world.pieces(HAND[0])}
    assert len(set(worths.values())) > 1
    least = min(worths, key=worths.__getitem__)
    kept = f"you keep {name_of(gate.world, least)}"
    for card, worth in worths.items():
        told = "you will miss it least" if worth == worths[least] else kept
        assert clauses(gate, 0, actions.DiscardCard(card)) == [told]


def test_the_reward_of_the_staff_is_told_for_who_gains_it():
    gate = ilsabet()
    assert clauses(gate, 0, actions.ClaimReward("self")) == ["25 points count for you in the whole match"]
    assert clauses(gate, 0, actions.ClaimReward("others")) == ["everyone else falls 25 points further behind"]


def test_a_torch_tells_whether_others_give_as_many_actions_and_what_stays_in_hand():
    """Torches: Scattered Coins and Oak Shield 4, Circle Rune 2; then Picked Clean, 6 alone."""
    gate = Gate(2).plays(0, "Ilsabet Swift").plays(1, "Brannoc Ironhall").quests("The Silent Guard")
    gate.hand(0, "scattered_coins", "oak_shield", "circle_rune", "golden_thorn").turn(0)
    said = {gate.world.kinds[one.card]: clauses(gate, 0, one) for one in gate.offers(0, actions.LightTorch)}
    assert said["circle_rune"] == ["two actions will do, and you keep your other cards to pay with"]
    as_many = "no card gives you more actions than its 4, and you keep your {} cards to pay with"
    assert {*said["scattered_coins"], *said["oak_shield"]} == {as_many.format("better"), as_many.format("other")}
    gate.hand(0, "picked_clean")
    assert clauses(gate, 0, actions.LightTorch(gate.card("picked_clean"))) == ["it gives you the most actions: 6"]


def test_no_reason_for_a_hint_says_that_another_choice_is_better():
    """A hint is found by search: where it differs from what looks best at once, the reason is still one for it."""
    gate, rng, told = a_game(3, stealing="on"), Random(1), set[str]()
    while gate.asked():
        seat = gate.asked()[0]
        for action in gate.legal(seat):
            said = in_words(reasons(gate.world, seat, action))
            assert re.search(r"\banother\b|\bbetter (turn|with)\b|\bworth more, even\b|\bwould\b", said) is None, said
            told.add(said)
        gate.act(seat, pick(gate.world, seat, rng))
    assert len(told) > 60
    assert "" not in told
    assert "" not in told


def test_a_character_tells_its_best_stat_and_what_stays_and_an_ability_what_it_does():
    gate = a_game(setup="draft")
    faces = {action: clauses(gate, gate.asked()[0], action) for action in gate.offers(gate.asked()[0], actions.Draft)}
    for action, said in faces.items():
        kind = gate.world.kinds[action.card]
        if kind in box().abilities:
            text = box().ability(kind, action.side).text.rstrip(".")
            assert said == [f"it helps all game: {uncapitalized(text)}"]
        else:
            stats = box().character(kind, action.side).stats
            assert said[0].endswith(f" {max(stats)} pays part of everything you buy")
            assert said[1].endswith(" stay with you after use")
    assert faces


def test_an_event_tells_what_it_does_and_the_card_drawn_for_it():
    gate = Gate(2).plays(0, "Ilsabet Swift").plays(1, "Brannoc Ironhall")
    event = next(id for id, card in box().adventure.items() if isinstance(card, EventCard))
    gate.hand(0, event, "oak_shield").turn(0)
    first, second = clauses(gate, 0, actions.PlayEvent(gate.card(event)))
    assert first == "you draw a card for it"
    assert second == "until your next turn, torches give one action less"


def test_an_item_that_puts_all_types_in_play_tells_who_then_only_needs_to_pay_for_the_staff():
    """All types but Fire are there, and one player has all three pieces of the Staff: Sigrun, then Brannoc."""
    fire = "cinder_psalm"
    own = maker(others=OTHERS[1:], hand=(fire, *STAFF_HAND))
    said = in_words(reasons(own.world, 0, actions.StartItem(own.card(fire))))
    assert "all eleven types are then in play, and you only need to pay for the Staff" in said
    rivals = maker(pieces=OTHERS[1:], others=PIECES, hand=(fire, *STAFF_HAND))
    said = in_words(reasons(rivals.world, 0, actions.StartItem(rivals.card(fire))))
    assert said.endswith(", but all eleven types are then in play, and a rival only needs to pay for the Staff")
    early = maker(pieces=OTHERS[2:], others=PIECES, hand=(fire, *STAFF_HAND))
    assert "Staff" not in in_words(reasons(early.world, 0, actions.StartItem(early.card(fire))))


def test_the_staff_wins_the_game_and_ends_one_of_a_match():
    assert clauses(maker(), 0, actions.StartStaff()) == ["the Staff of Ages wins you the game at once"]
    said = ["the Staff of Ages ends this game and gives you 25 points on everyone else"]
    assert clauses(maker(match="to_100"), 0, actions.StartStaff()) == said


def test_a_payment_tells_whether_it_is_all_and_keeps_the_better_cards_and_costs_no_action_where_it_is_free():
    """A Golden Thorn for 3,2,3 less Ilsabet's 1,2,1: Gravewarden's Plate pays 3,1,2, the others a part."""
    gate = Gate(2).plays(0, "Ilsabet Swift").plays(1, "Brannoc Ironhall")
    gate.hand(0, "golden_thorn", "gravewardens_plate", "skeleton_key", "scattered_coins").acting(0, 4)
    gate.start_item(0, "golden_thorn")
    said = {gate.world.kinds[one.card]: clauses(gate, 0, one) for one in gate.offers(0, actions.Pay)}
    assert said["gravewardens_plate"][0] == "it pays everything still missing"
    assert said["skeleton_key"][0] == "playing it costs no action"
    assert "it pays everything still missing" not in said["skeleton_key"] + said["scattered_coins"]
    assert "your better cards stay in hand" in said["scattered_coins"]
    assert clauses(gate, 0, actions.TakeBack()) == ["you get your cards back for something better"]


def test_an_item_of_a_base_type_that_serves_stays():
    gate = guarding("elven_longbow1", "mimic").level(0, "major")
    assert clauses(gate, 0, actions.Serve(gate.card("elven_longbow"))) == [
        "it is a base type of yours and stays with you"
    ]


def test_new_quests_are_for_whom_the_open_ones_do_not_suit():
    assert clauses(ilsabet(), 0, actions.Cycle()) == ["you see new quests and a new pool"]
    poor = Gate(2).plays(0, "Ilsabet Swift").plays(1, "Brannoc Ironhall").acting(0, 5)
    poor.items(0, "elven_longbow1", "keening_gale1").hand(0, "gatebreaker", "circle_rune", "golden_thorn")
    assert clauses(poor, 0, actions.Cycle()) == ["new quests are likely to suit your items better"]


def test_a_card_of_the_pool_tells_what_it_is_good_for_and_one_of_the_deck_that_it_may_be_better():
    gate = Gate(2).plays(0, "Ilsabet Swift").plays(1, "Brannoc Ironhall").pool("golden_thorn", "oak_shield")
    gate.items(1, "coffin_nail_coat1").hand(0, "scattered_coins")
    assert clauses(gate, 0, actions.TakeCard(gate.card("golden_thorn"))) == [
        "nobody owns a Thorn yet: it is worth acquiring"
    ]
    assert clauses(gate, 0, actions.TakeCard(gate.card("oak_shield")))[0].startswith("you do not own ")
    assert clauses(gate, 0, actions.DrawCard()) == ["a card from the deck is likely to be better than the pool"]


def test_a_card_of_the_pool_that_can_be_no_item_is_a_torch_or_pays():
    gate = Gate(2).plays(0, "Ilsabet Swift").plays(1, "Brannoc Ironhall").pool("picked_clean", "gatebreaker")
    gate.items(0, "bone_axe").hand(0, "scattered_coins")
    assert clauses(gate, 0, actions.TakeCard(gate.card("picked_clean"))) == ["it is a good torch: 6 actions"]
    assert clauses(gate, 0, actions.TakeCard(gate.card("gatebreaker"))) == ["it pays well"]


def test_where_every_stat_costs_the_thief_as_much_that_is_said():
    """Throwing Knives, 2,2,0, and Tamsin's 1,1,2 against Corvin the Haggler's 0,3,3: 3,0,0 and one more."""
    gate = Gate(2, stealing="on").plays(0, "Corvin of the Seal", "Haggler").plays(1, "Tamsin Emberly")
    gate.items(1, "throwing_knives").hand(0, "gatebreaker", "gravewardens_plate").acting(0, 4)
    gate.start_theft(0, "throwing_knives")
    for action in gate.offers(1, actions.Double):
        assert clauses(gate, 1, action) == ["the thief pays 4 with cards, whichever stat you double"]
