"""Why a hint is good in Quests of Shadowgate: firsts, pieces of the Staff, points, actions, and what is used up."""

from engine.games.quests_of_shadowgate import actions
from engine.games.quests_of_shadowgate.bot.outlook import Outlook
from engine.games.quests_of_shadowgate.bot.reasons import reasons
from engine.games.quests_of_shadowgate.content.box import box
from engine.games.quests_of_shadowgate.content.forms import EventCard
from engine.games.quests_of_shadowgate.content.printed import NO_ACTION
from engine.games.quests_of_shadowgate.table import is_base, type_of
from engine.games.quests_of_shadowgate.zones import HAND
from engine.kit.reasons import in_words
from engine.kit.words import uncapitalized
from tests.games.quests_of_shadowgate.builders import Gate, a_game
from tests.games.quests_of_shadowgate.rules.test_quests import guarding, ilsabet
from tests.games.quests_of_shadowgate.rules.test_staff import maker
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


def test_a_quest_that_reaches_enough_points_starts_the_last_turns():
    gate = ilsabet().vp(24, 0)
    said = clauses(gate, 0, actions.StartQuest(gate.quest("The Silent Guard")))
    assert "it brings you to 25 points and starts the last turns" in said


def test_a_lower_level_than_the_best_is_told_to_be_one():
    gate = guarding("elven_longbow1")
    asked = gate.offers(0, actions.ChooseLevel)
    said = {action.level: in_words(reasons(gate.world, 0, action)) for action in asked}
    assert said["minor"] == "it scores 1 at Minor, but Major is worth more, even after the items it uses up"
    assert said["major"].startswith("it scores 3 at Major")


def test_a_thief_hears_what_the_item_brings_and_that_its_owner_loses_it():
    gate = thief()
    found = reasons(gate.world, 0, actions.StartTheft(gate.card("yorick")))
    assert [reason.clause for reason in found if reason.kind == "denies"] == ["its owner loses it"]
    assert any("the first, +2" in reason.clause for reason in found)


def test_the_stat_that_costs_the_thief_most_is_doubled():
    """Yorick 3,1,2 and Hobart's 0,2,2 against Ilsabet's 1,2,1: her Wits pay one that Wits doubled would add."""
    gate = thief().start_theft(0, "yorick")
    assert clauses(gate, 1, actions.Double("wits")) == ["it costs the thief most: 8 to pay with cards"]
    assert clauses(gate, 1, actions.Double("vigour")) == ["doubling Wits would cost the thief more"]


def test_an_item_that_serves_tells_whether_it_is_missed_least_and_the_points_that_go():
    gate = guarding("elven_longbow1", "flame_of_gorrung1", "mimic").level(0, "great")
    gate.act(0, actions.Serve(gate.card("elven_longbow")))
    said = {gate.world.kinds[action.item]: clauses(gate, 0, action) for action in gate.offers(0, actions.Serve)}
    assert said["mimic"] == ["you would miss another item less"]
    assert said["flame_of_gorrung"] == ["you will miss Flame of Gorrung least", "you lose 2 points at the end"]


def test_stopping_tells_all_cards_that_will_be_drawn():
    gate = Gate(2).plays(0, "Ilsabet Swift").plays(1, "Brannoc Ironhall").hand(0, "oak_shield").acting(0, 1)
    assert clauses(gate, 0, actions.EndActions())[0].startswith("you draw two cards")


def test_stopping_tells_whether_something_better_could_be_done():
    better = "you could do something better with your actions"
    assert better in clauses(ilsabet(), 0, actions.EndActions())
    idle = Gate(2).plays(0, "Ilsabet Swift").plays(1, "Brannoc Ironhall").acting(0, 1)
    assert clauses(idle, 0, actions.EndActions())[0].endswith("and nothing you can do now is worth more")
    assert better not in clauses(idle, 0, actions.EndActions())


def test_the_card_that_is_worth_least_is_discarded():
    gate = ilsabet()
    outlook = Outlook(gate.world, 0)
    worths = {card: outlook.card_worth(card) for card in gate.world.pieces(HAND[0])}
    assert len(set(worths.values())) > 1
    for card, worth in worths.items():
        least = "you will miss it least" if worth == min(worths.values()) else "another card is worth less to you"
        assert clauses(gate, 0, actions.DiscardCard(card)) == [least]


def test_the_reward_of_the_staff_is_told_for_who_gains_it():
    gate = ilsabet()
    assert clauses(gate, 0, actions.ClaimReward("self")) == ["25 points count for you in the whole match"]
    assert clauses(gate, 0, actions.ClaimReward("others")) == ["everyone else falls 25 points further behind"]


def test_a_torch_that_leaves_a_worse_turn_says_so():
    gate = Gate(2).plays(0, "Ilsabet Swift").plays(1, "Brannoc Ironhall").quests("The Silent Guard")
    gate.hand(0, "golden_thorn", "scattered_coins", "gatebreaker", "circle_rune", "oak_shield").turn(0)
    said = [in_words(reasons(gate.world, 0, action)) for action in gate.offers(0, actions.LightTorch)]
    assert any("another torch leaves you a better turn" in one for one in said)
    assert any("most actions" in one or "better cards" in one for one in said)


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
    assert second == uncapitalized(box().adventure[event].text.rstrip("."))


def test_the_staff_wins_the_game():
    assert clauses(maker(), 0, actions.StartStaff()) == ["the Staff of Ages wins you the game at once"]


def test_a_payment_keeps_the_better_cards_and_costs_no_action_where_it_is_free():
    gate = Gate(2).plays(0, "Ilsabet Swift").plays(1, "Brannoc Ironhall").hand(0, "oak_shield", "kings_crown", "mimic")
    outlook = Outlook(gate.world, 0)
    cards = sorted(gate.world.pieces(HAND[0]), key=outlook.card_worth)
    assert clauses(gate, 0, actions.Pay(cards[0]))[-1] == "your better cards stay in hand"
    assert clauses(gate, 0, actions.Pay(cards[-1]))[-1] == "it pays what is missing"
    free = [card for card in cards if "playing it costs no action" in clauses(gate, 0, actions.Pay(card))]
    assert free == [card for card in cards if NO_ACTION[gate.world.kinds[card]]] != []
    assert clauses(gate, 0, actions.TakeBack()) == ["you get your cards back for something better"]


def test_an_item_of_a_base_type_stays_when_it_serves():
    gate = guarding("elven_longbow1", "flame_of_gorrung1", "mimic").level(0, "great")
    longbow = gate.card("elven_longbow")
    assert actions.Serve(longbow) in gate.legal(0)
    assert is_base(gate.world, 0, longbow)
    assert clauses(gate, 0, actions.Serve(longbow)) == ["it is a base type of yours and stays with you"]


def test_new_quests_are_for_whom_the_open_ones_do_not_suit():
    assert "the open quests suit you well enough" in clauses(ilsabet(), 0, actions.Cycle())
    poor = Gate(2).plays(0, "Ilsabet Swift").plays(1, "Brannoc Ironhall").acting(0, 3)
    assert clauses(poor, 0, actions.Cycle())[0].startswith(("new quests are likely", "you see new quests"))


def test_a_card_of_the_pool_tells_what_it_is_good_for_and_one_of_the_deck_that_it_may_be_better():
    gate = Gate(2).plays(0, "Ilsabet Swift").plays(1, "Brannoc Ironhall").pool("golden_thorn", "oak_shield")
    gate.items(1, "coffin_nail_coat1").hand(0, "scattered_coins")
    assert clauses(gate, 0, actions.TakeCard(gate.card("golden_thorn"))) == [
        "nobody owns a Thorn yet: it is worth acquiring"
    ]
    assert clauses(gate, 0, actions.TakeCard(gate.card("oak_shield")))[0].startswith("you do not own ")
    assert clauses(gate, 0, actions.DrawCard()) == ["a card from the deck is likely to be better than the pool"]
