"""The words: labels, prompts, status, story and description, each from what one pair of eyes may know."""

import random
import re

import pytest

from engine.content.loading import content_root
from engine.core import observe, redact
from engine.games.quests_of_shadowgate import actions
from engine.games.quests_of_shadowgate.content.box import box
from engine.games.quests_of_shadowgate.names import amounts, points
from engine.games.quests_of_shadowgate.rules.rows import RULES
from engine.games.quests_of_shadowgate.table import items_of
from engine.games.quests_of_shadowgate.zones import FINISHER, MATCH
from engine.kit.words import counted
from tests.games.quests_of_shadowgate.builders import GAME, Gate, a_game
from tests.games.quests_of_shadowgate.rules.test_quests import guarding

NAMES = ("Karl", "Sarah", "Ilse", "Odo")
FOLDER = content_root() / "quests_of_shadowgate"
RULEBOOK = (FOLDER / "rulebook.md").read_text(encoding="utf-8")
HEADINGS = set(re.findall(r"^## (.+)$", RULEBOOK, re.M))


def story(gate, *eyes):
    """The latest event as these eyes are told it, with names before the lines that are about somebody."""
    before, event = gate.events[-1]
    told = GAME.words.narrate(observe(before, *eyes), redact(before, event, *eyes), NAMES)
    return [f"{NAMES[line.seat]}: {line.text}" if line.seat is not None else line.text for line in told]


def karl(*hand, **options):
    gate = Gate(2, **options).plays(0, "Corvin of the Seal", "Quick Hands").plays(1, "Ilsabet Swift", "Seize")
    return gate.hand(0, *hand)


# Labels


def test_actions_are_named_by_what_they_do_and_cost():
    gate = karl("yorick", "minor_mistral", "spell_of_fortitude", "kings_crown").quests("The Silent Guard")
    gate.turn(0)
    world = gate.world
    assert GAME.label(world, actions.LightTorch(gate.card("kings_crown")), 0) == "Light King's Crown for two actions"
    gate.light(0, "kings_crown")
    assert GAME.label(gate.world, actions.StartItem(gate.card("yorick")), 0) == "Acquire Yorick"
    assert GAME.label(gate.world, actions.StartQuest(gate.quest("The Silent Guard")), 0) == "Complete The Silent Guard"
    assert GAME.label(gate.world, actions.EndActions(), 0) == "Stop and draw three cards"
    assert GAME.label(gate.world, actions.Cycle(), 0) == "Cycle quests and pool"
    gate.start_item(0, "yorick")
    assert GAME.label(gate.world, actions.Pay(gate.card("minor_mistral")), 0) == "Pay with Minor Mistral (no action)"
    gate.pay(0, "minor_mistral")
    spell = actions.Pay(gate.card("spell_of_fortitude"))
    assert GAME.label(gate.world, spell, 0) == "Pay with Spell of Fortitude (1 action)"
    assert GAME.label(gate.world, actions.TakeBack(), 0) == "Take it all back"


def test_drafted_cards_are_named_by_the_side_that_would_be_up():
    gate = a_game(2)
    card = gate.world.kinds.index("character_2")
    assert GAME.label(gate.world, actions.Draft(card, "a"), 0) == "Take Corvin of the Seal"
    assert GAME.label(gate.world, actions.Draft(card, "b"), 0) == "Take Lady Morwen"


def test_levels_are_named_with_their_points_and_items_with_what_becomes_of_them():
    gate = Gate(2).plays(0, "Ilsabet Swift").quests("The Silent Guard").event(1, "lords_favour")
    gate.items(0, "elven_longbow1", "flame_of_gorrung1", "rime_ward1")
    gate.hand(0, "golden_thorn", "scattered_coins").acting(0, 4).start_quest(0, "The Silent Guard")
    gate.pay(0, "golden_thorn", "scattered_coins")
    assert [GAME.label(gate.world, action, 0) for action in gate.legal(0)] == [
        "Take Minor for 2 points",
        "Take Major for 4 points",
        "Take Great for 6 points",
    ]
    assert GAME.label(gate.world, actions.Serve(gate.card("elven_longbow")), 0) == "Use Elven Longbow (stays)"
    assert GAME.label(gate.world, actions.Serve(gate.card("flame_of_gorrung")), 0) == (
        "Use Flame of Gorrung (used up, −2 at the end)"
    )


def test_every_offered_action_of_a_game_has_a_label_of_its_own():
    gate = a_game(3, 4, stealing="on")
    rng = random.Random(4)
    for _ in range(400):
        if gate.world.outcome is not None:
            break
        [seat] = gate.asked()
        labels = [GAME.label(gate.world, action, seat) for action in gate.legal(seat)]
        assert len(set(labels)) == len(labels)
        gate.act(seat, rng.choice(gate.legal(seat)))


# Prompts and status


def test_the_prompt_of_a_payment_says_what_is_missing():
    gate = karl("yorick", "minor_mistral", "spell_of_fortitude").acting(0, 4).start_item(0, "yorick")
    prompt = GAME.words.prompt(gate.world, 0)
    assert prompt.call == "Choose a card to pay for Yorick."
    assert "3 Vigour" in prompt.remark


def test_the_prompt_of_a_payment_opens_the_rules_of_what_is_paid_for():
    gate = Gate(2, stealing="on").plays(0, "Ilsabet Swift").plays(1, "Hobart Quill").items(1, "yorick1")
    gate.hand(0, "gatebreaker", "minor_mistral", "circle_rune").acting(0, 6).start_theft(0, "yorick")
    gate.act(1, actions.Double("vigour"))
    assert GAME.words.prompt(gate.world, 0).heading == "Stealing"
    gate = karl("yorick", "minor_mistral", "spell_of_fortitude").acting(0, 4).start_item(0, "yorick")
    assert GAME.words.prompt(gate.world, 0).heading == "Acquiring items"


def test_the_draft_asks_for_what_is_still_missing():
    gate = a_game(2, 3, setup="draft")
    calls = []
    while gate.world.phase == "draft":
        [seat] = gate.asked()
        calls.append(GAME.words.prompt(gate.world, seat).call)
        gate.act(seat, next(action for action in gate.legal(seat)))
    assert calls == [*["Take a character or an ability."] * 2, *["Take an ability."] * 2]


def test_the_question_of_the_action_phase_names_only_what_can_be_begun():
    gate = karl("yorick", "minor_mistral", "spell_of_fortitude").quests("Bridge of Bones").acting(0, 4)
    assert GAME.words.prompt(gate.world, 0).call == "Acquire, quest, cycle, or stop."
    gate = karl("yorick").quests("Bridge of Bones").acting(0, 1)
    assert GAME.words.prompt(gate.world, 0).call == "Cycle or stop."


def test_an_event_is_offered_only_to_who_holds_one():
    gate = Gate(2).plays(0, "Ilsabet Swift").hand(0, "yorick", "iron_spear").turn(0)
    assert GAME.words.prompt(gate.world, 0).call == "Light a torch."
    gate = Gate(2).plays(0, "Ilsabet Swift").hand(0, "yorick", "falling_dusk").turn(0)
    assert GAME.words.prompt(gate.world, 0).call == "Light a torch, or play an event first."


def test_nobody_else_is_told_what_is_being_paid_for():
    gate = karl("yorick", "minor_mistral", "spell_of_fortitude").acting(0, 4).start_item(0, "yorick")
    for seat in (1, None):
        prompt = GAME.words.prompt(gate.world, seat)
        assert "Yorick" not in prompt.call + prompt.remark


def test_every_prompt_and_refusal_opens_a_heading_of_the_rulebook():
    gate = a_game(2, 6, stealing="on")
    rng = random.Random(6)
    while gate.world.outcome is None:
        [seat] = gate.asked()
        assert GAME.words.prompt(gate.world, seat).heading in HEADINGS
        assert GAME.words.prompt(gate.world, 1 - seat).heading in HEADINGS
        gate.act(seat, rng.choice(gate.legal(seat)))
    assert GAME.words.prompt(gate.world, 0).heading in HEADINGS
    assert {choice.heading for choice in RULES.choices.values()} <= HEADINGS


def test_the_headings_of_all_refusals_are_in_the_rulebook():
    folder = content_root().parent / "engine/games/quests_of_shadowgate/rules"
    rules = {
        found
        for path in folder.glob("*.py")
        for line in re.findall(r"^(?:\w*RULE|TORCHES)\b.* = (.*)$", path.read_text(encoding="utf-8"), re.MULTILINE)
        for found in re.findall(r'"([^"]+)"', line)
    }
    assert len(rules) > 8
    assert rules <= HEADINGS


def test_the_status_tells_turn_phase_points_and_actions():
    gate = karl("yorick", "bone_axe").vp(17, 14).turn(0).light(0, "bone_axe")
    status = GAME.words.status(gate.world, 0)
    assert (status.stage, status.step, status.phases[status.now]) == ("Turn 1", "Action", "Action")
    assert (status.done, status.of, status.scores) == (17, 25, (17.0, 14.0))
    assert status.note == "four actions left"


def test_without_an_event_in_hand_a_turn_begins_at_the_torch():
    assert GAME.words.status(karl("yorick", "bone_axe").turn(0).world, 0).step == "Torch"
    assert GAME.words.status(karl("yorick", "falling_dusk").turn(0).world, 0).step == "Event"


def test_whether_another_player_holds_an_event_is_not_told_by_the_phase():
    for hand in (("yorick", "bone_axe"), ("yorick", "falling_dusk")):
        world = karl(*hand).turn(0).world
        assert GAME.words.status(observe(world, 1), 1).step == "Event"


def test_the_status_of_a_match_tells_which_game_it_is():
    gate = karl("yorick", "bone_axe", match="to_100").turn(0)
    assert GAME.words.status(gate.world, 0).stage == "Game 1, turn 1"


# The story


def test_a_purchase_is_told_to_its_payer_and_hidden_from_the_others_until_it_is_met():
    gate = karl("yorick", "minor_mistral", "spell_of_fortitude").acting(0, 4).start_item(0, "yorick")
    assert story(gate, 0) == ["Karl: starts acquiring Yorick"]
    assert story(gate, 1) == story(gate) == ["Karl: starts acquiring an item"]
    gate.pay(0, "minor_mistral")
    assert story(gate, 0) == ["Karl: pays with Minor Mistral"]
    assert story(gate, 1) == ["Karl: pays with a hidden card"]
    gate.pay(0, "spell_of_fortitude")
    assert story(gate, 1) == [
        "Karl: pays with a hidden card",
        "Karl: has paid with Minor Mistral and Spell of Fortitude",
        "Karl: acquires Yorick, the first of its type",
    ]
    assert story(gate, 0) == ["Karl: pays with Spell of Fortitude", "Karl: acquires Yorick, the first of its type"]


def test_a_turn_is_told_from_torch_to_draw():
    gate = karl("minor_mistral", "yorick", "bone_axe").hand(1, "oak_shield", "rime_ward").turn(0)
    assert story(gate)[0] == "Karl: Turn 1"
    gate.light(0, "minor_mistral")
    assert story(gate) == ["Karl: lights Minor Mistral: two actions"]
    gate.stack("gatebreaker", "mimic", "circle_rune").stop(0)
    assert story(gate)[0] == "Karl: draws three cards, two for unused actions"
    assert "Karl: draws Gatebreaker" in story(gate, 0)
    assert not any("Gatebreaker" in line for line in story(gate, 1))


def test_a_single_unused_action_is_told_in_the_singular():
    gate = karl("minor_mistral", "yorick", "bone_axe").acting(0, 1).stack("gatebreaker", "mimic", "circle_rune").stop(0)
    assert story(gate)[0] == "Karl: draws two cards, one for an unused action"


def test_who_drafts_an_ability_is_told_by_its_name_alone():
    gate = a_game(setup="draft")
    seat = next(seat for seat in range(2) if gate.legal(seat))
    gate.act(seat, next(pick for pick in gate.legal(seat) if GAME.label(gate.world, pick, seat) == "Take Seize"))
    assert story(gate)[0].endswith(": takes Seize")


def test_a_played_event_is_told_with_what_it_does_and_no_full_stop_of_its_own():
    gate = karl("falling_dusk", "yorick").turn(0).play_event(0, "falling_dusk")
    assert "Karl: plays Falling Dusk: items cost 1 Spirit less" in story(gate)


def test_a_completed_quest_is_told_with_level_points_and_items():
    gate = Gate(2).plays(0, "Ilsabet Swift").quests("The Silent Guard", "Bridge of Bones").items(0, "elven_longbow1")
    gate.hand(0, "golden_thorn", "scattered_coins").acting(0, 4).start_quest(0, "The Silent Guard")
    assert story(gate) == ["Karl: sets out on The Silent Guard"]
    gate.pay(0, "golden_thorn", "scattered_coins").level(0, "major")
    assert "Karl: completes The Silent Guard at Major for 3 points, using Elven Longbow" in story(gate)


def test_a_theft_is_told_with_its_victim():
    gate = Gate(2, stealing="on").plays(0, "Ilsabet Swift").plays(1, "Hobart Quill").items(1, "yorick1")
    gate.hand(0, "gatebreaker", "minor_mistral", "circle_rune").acting(0, 6).start_theft(0, "yorick")
    assert story(gate) == ["Karl: tries to steal Yorick"]
    gate.act(1, actions.Double("vigour"))
    assert story(gate) == ["Sarah: doubles Vigour against the thief"]
    gate.pay(0, "gatebreaker", "minor_mistral")
    assert story(gate)[-1] == "Karl: steals Yorick from Sarah"


def test_the_end_is_told_with_points_and_winner():
    from engine.games.quests_of_shadowgate.tasks import ScoreDue

    gate = karl().vp(25, 12)
    gate.due(ScoreDue())
    told = story(gate)
    assert told[:3] == ["The score", "Karl: 15 points", "Sarah: 2 points"]
    assert told[3].startswith("Karl wins.")


# Description


def test_the_table_is_described_with_quests_players_and_the_own_hand():
    gate = karl("yorick", "bone_axe").quests("The Silent Guard").items(1, "elven_longbow1").acting(0, 4)
    told = "\n".join(GAME.words.describe(observe(gate.world, 0), 0, NAMES))
    assert "Quest The Silent Guard: costs 4 Vigour, 3 Wits and 2 Spirit" in told
    assert "Elven Longbow (Ranged, first of its type, stays)" in told
    assert "Yorick: Artifact, pays 1 Vigour, 2 Wits and 1 Spirit, torch 4, costs 3 Vigour, 1 Wits and 2 Spirit." in told
    other = "\n".join(GAME.words.describe(observe(gate.world, 1), 1, NAMES))
    assert "Yorick" not in other


# Words


@pytest.mark.parametrize(
    ("halves", "words"),
    [(0, "0 points"), (2, "1 point"), (1, "½ points"), (3, "1½ points"), (-10, "-5 points"), (-3, "-1½ points")],
)
def test_halves_are_shown_as_halves(halves, words):
    assert points(halves) == words


def test_amounts_leave_out_what_is_nothing():
    assert amounts((2, 0, 1)) == "2 Vigour and 1 Spirit"
    assert amounts((0, 0, 0)) == "nothing"
    assert counted(1, "card") == "one card"
    assert counted(13, "card") == "13 cards"


# Beside the rules


def test_the_lesson_comes_to_its_end_in_a_real_game():
    lesson = box().lesson
    gate = a_game(lesson.seats, lesson.seed, **lesson.options)
    rng = random.Random(1)
    left = [deed for step in lesson.steps for deed in [step.awaits] * step.times]
    while gate.world.outcome is None:
        while left and left[0] == "read":
            left.pop(0)
        [seat] = gate.asked()
        if seat == lesson.you and left and GAME.words.deed(gate.world, seat) == left[0]:
            left.pop(0)
        gate.act(seat, GAME.bot.pick(observe(gate.world, seat), seat, rng))
    assert left == []


def test_without_an_action_the_prompt_is_about_drawing_and_a_lesson_counts_it_as_that():
    gate = karl("yorick").pool("bone_axe", "rime_ward").acting(0, 0)
    told = GAME.words.prompt(gate.world, 0)
    assert told.call == "Draw two cards, from the deck or the pool."
    assert told.remark == "You see each card before you draw the next."
    assert GAME.words.deed(gate.world, 0) == "draw"
    assert GAME.words.deed(karl("yorick", "minor_mistral").acting(0, 1).world, 0) == "act"


@pytest.mark.parametrize(
    ("left", "told"),
    [
        (3, "Three actions left; each one you leave unused draws a card."),
        (1, "One action left; leave it unused to draw a card."),
    ],
)
def test_the_prompt_tells_what_unused_actions_are_good_for(left, told):
    assert GAME.words.prompt(karl("yorick").acting(0, left).world, 0).remark == told


def test_without_an_action_the_prompt_tells_of_an_item_that_needs_none():
    gate = karl("throwing_knives", "kings_crown", "mimic").pool("bone_axe", "rime_ward").acting(0, 0)
    assert GAME.words.prompt(gate.world, 0).call == "Draw one card, from the deck or the pool."
    assert GAME.words.prompt(gate.world, 0).remark == "Or first acquire an item that needs no action."


def test_while_the_next_game_of_a_match_is_set_up_the_points_of_the_games_before_are_shown():
    gate = a_game(match="to_100", setup="draft")
    gate.put(MATCH.to(61, 0)).put(MATCH.to(40, 1))
    assert GAME.words.status(gate.world, 0).scores == (30.5, 20.0)


def test_stopping_tells_all_cards_that_will_be_drawn_up_to_a_hand_of_three():
    gate = Gate(2).plays(0, "Ilsabet Swift").hand(0).acting(0, 1)
    label = GAME.label(gate.world, actions.EndActions(), 0)
    assert label == "Stop and draw three cards"


def test_a_level_that_can_only_use_up_a_first_tells_what_is_lost_with_it():
    gate = Gate(2).plays(0, "Ilsabet Swift").quests("The Silent Guard").items(0, "elven_longbow1", "flame_of_gorrung1")
    gate.hand(0, "golden_thorn", "scattered_coins").acting(0, 4).start_quest(0, "The Silent Guard")
    gate.pay(0, "golden_thorn", "scattered_coins")
    label = GAME.label(gate.world, actions.ChooseLevel("great"), 0)
    assert label == "Take Great for 5 points, using up Flame of Gorrung (−2 at the end)"


def test_a_level_that_uses_up_the_only_piece_and_the_lead_in_firsts_tells_all_points_that_go():
    gate = Gate(2).plays(0, "Sigrun Frostmane").plays(1, "Hobart Quill").quests("The Rat King's Due")
    gate.items(0, "notched_sword1", "thorn_of_mercy1").items(1, "yorick1")
    gate.hand(0, "orb_of_low_tide", "circle_rune").acting(0, 4)
    told = "\n".join(GAME.words.describe(observe(gate.world, 0), 0, NAMES))
    assert "Great for 5 points, less 12 points at the end for what it uses up." in told
    gate.start_quest(0, "The Rat King's Due").pay(0, "orb_of_low_tide", "circle_rune")
    label = GAME.label(gate.world, actions.ChooseLevel("great"), 0)  # first 2, half of the lead 3, piece 2, none 5
    assert label == "Take Great for 5 points, using up Thorn of Mercy (−12 at the end)"
    assert GAME.label(gate.world, actions.ChooseLevel("major"), 0) == "Take Major for 3 points"


def test_who_draws_for_an_event_is_still_in_its_phase():
    gate = karl("falling_dusk", "yorick", "bone_axe").pool("rime_ward").turn(0).play_event(0, "falling_dusk")
    assert GAME.words.status(gate.world, 0).step == "Event"


def test_the_standing_counts_no_item_that_this_turn_has_used_up():
    gate = Gate(2).plays(0, "Ilsabet Swift").quests("The Silent Guard").items(0, "elven_longbow1", "flame_of_gorrung1")
    gate.hand(0, "golden_thorn", "scattered_coins", "yorick").acting(0, 4).start_quest(0, "The Silent Guard")
    gate.pay(0, "golden_thorn", "scattered_coins").level(0, "great")
    assert len(items_of(gate.world, 0)) == 2  # it lies there until the Draw phase
    assert GAME.words.status(gate.world, 0).progress[0].words == "5 +3"  # one first 2, most 6, no piece -5


def test_a_level_that_brings_enough_points_says_that_the_last_turns_begin():
    gate = Gate(2).plays(0, "Ilsabet Swift").quests("The Silent Guard").items(0, "elven_longbow1").vp(22, 0)
    gate.hand(0, "golden_thorn", "scattered_coins").acting(0, 4).start_quest(0, "The Silent Guard")
    gate.pay(0, "golden_thorn", "scattered_coins")
    labels = [GAME.label(gate.world, action, 0) for action in gate.legal(0)]
    assert labels == ["Take Minor for 1 point", "Take Major for 3 points: the last turns begin"]
    gate.put(FINISHER.to(2))
    assert GAME.label(gate.world, actions.ChooseLevel("major"), 0) == "Take Major for 3 points"


def test_a_level_that_uses_up_two_firsts_tells_what_is_lost_with_both():
    gate = guarding("elven_longbow1", "flame_of_gorrung1", "clouded_orb1")
    label = GAME.label(gate.world, actions.ChooseLevel("epic"), 0)  # two firsts 4, piece 2, none left 5
    assert label == "Take Epic for 8 points, using up Flame of Gorrung and Clouded Orb (−11 at the end)"
