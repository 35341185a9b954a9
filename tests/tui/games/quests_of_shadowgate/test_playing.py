"""Playing on the board of Quests of Shadowgate: cursor, keys and mouse, paying with one key, taking back."""

import pytest

from engine.games.quests_of_shadowgate import actions
from engine.games.quests_of_shadowgate.bot.policy import best
from engine.games.quests_of_shadowgate.bot.prospects import thief_pays
from engine.games.quests_of_shadowgate.content.box import box
from engine.games.quests_of_shadowgate.content.vocabulary import STATS
from engine.games.quests_of_shadowgate.rules.paying import cheapest_payment
from engine.games.quests_of_shadowgate.tasks import ToDiscard, ToLevel, ToPay
from engine.games.quests_of_shadowgate.zones import FIRST, HAND, PAYMENT
from tests.games.quests_of_shadowgate.builders import Gate
from tests.tui.games.quests_of_shadowgate.scenes import LARGE, MIDDLE, SMALL, Desk, payer, scene_of, two
from tui.board.spots import Spot
from tui.draw.glyphs import ASCII
from tui.games.quests_of_shadowgate.board import QuestsBoard
from tui.games.quests_of_shadowgate.scene import table_of
from tui.games.quests_of_shadowgate.view import CHOICE, POOL, QUESTS, TURN, Button
from tui.games.quests_of_shadowgate.view import HAND as HAND_AREA

QUEST_NAMES = ("The Silent Guard", "Bridge of Bones", "The Drowned Bell", "The Empty Throne")


async def desk_after(gate, *keys, size=MIDDLE, seat=0, glyphs=None):
    """The desk after some keys."""
    desk = Desk(QuestsBoard(), gate, seat, *([glyphs] if glyphs else []))
    async with desk.run_test(size=size) as pilot:
        await pilot.pause()
        for key in keys:
            await pilot.press(key)
            await pilot.pause()
        desk.text = "\n".join(desk.board.lines())
        return desk


def actor(count=5):
    """Seat 0 acts, with a hand that pays for The Silent Guard, all four quests open."""
    gate = two(stealing="on").items(0, "elven_longbow1", "flame_of_gorrung1").items(1, "bone_axe1")
    gate.quests(*QUEST_NAMES).pool("rime_ward", "keening_gale")
    return gate.hand(0, "golden_thorn", "scattered_coins", "iron_spear").acting(0, count)


# Paying


async def test_the_cursor_begins_on_the_suggested_payment_and_enter_pays_all_of_it():
    gate = payer()
    cards = cheapest_payment(gate.world, 0)
    assert len(cards) > 1
    desk = await desk_after(gate, "enter")
    assert desk.chosen == [actions.Pay(card) for card in cards]
    assert desk.keys == 1
    assert isinstance(gate.world.ask_of(0), ToLevel)


async def test_single_cards_can_be_paid_instead():
    gate = payer()
    hand = gate.world.lying(HAND[0])
    desk = await desk_after(gate, "1", "1")
    assert desk.chosen == [actions.Pay(hand[0])]
    assert gate.world.lying(PAYMENT[0]) == [hand[0]]


async def test_escape_takes_the_whole_purchase_back():
    gate = payer().pay(0, "golden_thorn")
    desk = Desk(QuestsBoard(), gate)
    async with desk.run_test(size=MIDDLE) as pilot:
        await pilot.pause()
        assert desk.board.step_back()
        await pilot.pause()
        assert desk.chosen == [actions.TakeBack()]
        assert sorted(gate.held(0)) == ["bone_axe", "golden_thorn", "iron_spear", "scattered_coins"]
        assert not desk.board.step_back()


async def test_escape_from_a_theft_asks_for_a_second_thought_because_its_action_is_lost():
    gate = two(stealing="on").items(1, "bone_axe1").hand(0, "circle_rune", "minor_mistral", "golden_thorn")
    gate.hand(0, "kings_crown", "magnus_bounty", "scattered_coins").acting(0, 6).start_theft(0, "bone_axe")
    gate.act(1, actions.Double("vigour"))
    assert isinstance(gate.world.ask_of(0), ToPay)
    desk = Desk(QuestsBoard(), gate)
    async with desk.run_test(size=MIDDLE) as pilot:
        await pilot.pause()
        assert desk.board.step_back()
        await pilot.pause()
        assert desk.chosen == []
        assert desk.board.slot.label == "Give up the theft"
        assert dict(desk.board.keys())["Esc"] == "give up the theft"
        await pilot.press("enter")
        await pilot.pause()
        assert desk.chosen == [actions.TakeBack()]


async def test_escape_means_nothing_to_the_board_where_nothing_is_being_paid():
    desk = Desk(QuestsBoard(), actor())
    async with desk.run_test(size=MIDDLE) as pilot:
        await pilot.pause()
        assert not desk.board.step_back()


async def test_after_paying_the_cursor_is_on_the_highest_level_that_is_worth_its_items_and_enter_completes_the_quest():
    gate = payer()
    gate.put(FIRST.to(0, gate.card("flame_of_gorrung")))
    await desk_after(gate, "enter", "enter")
    assert gate.points(0) == 5


async def test_the_cursor_is_on_no_level_that_uses_up_more_than_it_brings():
    """Great would bring two points more than Major, and use up an item that is first of its type."""
    gate = payer()
    desk = await desk_after(gate, "enter")
    assert [action.level for action in gate.offers(0, actions.ChooseLevel)] == ["minor", "major", "great"]
    assert desk.pointed[-1] == actions.ChooseLevel("major")


async def test_the_cursor_doubles_the_stat_that_makes_the_thief_pay_most():
    gate = two(stealing="on").items(0, "bone_axe1").hand(1, "gatebreaker", "circle_rune", "minor_mistral")
    gate.acting(1, 4).start_theft(1, "bone_axe")
    desk = await desk_after(gate)
    rests = [sum(thief_pays(gate.world, 0, 1, gate.card("bone_axe"), index)) for index in range(3)]
    assert rests[0] < max(rests)
    assert rests[STATS.index(desk.pointed[-1].stat)] == max(rests)
    assert best(gate.world, 0) == desk.pointed[-1]


async def test_the_cursor_serves_with_the_item_that_takes_the_fewest_points_along():
    """The first Thorn is also the only piece of the Staff; the first Artifact is worth its two points."""
    gate = Gate(2).plays(0, "Sigrun Frostmane").plays(1, "Hobart Quill").quests("The Rat King's Due")
    gate.items(0, "notched_sword1", "thorn_of_mercy1", "circle_rune1").hand(0, "orb_of_low_tide", "velvet_sceptre")
    gate.acting(0, 4).start_quest(0, "The Rat King's Due").pay(0, "orb_of_low_tide", "velvet_sceptre")
    desk = await desk_after(gate.level(0, "great"))
    assert desk.pointed[-1] == actions.Serve(gate.card("circle_rune"))


async def test_the_cursor_burns_the_card_that_gives_most_actions():
    gate = two().hand(0, "golden_thorn", "keening_gale", "clouded_orb").turn(0)
    desk = await desk_after(gate)
    torches = {card: box().adventure[gate.world.kinds[card]].torch for card in gate.world.lying(HAND[0])}
    burnt = desk.pointed[-1].card
    assert torches[burnt] == max(torches.values()) > torches[gate.card("golden_thorn")]


async def test_of_equal_torches_the_cursor_burns_the_one_that_is_worth_least():
    """The Orb pays less, and is a piece of the Staff to come; a Thorn is there already."""
    gate = two().items(0, "black_thorn1").hand(0, "orb_of_low_tide", "golden_thorn").turn(0)
    assert (await desk_after(gate)).pointed[-1] == actions.LightTorch(gate.card("golden_thorn"))


@pytest.mark.parametrize(("led", "card"), [(False, "keening_gale"), (True, "golden_thorn")])
async def test_a_torch_begins_on_the_best_unless_the_viewer_led_the_cursor_to_another(led, card):
    gate = two().hand(0, "golden_thorn", "keening_gale", "clouded_orb")
    desk = Desk(QuestsBoard(), gate)
    async with desk.run_test(size=MIDDLE) as pilot:
        await pilot.pause()
        desk.board.lay(desk.board.table, Spot(HAND_AREA, 0))
        if led:
            desk.board.go(Spot(HAND_AREA, 1))
            desk.board.go(Spot(HAND_AREA, 0))
        gate.turn(0)
        desk.board.show(scene_of(gate.world, 0))
        assert desk.board.slot.action == actions.LightTorch(gate.card(card))


async def test_the_cursor_discards_the_card_that_is_worth_least():
    """Not the one that pays and burns least, if it is a piece of the Staff to come."""
    gate = two().items(0, "iron_spear1").stack("circle_rune", "gatebreaker", "minor_mistral")
    gate.hand(0, "black_thorn", "notched_sword", "bone_axe", "keening_gale", "clouded_orb", "golden_chalice")
    desk = await desk_after(gate.acting(0, 1).stop(0))
    assert isinstance(gate.world.ask_of(0), ToDiscard)
    assert desk.pointed[-1] == actions.DiscardCard(gate.card("notched_sword"))


# Choosing


async def test_the_cursor_begins_on_the_quest_that_brings_most():
    desk = await desk_after(actor())
    assert desk.board.spot == Spot(QUESTS, 0)
    assert desk.pointed[-1] == actions.StartQuest(desk.gate.quest("The Silent Guard"))


async def test_the_cursor_begins_on_no_quest_that_uses_up_more_than_it_brings():
    """Both quests are within reach at Great: the first with the only piece of the Staff, the second with base types."""
    gate = Gate(2).plays(0, "Brannoc Ironhall").plays(1, "Corvin of the Seal")
    gate.items(0, "elven_longbow", "black_thorn1", "oak_shield1").items(1, "rime_ward1")
    gate.quests("The Hanging Lantern", "Eyes in the Rafters")
    gate.hand(0, "circle_rune", "minor_mistral", "gatebreaker", "magnus_bounty").acting(0, 5)
    desk = await desk_after(gate)
    assert desk.pointed[-1] == actions.StartQuest(gate.quest("Eyes in the Rafters"))


async def test_the_cursor_begins_on_an_item_where_no_quest_brings_more_than_minor():
    gate = Gate(2).plays(0, "Corvin of the Seal", "Seize").plays(1, "Brannoc Ironhall")
    gate.quests("Hold the Stair", "Thaw the Gatekeeper")
    gate.hand(0, "golden_thorn", "elven_longbow", "glaciate", "winters_breath").acting(0, 4)
    assert gate.offers(0, actions.StartQuest)
    desk = await desk_after(gate)
    assert isinstance(desk.pointed[-1], actions.StartItem)


async def test_what_is_not_legal_can_be_selected_and_says_why_when_chosen():
    desk = await desk_after(actor(count=1), "3", "enter")
    card = desk.gate.world.lying(HAND[0])[2]
    assert desk.pointed[-1] == actions.StartItem(card)
    assert desk.chosen == [actions.StartItem(card)]
    assert "You cannot pay for" in desk.refused[0]


async def test_looking_at_what_the_question_is_not_about_means_no_action():
    desk = Desk(QuestsBoard(), payer())
    async with desk.run_test(size=MIDDLE) as pilot:
        await pilot.pause()
        desk.board.go(Spot(QUESTS, 1))
        await pilot.pause()
        assert desk.pointed[-1] is None
        await pilot.press("enter")
        await pilot.pause()
        assert desk.refused == ["First pay with a card or take it all back."]


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE], ids=str)
async def test_everything_lit_is_chosen_by_two_clicks(size):
    desk = Desk(QuestsBoard(), actor(), acts=False)
    async with desk.run_test(size=size) as pilot:
        await pilot.pause()
        board = desk.board
        lit = [(spot, region) for spot, region in board.places().items() if board.table.slot(spot).legal]
        assert {board.table.slot(spot).action for spot, _ in lit} == set(desk.gate.legal(0))
        for number, (spot, region) in enumerate(lit):
            await pilot.click(QuestsBoard, offset=region.offset)
            await pilot.pause()
            assert board.spot == spot
            assert len(desk.chosen) == number, "one click only looks"
            await pilot.click(QuestsBoard, offset=region.offset)
            await pilot.pause()
            assert desk.chosen[-1] == board.table.slot(spot).action


async def test_the_hot_places_of_what_is_legal_come_first():
    desk = Desk(QuestsBoard(), actor())
    async with desk.run_test(size=MIDDLE) as pilot:
        await pilot.pause()
        table, hots = desk.board.table, desk.board.hots()
        lit = [bool(table.slot(spot).legal) for _, spot in hots]
        assert lit == sorted(lit, reverse=True)


async def test_digits_answer_a_question_that_has_no_cards():
    gate = payer()
    desk = await desk_after(gate, "enter", "2", "2")
    assert desk.chosen[-1] == actions.ChooseLevel("major")
    assert gate.points(0) == 3


async def test_a_large_hand_scrolls_and_says_how_many_cards_lie_beyond_the_edge():
    gate = two().hand(
        0, "golden_thorn", "scattered_coins", "iron_spear", "bone_axe", "yorick", "glaciate", "oak_shield"
    )
    gate.hand(0, "circle_rune", "rime_ward", "mimic").acting(0, 2)
    desk = await desk_after(gate, "9", size=SMALL)
    assert "‹ 3 more 1 more ›" in desk.text
    assert "4 more ›" in (await desk_after(gate, "1", size=SMALL)).text


async def test_buttons_stop_and_cycle():
    gate = actor()
    desk = Desk(QuestsBoard(), gate)
    async with desk.run_test(size=MIDDLE) as pilot:
        await pilot.pause()
        for action in (actions.Cycle(), actions.EndActions()):
            desk.board.point_at(action)
            assert isinstance(desk.board.slot, Button)
            await pilot.press("enter")
            await pilot.pause()
        assert desk.chosen == [actions.Cycle(), actions.EndActions()]
        assert gate.world.phase == "draw"


async def test_an_event_can_be_lit_as_a_torch_or_played_as_an_event():
    gate = two().hand(0, "falling_dusk", "iron_spear", "yorick").pool("rime_ward").turn(0)
    event = gate.card("falling_dusk")
    desk = Desk(QuestsBoard(), gate)
    async with desk.run_test(size=MIDDLE) as pilot:
        await pilot.pause()
        desk.board.point_at(actions.LightTorch(event))
        assert desk.board.spot.area == HAND_AREA
        desk.board.point_at(actions.PlayEvent(event))
        assert desk.board.spot.area == TURN
        await pilot.press("enter")
        await pilot.pause()
        assert desk.chosen == [actions.PlayEvent(event)]


async def test_an_event_has_a_letter_that_selects_and_then_plays_it():
    gate = two().hand(0, "falling_dusk", "iron_spear", "sealed_cache").pool("rime_ward").turn(0)
    desk = Desk(QuestsBoard(), gate)
    async with desk.run_test(size=MIDDLE) as pilot:
        await pilot.pause()
        assert [button.key for button in desk.board.table.buttons] == ["v", "w"]
        await pilot.press("w")
        await pilot.pause()
        assert desk.board.slot.action == actions.PlayEvent(gate.card("sealed_cache"))
        await pilot.press("w")
        await pilot.pause()
        assert desk.chosen == [actions.PlayEvent(gate.card("sealed_cache"))]


async def test_a_letter_for_an_event_does_nothing_without_one():
    gate = two().hand(0, "yorick", "iron_spear").pool("rime_ward").turn(0)
    desk = Desk(QuestsBoard(), gate)
    async with desk.run_test(size=MIDDLE) as pilot:
        await pilot.pause()
        await pilot.press("v")
        await pilot.pause()
        assert (desk.chosen, desk.refused) == ([], [])


async def test_point_at_finds_every_legal_action():
    gate = actor()
    desk = Desk(QuestsBoard(), gate)
    async with desk.run_test(size=SMALL) as pilot:
        await pilot.pause()
        for action in gate.legal(0):
            desk.board.point_at(action)
            assert desk.board.slot.action == action


async def test_the_keys_name_what_enter_does_and_how_to_take_back():
    desk = await desk_after(payer())
    keys = dict(desk.board.keys())
    assert keys["Esc"] == "take it all back"
    assert "Enter" in keys
    assert "Esc" not in dict((await desk_after(actor())).board.keys())


async def test_in_ascii_the_inspector_is_told_this_game_s_letters():
    desk = await desk_after(actor(), glyphs=ASCII)
    told = "".join(word.text for line in (desk.inspection.title, *desk.inspection.lines) for word in line)
    assert told.isascii()
    assert "v4 W3 S2" in told


async def test_moving_the_cursor_draws_only_the_parts_it_leaves_and_enters():
    desk = Desk(QuestsBoard(), actor())
    async with desk.run_test(size=MIDDLE) as pilot:
        await pilot.pause()
        before = set(desk.board._drawn)
        desk.board.go(Spot(HAND_AREA, 0))
        fresh = {key[0].name for key in set(desk.board._drawn) - before}
        assert fresh == {"quests", "hand"}


async def test_the_cursor_stays_on_its_card_when_others_play():
    gate = actor()
    desk = Desk(QuestsBoard(), gate, seat=1)
    async with desk.run_test(size=MIDDLE) as pilot:
        await pilot.pause()
        desk.board.go(Spot(QUESTS, 2))
        gate.cycle(0)
        gate.stop(0)
        desk.board.show(scene_of(gate.world, 1))
        await pilot.pause()
        assert desk.board.spot is not None
        assert desk.chosen == []


def test_a_choice_s_area_is_the_first_of_tab():
    gate = payer().pay(0, "golden_thorn", "scattered_coins")
    assert table_of(scene_of(gate.world, 0)).areas()[0] == CHOICE


# Without an action left


def ended(*hand):
    """Seat 0 has no action left."""
    return two().pool("rime_ward", "keening_gale").hand(0, *hand).acting(0, 0)


async def test_without_an_action_the_cursor_is_on_the_deck_and_enter_draws():
    desk = Desk(QuestsBoard(), ended("golden_thorn", "scattered_coins"))
    async with desk.run_test(size=MIDDLE) as pilot:
        await pilot.pause()
        assert desk.board.spot == Spot(POOL, 0)
        assert dict(desk.board.keys())["Enter"] == "draw"
        assert not any("Stop" in button.label for button in desk.board.table.buttons)
        await pilot.press("enter")
        await pilot.pause()
        assert desk.chosen == [actions.DrawCard()]
        assert not desk.refused


async def test_without_an_action_a_free_item_of_the_hand_is_lit_beside_deck_and_pool():
    desk = Desk(QuestsBoard(), ended("throwing_knives", "kings_crown", "mimic"))
    async with desk.run_test(size=MIDDLE) as pilot:
        await pilot.pause()
        assert desk.board.spot == Spot(HAND_AREA, 0)
        assert dict(desk.board.keys())["Enter"] == "start"
        lit = [slot.action for slot in desk.board.table.slots(POOL) if slot.legal]
        assert len(lit) == 3


# Keys of this board


async def test_s_twice_stops_and_c_twice_cycles_and_both_say_why_where_they_cannot():
    gate = actor()
    desk = await desk_after(gate, "c", "C", "S", "s")
    assert desk.chosen == [actions.Cycle(), actions.EndActions()]
    assert gate.world.phase == "draw"
    desk = await desk_after(payer(), "s")
    assert desk.refused == ["First pay with a card or take it all back."]


async def test_the_keys_of_the_buttons_stand_on_them():
    text = (await desk_after(actor())).text
    assert "s Stop, draw 7" in text
    assert "c Cycle, 1 action" in text


async def test_sideways_the_cursor_stays_on_the_bar_above_the_hand():
    gate = two().quests(*QUEST_NAMES).event(1, "falling_dusk").hand(0, "golden_thorn", "iron_spear", "yorick").turn(0)
    desk = Desk(QuestsBoard(), gate.light(0, "iron_spear"))
    async with desk.run_test(size=MIDDLE) as pilot:
        await pilot.pause()
        desk.board.go(Spot("lit", 0))
        seen = []
        for key in ("right", "right", "right", "left", "left", "left"):
            await pilot.press(key)
            seen.append((desk.board.spot.area, desk.board.spot.index))
        assert seen == [(TURN, 0), (TURN, 1), (TURN, 1), (TURN, 0), ("lit", 0), ("lit", 0)]


async def test_the_torch_that_burns_says_why_it_cannot_be_lit_again():
    gate = two().hand(0, "golden_thorn", "iron_spear").turn(0).light(0, "iron_spear")
    desk = Desk(QuestsBoard(), gate)
    async with desk.run_test(size=MIDDLE) as pilot:
        await pilot.pause()
        desk.board.go(Spot("lit", 0))
        await pilot.press("enter")
        await pilot.pause()
        assert len(desk.refused) == 1


async def test_the_hand_shows_no_keys_while_digits_answer_another_question():
    assert "╰────── 1 ──────╯" in (await desk_after(actor())).text
    assert "╰────── 1 ──────╯" not in (await desk_after(payer(), "enter")).text
