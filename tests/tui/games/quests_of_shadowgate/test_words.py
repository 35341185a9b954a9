"""What a player of Quests of Shadowgate reads: whole names, costs as they are now, what a purchase leads to."""

import re

import pytest
from msgspec.structs import replace

from engine.core import observe, redact
from engine.games.quests_of_shadowgate import actions
from engine.games.quests_of_shadowgate.content.box import box
from engine.games.quests_of_shadowgate.zones import FINISHER, FIRST
from tests.games.quests_of_shadowgate.builders import GAME, Gate
from tests.games.quests_of_shadowgate.rules.test_staff import HAND, OTHERS, PIECES
from tests.games.quests_of_shadowgate.rules.test_theft import RICH
from tests.tui.games.quests_of_shadowgate.scenes import (
    MIDDLE,
    SIZES,
    SMALL,
    drawn,
    payer,
    scene_of,
    text_of,
    two,
)
from tui.board.spots import Spot
from tui.draw.glyphs import NO_BREAK
from tui.games.quests_of_shadowgate.inspecting import inspection_of
from tui.games.quests_of_shadowgate.scene import table_of
from tui.games.quests_of_shadowgate.view import ITEMS, POOL, QUESTS
from tui.words.happenings import just_happened

WIDE = (91, 33)


def words_of(lines):
    return " ".join("".join(word.text for word in line) for line in lines).replace(NO_BREAK, " ")


def read(gate, size=MIDDLE):
    return text_of(gate.world, 0, size).replace(NO_BREAK, " ")


def told(scene, spot):
    inspection = inspection_of(scene, table_of(scene), spot)
    return words_of((inspection.title, *inspection.lines))


# Names


@pytest.mark.parametrize("size", [MIDDLE, SMALL], ids=str)
def test_an_item_has_its_name_cut_with_an_ellipsis_at_most(size):
    gate = two().items(0, "siege_crossbow1", "drowned_signet1", "notched_sword", "feather_charm", "golden_chalice1")
    gate.items(1, "elven_longbow", "rime_ward1", "throwing_knives", "minor_mistral1", "skeleton_key").acting(0, 3)
    text = read(gate, size)
    kinds = ("siege_crossbow", "drowned_signet", "golden_chalice", "minor_mistral", "rime_ward")
    for card in (box().adventure[kind] for kind in kinds):
        shown = (card.name, *(f"{card.name[:length].rstrip()}…" for length in range(5, len(card.name))))
        assert any(name in text for name in (*shown, f"{card.type.capitalize()}¹")), card.name


def test_who_gave_no_name_is_spoken_to_and_everybody_else_is_spoken_of():
    gate = two().items(0, "elven_longbow1").items(1, "throwing_knives").pool("siege_crossbow").acting(0, 3)
    named = scene_of(gate.world, 0)
    alone = replace(named, names=("You", "Aldo"))
    assert "● You own the first Ranged item, ▲ Aldo owns another." in told(alone, Spot(POOL, 1))
    assert "● Mira owns the first Ranged item, ▲ Aldo owns another." in told(named, Spot(POOL, 1))
    assert "You own it;" in told(alone, Spot(ITEMS, 0))
    watched = replace(alone, you=frozenset(), legal=())
    text = "\n".join(drawn(table_of(watched), MIDDLE).lines())
    assert "Your items" in text
    assert "You's" not in text


def test_the_name_of_whose_turn_it_is_stands_apart_from_the_hand():
    gate = two().hand(0, "iron_spear").hand(1, "yorick", "glaciate").turn(1)
    assert "▲ Aldo ─ Your hand" in read(gate)


# Costs and points


def test_a_card_shows_what_it_costs_while_the_event_is_in_force():
    gate = two().hand(0, "yorick", "iron_spear").acting(0, 4)
    cost = box().adventure["yorick"].cost
    assert "cost ♥{}♦{}♣{}".format(*cost) in read(gate)
    gate.event(1, "falling_dusk")
    assert f"now  ♥{cost[0]}♦{cost[1]}♣{cost[2] - 1}" in read(gate)


def test_beside_the_quest_points_of_others_stands_what_their_items_would_add():
    gate = two().items(1, "bone_axe1", "yorick1").vp(3, 8).acting(0, 3)
    assert "8 VP +5" in read(gate)  # two firsts +4 and most of them +6, no piece of the Staff -5


def test_a_quest_that_is_gone_leaves_its_place_until_the_turn_ends():
    gate = two().quests("The Silent Guard", "Bridge of Bones", "The Drowned Bell").hand(0, "iron_spear").acting(0, 3)
    rows = read(gate, WIDE).splitlines()
    heights = [
        index for index, row in enumerate(rows) if row.startswith(("╭─ The Silent", "╭─ Bridge", "╭─ The Drowned"))
    ]
    assert heights == [heights[0], heights[0] + 4, heights[0] + 8]
    assert "refilled when the turn ends" in rows[heights[0] + 13]


# Purchases


def reach_of(gate):
    deal = table_of(scene_of(gate.world, 0)).purchase
    return words_of((deal.reach,))


def test_a_purchase_names_what_is_used_up_with_its_points_and_counts_what_stays():
    gate = payer().put(FIRST.to(0, payer().card("flame_of_gorrung")))
    assert reach_of(gate) == "Great 5 VP  ^ Flame of Gorrung goes, one stays"


def test_a_purchase_tells_the_level_that_is_best_on_balance_and_what_a_higher_one_costs():
    assert reach_of(payer()) == "Major 3 VP  the item stays  or Great 5 VP, −2 at the end"


def test_an_item_that_makes_most_firsts_tells_what_that_brings():
    gate = two().items(0, "bone_axe1").items(1, "rime_ward1", "oak_shield1").hand(0, "flame_of_gorrung", *HAND)
    reach = reach_of(gate.acting(0, 4).start_item(0, "flame_of_gorrung"))
    assert reach == "^ Fire  ¹ the first: +2  most firsts: +3"


def test_the_last_type_is_said_to_bring_the_staff_within_reach_of_a_rival():
    gate = two().items(1, *PIECES).items(0, *OTHERS[1:]).hand(0, "flame_of_gorrung", *HAND).acting(0, 4)
    deal = table_of(scene_of(gate.start_item(0, "flame_of_gorrung").world, 0)).purchase
    assert words_of((deal.reach,)).endswith("▲ Aldo then only needs to pay for the Staff")
    gate = two().items(1, *PIECES).items(0, *OTHERS[2:]).hand(0, "flame_of_gorrung", *HAND).acting(0, 4)
    deal = table_of(scene_of(gate.start_item(0, "flame_of_gorrung").world, 0)).purchase
    assert "Staff" not in words_of((deal.reach,))


def test_cards_that_come_one_by_one_are_said_so_while_another_follows():
    gate = two().stack("golden_chalice", "bone_axe", "oak_shield").pool("siege_crossbow", "rime_ward")
    gate.hand(0, "keening_gale", "minor_mistral", "drowned_signet").acting(0, 1).stop(0)
    told = []
    while (prompt := GAME.words.prompt(gate.world, 0)).verb == "draw":
        told.append((prompt.call, prompt.remark))
        gate.draw(0)
    assert told[-2:] == [
        ("Draw two cards, from the deck or the pool.", "You see each card before you draw the next."),
        ("Draw one card, from the deck or the pool.", ""),
    ]


def test_in_the_last_turn_no_action_is_said_to_be_worth_a_card():
    gate = two().acting(0, 3)
    assert GAME.words.prompt(gate.world, 0).remark == "Three actions left; each one you leave unused draws a card."
    gate.put(FINISHER.to(2))
    assert GAME.words.prompt(gate.world, 0).remark == "Three actions left in your last turn."


def test_a_quest_that_brings_enough_points_is_said_to_begin_the_last_turns():
    assert "After  3 VP, two actions left" in read(payer())
    assert "After  25 VP: the last turns begin" in read(payer().vp(22, 0))


def test_before_it_is_started_a_quest_tells_that_it_begins_the_last_turns():
    gate = two().items(0, "elven_longbow1").quests("The Silent Guard").vp(21, 0)
    gate.hand(0, "golden_thorn", "scattered_coins", "kings_crown").acting(0, 4)
    assert "√ Major for 3 VP  »" in told(scene_of(gate.world, 0), Spot(QUESTS, 0))
    gate.vp(22, 0)
    assert "√ Major for 3 VP: the last turns begin  »" in told(scene_of(gate.world, 0), Spot(QUESTS, 0))


def test_a_piece_of_the_staff_is_said_to_score_and_the_first_one_to_save_five_points():
    def brings(gate):
        gate.hand(0, "golden_thorn", "circle_rune").acting(0, 5).start_item(0, "golden_thorn")
        return words_of((table_of(scene_of(gate.world, 0)).purchase.reach,))

    assert brings(two()) == (
        "♠ Thorn  ¹ the first: +2, and you avoid the −5  most firsts: +6  staff: +2, and you avoid the −5"
    )
    assert brings(two().items(0, "clouded_orb1")) == "♠ Thorn  ¹ the first: +2  staff: +2"


@pytest.mark.parametrize("size", [(80, 18), (87, 21), MIDDLE], ids=str)
def test_the_buttons_leave_the_torch_and_its_actions_to_be_read(size):
    gate = (
        two().quests("The Silent Guard").hand(0, "golden_thorn", "scattered_coins", "iron_spear", "spell_of_fortitude")
    )
    gate.turn(0).light(0, "spell_of_fortitude").start_quest(0, "The Silent Guard")
    assert "3 of 4 left" in read(gate, size)


# The lead


def test_a_lead_says_that_a_win_counts_among_its_points():
    assert GAME.bot.lead_in_words(6.6) == "6.6 points ahead, counting a win as 20"
    assert GAME.bot.lead_in_words(-2, unit=False) == "2 behind"


def test_the_preview_of_a_theft_tells_what_a_stolen_first_and_a_piece_of_the_staff_score():
    def brings(item):
        gate = Gate(2, stealing="on").plays(0, "Ilsabet Swift").plays(1, "Hobart Quill").items(1, item)
        gate.hand(0, *RICH).acting(0, 6).start_theft(0, item.rstrip("1"))
        gate.act(1, actions.Double("vigour"))
        return words_of((table_of(scene_of(gate.world, 0)).purchase.reach,))

    assert brings("yorick1") == ("¤ Artifact  from ▲ Aldo  ¹ the first: +2, and you avoid the −5  most firsts: +6")
    assert brings("yorick") == "¤ Artifact  from ▲ Aldo"
    assert brings("clouded_orb") == "○ Orb  from ▲ Aldo  staff: +2, and you avoid the −5"


@pytest.mark.parametrize("size", [SMALL, MIDDLE], ids=str)
@pytest.mark.parametrize("many", [1, 4, 6], ids=str)
def test_an_item_on_the_board_is_never_called_by_its_type_instead_of_its_name(size, many):
    kinds = ("yorick1", "golden_thorn1", "glaciate1", "elven_longbow1", "iron_spear1", "feather_charm")[:many]
    text = read(two().items(1, *kinds).acting(0, 3), size)
    for kind in kinds:
        card = box().adventure[kind.rstrip("1")]
        cuts = [card.name, *(f"{card.name[:length].rstrip()}…" for length in range(4, len(card.name)))]
        assert any(cut in text for cut in cuts), card.name


LONGEST = sorted(box().adventure, key=lambda kind: -len(box().adventure[kind].name))[:2]


@pytest.mark.parametrize("size", [MIDDLE, (89, 36), (125, 22)])
def test_the_longest_names_are_whole_in_the_pool_where_there_is_room(size):
    gate = two().pool(*LONGEST).hand(0, "yorick").acting(0, 2)
    text = text_of(gate.world, 0, size)
    assert all(box().adventure[kind].name in text for kind in LONGEST)


def test_names_in_the_pool_are_cut_with_an_ellipsis_on_the_smallest_screen():
    text = text_of(two().pool(*LONGEST).acting(0, 2).world, 0, SMALL)
    pool = next(line for line in text.splitlines() if "Pool" in line)
    shown = re.findall(r"[A-Z][\w' ]+…?", pool.partition("Pool")[2])
    assert all(
        any(face.name == name.strip() or (name.endswith("…") and face.name.startswith(name[:-1])) for name in shown)
        for face in map(box().adventure.get, LONGEST)
    )
    assert "Deck" in pool
    assert "Quests" in pool


@pytest.mark.parametrize("size", SIZES)
def test_who_can_make_the_staff_stands_beside_it_on_every_screen(size):
    gate = two().items(1, *PIECES).items(0, *OTHERS[1:])
    assert "to pay" not in text_of(gate.world, 0, size)
    gate = two().items(1, *PIECES).items(0, *OTHERS)
    assert "▲ only needs to pay" in text_of(gate.world, 0, size)
    assert "● you only need to pay" in text_of(two().items(0, *PIECES).items(1, *OTHERS).world, 0, size)


@pytest.mark.parametrize("size", SIZES)
def test_a_level_names_what_it_uses_up_before_what_stays(size):
    gate = Gate(2).plays(0, "Brannoc Ironhall").plays(1, "Corvin of the Seal")
    gate.items(0, "bone_axe1", "magnus_bounty1", "oak_shield1", "golden_thorn1").quests("The Pit of Champions")
    gate.hand(0, "circle_rune", "kings_crown").acting(0, 4)
    gate.start_quest(0, "The Pit of Champions").pay(0, "circle_rune", "kings_crown")
    epic = read(gate, size).partition("4 √ Epic 8")[2]
    assert 0 <= epic.find("Golden Thorn goes") < epic.find("Bone Axe")


def test_while_others_play_the_prompt_tells_every_deed_but_hidden_payments():
    gate = two().hand(0, "minor_mistral", "yorick", "bone_axe", "gatebreaker").turn(0)
    told = []

    def happened() -> str:
        before, event = gate.events[-1]
        told.extend(GAME.words.narrate(observe(before, 1), redact(before, event, 1), ("Karl", "Sarah")))
        return just_happened(told, ("Karl", "Sarah"), (1,))

    gate.light(0, "bone_axe")
    assert happened() == "Karl lights Bone Axe: four actions."
    gate.start_item(0, "yorick")
    assert happened() == "Karl lights Bone Axe: four actions."
    gate.pay(0, "gatebreaker")
    assert happened() == "Karl acquires Yorick, the first of its type."
