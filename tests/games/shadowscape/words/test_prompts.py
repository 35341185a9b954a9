"""What is asked and where the game stands, in words: whose hero, which action, what it makes, how near the lord is."""

import random

import pytest

from engine.core import blank, lay_table, observe, perform
from engine.games.shadowscape import actions as a
from engine.games.shadowscape.asks import ToPick
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.names import hero_name
from engine.games.shadowscape.table import slots_of
from engine.games.shadowscape.tasks import WoundingDue
from engine.games.shadowscape.zones import BURIED, DEEDS, WHISPER_DECK
from tests.games.shadowscape.builders import GAME, Dungeon

ROOMS = {1: "chapel", 5: "forge", 6: "camp"}


def moments(mode, moves=160, seed=3):
    """Whoever is asked in a game by chance, with the World they see."""
    world, rng = blank(GAME, 2, GAME.complete({"mode": mode}), seed), random.Random(seed)
    lay_table(GAME, world)
    for _ in range(moves):
        if world.outcome is not None:
            return
        seat = min(world.waiting())
        yield observe(world, seat), seat
        perform(GAME, world, seat, rng.choice(list(GAME.legal(world, seat))))


def prompt(dungeon, seat=0):
    return GAME.words.prompt(observe(dungeon.world, seat), seat)


def status(dungeon):
    return GAME.words.status(observe(dungeon.world, 0), 0)


def test_where_all_play_together_every_question_says_which_hero_is_asked():
    asked = [(world, seat) for world, seat in moments("cooperative") if world.zones[DEEDS[seat]]]
    assert len(asked) > 100
    for world, seat in asked:
        assert GAME.words.prompt(world, seat).call.startswith(f"{hero_name(world, seat)}: ")


def test_the_header_counts_the_actions_of_a_turn_and_an_action_that_is_on_is_still_that_one():
    dungeon = Dungeon(rooms=ROOMS)
    dungeon.hold("old_oath", "old_oath")
    dungeon.ready()
    assert status(dungeon).step == "Action 1"
    dungeon.move()
    assert status(dungeon).step == "Action 1"
    dungeon.go().act(0, a.Halt())
    assert status(dungeon).step == "Action 2"
    dungeon.move(1).go().act(0, a.Halt())
    assert status(dungeon).step == "Actions done"
    assert prompt(dungeon).call == "Fengray: end your actions."  # nothing can be claimed, and the hand is empty


def test_the_header_tells_in_how_many_whispers_the_lord_wakes():
    dungeon = Dungeon(rooms=ROOMS).ready()
    deck = len(dungeon.world.zones[WHISPER_DECK])
    assert status(dungeon).note == f"lord wakes in {deck - 2}-{deck} whispers"


def test_together_the_header_tells_fate_and_lord():
    dungeon = Dungeon(rooms=ROOMS, mode="cooperative").ready()
    assert status(dungeon).note.endswith("Fate left")
    assert "lord wakes in" in status(dungeon).side.words


def test_together_the_header_tells_that_the_lord_is_to_be_slain_once_it_stands():
    dungeon = Dungeon(rooms=ROOMS, mode="cooperative").wake().ready()
    assert status(dungeon).side.words == "slay the lord"


@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_whispers_put_under_the_deck_do_not_delay_the_lord(mode):
    dungeon = Dungeon(rooms=ROOMS, mode=mode).ready()
    most = len(dungeon.world.zones[WHISPER_DECK]) - 2
    dungeon.fold([BURIED.to(2)])
    told = status(dungeon).side.words if mode == "cooperative" else status(dungeon).note
    assert told.endswith(f"lord wakes in {most - 2}-{most} whispers")


@pytest.mark.parametrize(("kind", "told"), [("gloom_hound", "eliminated."), ("barrow_knight", "short.")])
def test_a_boost_says_what_the_action_makes_so_far(kind, told):
    dungeon = Dungeon(rooms=ROOMS)
    dungeon.hold("war_cry")
    dungeon.at("forge").enemy(kind, "forge")
    dungeon.ready().use("Shield Bash")
    assert prompt(dungeon).remark.startswith("Shield Bash deals 2 of ")
    assert prompt(dungeon).remark.endswith(told)


def test_a_choice_for_a_card_says_what_the_card_does():
    told = {
        GAME.words.prompt(world, seat).remark
        for seed in range(6)
        for world, seat in moments("cooperative", 400, seed)
        if isinstance(world.ask_of(seat), ToPick)
    }
    assert told
    assert all(": " in remark and remark.endswith(".") for remark in told)


def test_no_label_begins_with_a_name_that_a_sentence_would_make_small():
    for world, seat in moments("competitive", 300):
        for action in GAME.legal(world, seat):
            first = GAME.words.label(world, action, seat).split()[0]
            assert first not in {"Gloom", "Bone", "Wailing", "Barrow", "Toll", "Redsand", "Lantern", "Ghoren", "Shield"}


def test_a_rivals_text_that_costs_a_card_says_which_text_it_is():
    dungeon = Dungeon("fengray", "arani", rooms=ROOMS).at("camp", 1)
    dungeon.enemy("redsand_thrall", "camp")
    dungeon.hold("cold_draught")
    dungeon.hold("old_oath", "war_cry", seat=1)
    dungeon.ready().alter("cold_draught")
    assert prompt(dungeon, 1).call == "Choose a card to discard."
    assert prompt(dungeon, 1).remark == "Cold Draught: each rival beside an enemy discards a card."


@pytest.mark.parametrize(("held", "told"), [("war_cry", "you hold no # card"), ("buried_coin", "discard # cards")])
def test_a_struck_hero_is_told_whether_a_card_can_help(held, told):
    dungeon = Dungeon("fengray", "arani", rooms=ROOMS).at("camp")
    dungeon.enemy("barrow_knight", "camp")
    cards = {card.id for card in box().fate.values() if card.title.id == held}
    bears = {card for card in cards if "defence" in box().fate[card].symbols}
    dungeon.hold(min(bears if told.startswith("discard") else cards - bears))
    dungeon.top(next(card.id for card in box().fate.values() if card.type == "undead" and card.id not in cards))
    dungeon.ready().end()
    assert told in prompt(dungeon).call
    assert prompt(dungeon).remark == "Barrow Knight deals 4, 2 held off: 2 wounds get through."


def test_wounds_without_a_slot_are_told_before_they_are_taken():
    dungeon = Dungeon("fengray", "arani", rooms=ROOMS).at("camp")
    dungeon.enemy("barrow_knight", "camp")
    dungeon.hold("war_cry")
    for card in (dungeon.hero(), *dungeon.world.pieces(DEEDS[0])):
        dungeon.wounded(card, slots_of(dungeon.world, 0, card))
    dungeon.top(next(card.id for card in box().fate.values() if card.type == "undead"))
    dungeon.ready().end()
    assert prompt(dungeon).remark == "Barrow Knight deals 4, 2 held off: 2 wounds get through, but no slot is free."


@pytest.mark.parametrize(("room_left", "told"), [(0, "no wound: every slot is full"), (1, "1 wound before discards")])
def test_who_aims_reads_how_many_wounds_a_hero_has_slots_for(room_left, told):
    dungeon = Dungeon("fengray", "venda", rooms=ROOMS, mode="cooperative").at("camp").at("camp", 1)
    dungeon.enemy("barrow_knight", "camp")
    for card in dungeon.world.pieces(DEEDS[1]):
        dungeon.wounded(card, slots_of(dungeon.world, 1, card))
    dungeon.wounded(dungeon.hero(1), slots_of(dungeon.world, 1, dungeon.hero(1)) - room_left)
    dungeon.top("old_oath_undead").ready().end()
    assert GAME.words.label(dungeon.world, a.Aim(1), 0) == f"Strike Venda, {told}"


def test_an_action_phase_names_the_whispers_that_can_be_claimed_and_nothing_that_cannot():
    dungeon = Dungeon("fengray", "arani", rooms=ROOMS).offer("a_pair_of_horns").ready()
    assert "claim" not in prompt(dungeon).remark
    dungeon.token("gloom_hound")
    dungeon.token("gloom_hound")
    assert prompt(dungeon).remark.endswith("You can claim A Pair of Horns now.")


def undone(dungeon, action):
    return list(GAME.words.left_undone(dungeon.world, action, 0))


def test_who_ends_their_actions_with_a_whisper_to_claim_is_asked_twice():
    dungeon = Dungeon("fengray", "arani", rooms=ROOMS).offer("a_pair_of_horns").ready()
    dungeon.token("gloom_hound")
    assert undone(dungeon, a.EndActions())[0] == "You have two actions left."
    dungeon.token("gloom_hound")
    assert undone(dungeon, a.EndActions())[0] == "You can still claim A Pair of Horns."
    claim = next(action for action in GAME.legal(dungeon.world, 0) if isinstance(action, a.Claim))
    assert undone(dungeon, claim) == []


def test_who_ends_with_an_action_left_is_asked_twice_and_who_has_no_card_to_use_is_not():
    dungeon = Dungeon("fengray", "arani", rooms=ROOMS).ready()
    assert undone(dungeon, a.EndActions()) == ["You have two actions left."]
    dungeon.use("Field Dressing")
    assert undone(dungeon, a.EndActions()) == ["You have one action left."]
    for name in ("Shield Bash", "Cleave", "War Drill"):
        dungeon.wounded(dungeon.card(name))
    assert undone(dungeon, a.EndActions()) == []


def test_who_would_give_up_a_whole_move_is_asked_twice_and_who_has_gone_a_room_is_not():
    dungeon = Dungeon("fengray", "arani", rooms=ROOMS).ready().move()
    assert undone(dungeon, a.Halt()) == ["You have not moved yet."]
    dungeon.step(next(room for room in box().rooms if a.Step(dungeon.place(room)) in GAME.legal(dungeon.world, 0)))
    assert undone(dungeon, a.Halt()) == []


def test_a_free_step_may_be_left_out_without_a_word():
    dungeon = Dungeon("crow", "arani", rooms=ROOMS).at("chapel")
    dungeon.enemy("gloom_hound", "chapel")
    dungeon.ready().use("Hit and Hop")
    assert a.Halt() in GAME.legal(dungeon.world, 0)
    assert undone(dungeon, a.Halt()) == []


def test_a_hero_whose_cards_are_all_wounded_or_rest_is_told_so():
    dungeon = Dungeon("fengray", "arani", rooms=ROOMS).ready().use("Field Dressing")
    for card in dungeon.world.pieces(DEEDS[0])[:3]:
        dungeon.wounded(card)
    assert prompt(dungeon).call == "Fengray: end your actions."
    assert prompt(dungeon).remark == "You cannot use any card: all are wounded or resting. Next, the enemies act."


def test_a_room_out_of_reach_is_refused_with_the_doors_there_are():
    dungeon = Dungeon("fengray", "arani", rooms=ROOMS).ready()
    assert str(dungeon.refuses(0, a.Step(18))) == "The Arena is 6 doors away; your Move goes 2."
    dungeon.hold("war_cry")
    dungeon.move().go()
    assert str(dungeon.refuses(0, a.Step(18))) == "The Arena is 6 doors away; you have 2 left."


def test_enemies_that_bar_every_way_are_named_as_the_reason():
    dungeon = Dungeon("fengray", "arani", rooms=ROOMS)
    dungeon.enemy("gloom_hound", "chapel")
    dungeon.enemy("gloom_hound", "forge")
    refused = dungeon.ready().refuses(0, a.Step(dungeon.place("camp")))
    assert refused.slug == "StoppedByEnemy"
    assert str(refused) == "Enemies stop you on every way to the Camp."


def test_an_answer_is_told_in_full_only_where_that_says_more_than_its_label():
    told = 0
    for mode in ("competitive", "cooperative"):
        for world, seat in moments(mode, 400):
            for action in GAME.legal(world, seat):
                about = GAME.words.about(world, action, seat)
                label = GAME.words.label(world, action, seat)
                assert about.rstrip(".").lower() not in label.lower() or not about, (label, about)
                told += bool(about)
    assert told > 500


def refusals():
    """What cannot be done, by its slug, with the sentence that says why."""
    dungeon = Dungeon("fengray", "arani", rooms=ROOMS)
    (fate,) = dungeon.hold("war_cry")
    dungeon.ready()
    yield dungeon.refuses(0, a.Discard(fate)), "NoBoost", "Choose an action first; then discard cards to boost it."
    dungeon.move().go()
    yield dungeon.refuses(0, a.Step(dungeon.place("camp"))), "NoDoor", "No door joins these rooms."
    yield dungeon.refuses(0, a.Step(0)), "NoDoor", "You are already there."
    hurt = Dungeon("fengray", "arani", rooms=ROOMS)
    bash = hurt.card("Shield Bash")
    hurt.wounded(bash)
    hurt.due(WoundingDue(0, 1))
    yield hurt.refuses(0, a.Suffer(bash)), "SlotTaken", "All slots of Shield Bash are taken."
    safe = hurt.card("Field Dressing")
    yield hurt.refuses(0, a.Suffer(safe)), "HealCardSafe", "A heal card takes no wounds."


@pytest.mark.parametrize(("refused", "slug", "told"), list(refusals()), ids=lambda case: str(case)[:24])
def test_what_cannot_be_done_says_why_in_a_sentence(refused, slug, told):
    assert refused.slug == slug
    assert str(refused) == told


@pytest.mark.parametrize("type", ["beast", "brigand", "undead"])
def test_a_card_that_is_put_back_says_which_enemies_it_makes_act(type):
    dungeon = Dungeon(mode="cooperative")
    dungeon.hold("read_the_ash_beast")
    dungeon.top(f"war_cry_{type}", "toll_bell_beast", "old_oath_beast")
    dungeon.ready().alter("read_the_ash_beast")
    world = dungeon.world
    (lay,) = (each for each in GAME.legal(world, 0) if world.kinds[each.fate] == f"war_cry_{type}")
    word = {"beast": "beasts", "brigand": "brigands", "undead": "undead"}[type]
    assert GAME.label(world, lay, 0) == f"Put back War Cry {box().game.signs[type]}"
    assert GAME.words.about(world, lay, 0).startswith(f"In the enemy phase {word} act. ")
