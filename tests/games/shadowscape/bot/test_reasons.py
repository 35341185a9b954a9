"""Reasons for choices: something useful is said about every answer to every ask."""

import random
from collections import defaultdict
from functools import cache

import pytest

from engine.core import blank, lay_table, next_to_act, observe, perform
from engine.games.shadowscape import actions as a
from engine.games.shadowscape.bot.reasons import ROWS
from engine.games.shadowscape.content.box import box
from engine.games.shadowscape.content.effect_forms import Heal
from engine.games.shadowscape.table import cards_of, slots_of
from engine.games.shadowscape.tasks import DefendingDue
from engine.kit.words import spelled
from tests.games.shadowscape.builders import GAME, Dungeon


def clauses(table, action, seat=0):
    return [reason.clause for reason in GAME.bot.reasons(table.world, seat, action)]


def test_every_action_has_its_row_of_reasons():
    assert set(ROWS) == set(a.Action.__args__)


@cache
def explained(mode):
    """The asks of some rounds, and what is said of a few answers to each, by kind of action."""
    world = blank(GAME, 3, GAME.complete({"mode": mode, "advanced": "on"}), 3)
    lay_table(GAME, world)
    rng, seat, asked, said = random.Random(2), None, set(), defaultdict(set)
    while world.outcome is None and world.counts.get(("round", None), 0) < 8:
        seat = next_to_act(world, seat)
        seen = observe(world, seat)
        legal = list(GAME.legal(seen, seat))
        for action in rng.sample(legal, min(3, len(legal))):
            found = GAME.bot.reasons(seen, seat, action)
            assert any(reason.kind != "risks" for reason in found)  # a hint says what a choice is good for
            for reason in found:
                assert reason.clause
                assert reason.clause[-1] not in ".!"
                asked.add(type(world.ask_of(seat)))
            said[type(action)] |= {reason.clause for reason in found}
        choice = rng.choice(legal) if rng.random() < 0.5 else GAME.bot.pick(seen, seat, rng)
        perform(GAME, world, seat, choice)
    return asked, said


@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_every_answer_that_is_offered_has_a_reason(mode):
    asked, _ = explained(mode)
    assert len(asked) > 12


@pytest.mark.parametrize(
    ("action", "clause"),
    [
        (a.Choose, "its ability: "),
        (a.Face, " is ready for your next action"),
        (a.Stand, "it is near to "),
        (a.Use, "it draws "),
        (a.Move, "for your next turn"),
        (a.Alter, "its text helps now: "),
        (a.Discard, "you may miss it less than another"),
        (a.Rouse, " reaches nobody"),
        (a.Take, "the wound may disable one of your cards"),
        (a.Go, "it is enough without another card"),
        (a.Step, " brings you nearer to "),
        (a.Halt, " is where you want to be"),
        (a.EndActions, "you still have useful actions left"),
        (a.Suffer, "wounds on your hero card disable nothing"),
        (a.Mend, "a free slot on your hero card takes the next wound"),
        (a.Target, "it eliminates "),
        (a.Aim, " would take up to "),
    ],
)
def test_what_is_said_of_a_choice_is_about_its_kind_of_choice(action, clause):
    said = explained("competitive")[1][action] | explained("cooperative")[1][action]
    assert any(clause in one for one in said), said


def test_a_kill_says_which_whisper_asks_for_the_trophy():
    table = Dungeon().at("camp").offer("a_pair_of_horns")
    table.enemy("gloom_hound", "camp")
    table.ready()
    said = clauses(
        table,
        next(one for one in table.legal(0) if isinstance(one, a.Use) and "fengray_2" in table.world.kinds[one.card]),
    )
    assert "it eliminates Gloom Hound" in said
    assert "a beast trophy is what A Pair of Horns asks for" in said


def test_a_whisper_says_its_shards_and_that_rivals_lose_it():
    table = Dungeon().at("camp").offer("a_pair_of_horns")
    table.token("gloom_hound")
    table.token("gloom_hound")
    table.ready()
    claim = next(one for one in table.legal(0) if isinstance(one, a.Claim))
    kinds = [reason.kind for reason in GAME.bot.reasons(table.world, 0, claim)]
    assert clauses(table, claim)[0] == "it is worth one shard at the end"
    assert "denies" in kinds


def test_a_heal_says_how_much_of_all_wounds_it_heals():
    faces = [face for card in box().hero_actions.values() if card.hero == "venda" for face in (card.a, card.b)]
    face, heals = next((face, effect.base) for face in faces for effect in face.effects if isinstance(effect, Heal))
    told = {1: "your wound", heals: "all your wounds", heals + 1: f"{heals} of your {spelled(heals + 1)} wounds"}
    for wounds, said in told.items():
        table = Dungeon("venda", "arani")
        card = table.card(face.name)
        table.wounded(table.hero(), min(wounds, 3))
        table.wounded(next(other for other in table.world.pieces("deeds:0") if other != card), max(0, wounds - 3))
        assert clauses(table.ready(), a.Use(card))[0].startswith(f"it heals {said}")


@pytest.mark.parametrize(("kind", "name"), [("bone_walker", "an undead trophy"), ("gloom_hound", "a beast trophy")])
def test_a_trophy_has_its_article(kind, name):
    table = Dungeon("fengray", "arani", rooms={1: "chapel"}).offer("rest_both_of_you", "a_pair_of_horns").at("chapel")
    table.enemy(kind, "chapel")
    blow = a.Use(table.card("Cleave"))
    assert any(clause.startswith(name) for clause in clauses(table.ready(), blow))


def test_where_all_play_together_a_claim_counts_for_the_lord_and_not_for_shards():
    table = Dungeon(rooms={1: "chapel"}, mode="cooperative").offer("a_cold_hearth").at("chapel")
    table.token("treasure")
    (claim,) = table.ready().offers(a.Claim)
    said = clauses(table, claim)
    assert said[0] == "there is one whisper fewer before the lord wakes"
    assert not any("shard" in clause for clause in said)


def test_a_hint_is_about_deeds_and_not_about_asking_the_others():
    table = Dungeon(rooms={1: "chapel"}, mode="cooperative").offer("a_cold_hearth", "a_pair_of_horns").ready()
    assert table.offers(a.Wish)
    table.fold(GAME.bot.presumed(table.world, 0))
    assert not table.offers(a.Wish)
    rivals = Dungeon().ready()
    assert GAME.bot.presumed(rivals.world, 0) == []


def test_a_text_that_is_worth_little_by_itself_still_says_what_it_does():
    table = Dungeon()
    table.hold("soft_tread")
    (text,) = table.ready().offers(a.Alter)
    assert any("step 1" in clause for clause in clauses(table, text))


def test_an_undead_trophy_has_its_article():
    table = Dungeon().at("camp").offer("rest_both_of_you")
    table.enemy("bone_walker", "camp")
    table.ready()
    cleave = next(
        one for one in table.legal(0) if isinstance(one, a.Use) and "fengray_2" in table.world.kinds[one.card]
    )
    assert "an undead trophy is what Rest, Both of You asks for" in clauses(table, cleave)


def test_wounds_without_a_free_slot_are_taken_because_they_have_no_effect():
    table = Dungeon("crow", "arani").at("camp")
    hound = table.enemy("gloom_hound", "camp")
    table.hold(next(id for id, card in box().fate.items() if card.symbols == ("move",)))
    for card in (table.hero(), *cards_of(table.world, 0)):
        table.wounded(card, slots_of(table.world, 0, card))
    table.ready()
    table.due(DefendingDue(0, hound))
    assert clauses(table, a.Take()) == ["no slot is free, so these wounds have no effect"]
