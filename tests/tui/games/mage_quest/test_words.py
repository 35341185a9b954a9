"""What a player of Mage Quest reads and presses: letters and digits as keys, reasons, how far the other one is."""

import re

import pytest

from engine.core import World, fold
from engine.games.mage_quest.actions import Create, Gain, Hire, Mark, Sell, Swap, Travel
from engine.games.mage_quest.content.box import box
from engine.games.mage_quest.table import books_of
from engine.games.mage_quest.zones import MARKS
from tests.games.mage_quest.builders import TOKENS, a_land
from tests.tui.games.mage_quest.scenes import MIDDLE, SIZES, SMALL, Desk, drawn, focus_of, game, opened, scene_of
from tui.board.spots import Spot
from tui.games.mage_quest.board import QuestBoard
from tui.games.mage_quest.first_choice import first_deed
from tui.games.mage_quest.inspecting import inspection_of
from tui.games.mage_quest.scenes.choices import LETTERS, listed_options
from tui.games.mage_quest.scenes.outlook import outlook_words
from tui.games.mage_quest.view import Sight


async def desk_after(world: World, *keys: str) -> Desk:
    desk = Desk(QuestBoard(), world, 0)
    async with desk.run_test(size=MIDDLE) as pilot:
        await pilot.pause()
        for key in keys:
            await pilot.press(key)
            await pilot.pause()
        return desk


def read(land, size=SMALL):
    sight = Sight(scene_of(land.world, 0))
    return "\n".join(drawn(sight, size, focus_of(sight)).lines())


# Letters and digits


@pytest.mark.parametrize("letter", "ABCDFMSabcdfms")
async def test_a_letter_in_either_case_goes_to_its_action(letter):
    desk = await desk_after(a_land().caravan("marrow", "city").world, letter)
    assert LETTERS[desk.board.spot.index].key == letter.upper()
    assert desk.board.spot.area == "actions"
    assert not desk.chosen


async def test_t_goes_to_the_first_trade_that_can_be_made_and_a_digit_to_another():
    land = a_land().caravan("marrow", "city").has(fire=1, allies=3, mana=5)
    legal = {type(action) for action in land.legal(0)}
    assert {Sell, Hire} <= legal
    first = next(letter.key for letter in LETTERS if letter.key.startswith("T") and legal & set(letter.kinds))
    desk = await desk_after(land.world, "A", "t")
    assert LETTERS[desk.board.spot.index].key == first
    desk = await desk_after(land.world, "T", "3")
    assert LETTERS[desk.board.spot.index].key == "T3"
    assert not desk.chosen
    assert (await desk_after(land.world, "T", "3", "3")).chosen == [Hire(0)]


async def test_a_digit_after_t_goes_to_its_trade_also_where_the_cursor_is_on_it_already():
    land = a_land().caravan("marrow", "city").has(allies=1, mana=5)
    desk = await desk_after(land.world, "T")
    assert LETTERS[desk.board.spot.index].key == "T3"
    assert not (await desk_after(land.world, "T", "3")).chosen
    assert (await desk_after(land.world, "T", "3", "3")).chosen == [Hire(0)]


async def test_t_stays_on_the_trade_that_the_cursor_is_on():
    land = a_land().caravan("marrow", "city").has(allies=1, mana=5, fire=2)
    assert {Sell, Hire} <= {type(action) for action in land.legal(0)}
    assert LETTERS[(await desk_after(land.world)).board.spot.index].key == "T3"
    assert (await desk_after(land.world, "t", "t")).chosen == [Hire(0)]


async def test_the_list_of_what_to_trade_begins_with_an_element_that_no_book_needs():
    land = a_land().caravan("marrow", "city").has(allies=1, mana=5, fire=1, ice=1, salt=1)
    for book in books_of(land.world, 0):
        land.marked(land.world.kinds[book], "salt", 1)
    desk = await desk_after(land.world, "T", "2", "2", "enter")
    assert desk.chosen == [Sell(0, "salt")]


async def test_e_in_either_case_is_left_to_the_table():
    for key in ("e", "E"):
        desk = await desk_after(a_land().caravan("marrow", "city").has(allies=1, mana=5).world, "A", key)
        assert LETTERS[desk.board.spot.index].key == "A"


def test_to_gain_keeps_its_number_while_the_stores_are_full():
    land = a_land().caravan("marrow", "wood").has(allies=5)
    land.act(0, Gain(0))
    assert "▶ 1 Gain ♣ Wood, 1 Ally" in read(land)
    land.act(0, Gain(0))
    assert Gain(0) not in land.legal(0)
    assert "× 1 Gain ♣ Wood, 1 Ally" in read(land)


def test_books_keep_their_numbers_while_elements_are_marked():
    land = a_land().caravan("marrow", "wood").has(allies=5)
    land.act(0, Gain(0))
    land.act(0, Gain(0))

    def numbers():
        return re.findall(r"(\S) (\d) (Mark ♣ on [\w' ]+?|Finish the action) *(?=[│┊─]|\n|$)", read(land, MIDDLE))

    before = numbers()
    assert [number for _, number, _ in before] == ["2", "3", "4", "5", "6"]
    land.act(0, Mark(0, books_of(land.world, 0)[0], "wood"))
    after = numbers()
    assert [row[1:] for row in after] == [row[1:] for row in before]
    assert (before[0][0] in "√▶", after[0][0]) == (True, "×")


def test_a_book_that_could_take_several_elements_moves_no_number_of_the_others():
    land = a_land().caravan("marrow", "wood").has(allies=5, salt=1, echo=1)
    land.act(0, Gain(0))
    first, second, *_ = books_of(land.world, 0)

    def rows():
        return [
            (type(action).__name__, getattr(action, "book", None))
            for action in listed_options(Sight(scene_of(land.world, 0)), "D")
        ]

    kept = [("Gain", None), *(("Mark", book) for book in books_of(land.world, 0)), ("Finish", None)]
    assert rows()[:6] == kept
    assert len(rows()) > 6
    land.act(0, Mark(0, first, "wood"))
    assert rows()[:6] == kept
    land.act(0, Mark(0, second, "salt"))
    assert rows()[:6] == kept


def test_books_keep_their_numbers_while_they_are_created():
    land = a_land().caravan("high_fells", "sacred").has(mana=4).full("tidewright", "ash_psalter")

    def numbers():
        return re.findall(r"(\S) (\d) (Create [\w' ]+?) *(?=[│┊─]|\n|$)", read(land, MIDDLE))

    land.act(0, Create(land.book("ash_psalter")))
    before = numbers()
    assert [number for _, number, _ in before] == ["1", "2", "3", "4"]
    assert ("×", "Create Ash Psalter") in {(can, what) for can, _, what in before}
    assert sum(can in "√▶" for can, *_ in before) == 1


def test_while_an_action_is_under_way_f_is_the_key_of_finish():
    land = a_land()
    assert re.search(r"\bF +Create books", read(land))
    assert re.search(r"\bS +Skip this action", read(land))
    land.act(0, Travel(0, 1))
    assert re.search(r"\bF +Finish action", read(land))
    assert not re.search(r"\bF +Create books", read(land))


def test_a_trade_tells_what_each_brings():
    text = read(a_land().caravan("marrow", "city").has(mana=3, fire=1))
    market = box().markets[TOKENS[0]]
    assert re.search(rf"Trade for Mana +√ \+{market.mana} Mana\b", text)
    assert re.search(rf"Trade for Allies +√ \+{market.allies} All(y|ies)\b", text)


def test_a_mark_tells_how_far_the_book_will_be():
    land = a_land().caravan("marrow", "wood").has(fire=1).marked("ash_psalter", "ice", 1)
    sight = Sight(scene_of(land.world, 0))
    words = outlook_words(sight, Mark(0, land.book("ash_psalter"), "fire"))
    assert "".join(word.text for word in words).startswith("2 of 6, counterclockwise; next ")


@pytest.mark.parametrize(
    ("cards", "row"),
    [
        (("high_fells",), "Fleet ╘●1╛High Fells  ·2  ·3"),
        (("high_fells", "ammun_qa"), "Fleet ╘●1╛High Fells ╘●2╛Ammun-Qa  ·3"),
        (("high_fells", "ammun_qa", "garrison"), "Fleet ╘●1╛High Fe… ╘●2╛Ammun-Qa ╘●3╛Garrison"),
    ],
)
def test_the_fleet_tells_where_each_vehicle_is_cut_with_an_ellipsis(cards, row):
    land = a_land()
    for number, card in enumerate(cards, 1):
        land.ship(card, number)
    told = next(line for line in read(land).splitlines() if line.startswith("Fleet"))[:46].rstrip()
    assert told.replace("▶", "╘") == row


def test_the_fleet_tells_the_movement_left_only_while_moving():
    land = a_land()
    land.act(0, Travel(0, 1))
    assert "1 Ysmere" not in read(land)
    assert re.search(r"Fleet ▶●1╛\S+ 1/2 ", read(land))


async def test_without_a_trade_t_goes_to_the_first_and_again_says_why_not():
    desk = await desk_after(a_land().world, "T")
    assert LETTERS[desk.board.spot.index].key == "T1"
    assert (await desk_after(a_land().world, "T", "T")).refused


async def test_an_open_list_takes_only_its_own_keys_and_shows_them():
    land = a_land().caravan("marrow", "city").has(fire=1, ice=1)
    desk = await desk_after(land.world, "T", "2", "2")
    assert desk.board.spot == Spot("options", 0)
    assert dict(desk.board.keys())["Esc"] == "back"
    desk = await desk_after(land.world, "T", "2", "2", "a", "v")
    assert desk.board.spot == Spot("options", 0)


async def test_a_letter_and_enter_take_the_action():
    desk = await desk_after(a_land().caravan("marrow", "wood").has(allies=5).world, "D", "enter")
    assert desk.chosen == [Gain(0)]


async def test_every_unit_of_an_open_action_shows_the_digit_that_takes_it():
    land = a_land().caravan("marrow", "wood").has(allies=5)
    land.act(0, Gain(0))
    text = read(land)
    assert "1 Gain ♣ Wood, 1 Ally" in text
    assert "2 Mark ♣ on " in text
    desk = await desk_after(land.world, "2", "2")
    assert isinstance(desk.chosen[0], Mark)


def test_to_finish_an_action_is_not_told_as_skipping_it():
    land = a_land().caravan("marrow", "wood").has(allies=5)
    land.act(0, Gain(0))
    sight = Sight(scene_of(land.world, 0))
    finish = next(index for index, letter in enumerate(LETTERS) if letter.key == "S")
    told = inspection_of(sight, focus_of(sight), Spot("actions", finish))
    assert told.lines[0][0].text == "Ends this action; what you have done so far stays."


# Reasons


def test_a_market_that_asks_for_what_is_not_stored_names_it():
    land = a_land().caravan("marrow", "city").has(allies=3)
    give = land.chart.markets[land.place()].trade.give
    spare = next(element for element in ("fire", "ice", "wood") if element != give)
    land.has(**{spare: 2})
    assert not [action for action in land.legal(0) if isinstance(action, Swap)]
    sign = {"fire": "^", "ice": "*", "wood": "♣", "carabolic": "◊", "salt": "°", "echo": "≡"}[give]
    assert f"Trade elements   × no {sign}" in read(land)


@pytest.mark.parametrize(
    ("area", "words"),
    [("water", "dock"), ("land", "A caravan gains it here")],
)
def test_the_first_thing_told_about_a_space_is_what_it_is_good_for(area, words):
    land = a_land() if area == "water" else a_land().caravan("marrow", "city")
    sight = Sight(scene_of(land.world, 0))
    index = 1 if area == "water" else land.site("marrow", "wood")
    told = inspection_of(sight, focus_of(sight), Spot(area, index))
    assert words in "".join(word.text for word in told.lines[0])


def test_what_was_left_unmarked_is_not_proposed_again_before_the_caravan_has_moved():
    land = a_land().caravan("marrow", "wood").has(wood=2, allies=0)
    before = land.world.copy()
    assert isinstance(first_deed(Sight(scene_of(land.world, 0)), None), Mark)
    assert not isinstance(first_deed(Sight(scene_of(land.world, 0), before), None), Mark)
    land.skip(0)
    assert not isinstance(first_deed(Sight(scene_of(land.world, 0), before), None), Mark)
    came = a_land().caravan("marrow", "city").has(wood=2, allies=0)
    before = came.world.copy()
    came.act(0, Travel(0, came.site("marrow", "wood")))
    came.finish(0)
    assert isinstance(first_deed(Sight(scene_of(came.world, 0), before), None), Mark)


# The other player


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_how_far_the_other_player_s_books_are_stands_beside_the_name(size):
    land = a_land()
    assert re.search(r"▲ Aldo[^│\n]* 0(/| of )24", read(land, size))
    for book, marks in zip(books_of(land.world, 1), (6, 6, 5, 0), strict=True):
        fold(land.world, MARKS.to(marks, book))
    assert re.search(r"▲ Aldo[^│\n]* 17(/| of )24( marks)? 2 ready", read(land, size))


def test_a_speed_that_the_other_player_has_just_invoked_is_marked():
    land = a_land()
    before = land.world.copy()
    land.has(1, speed=3)
    sight = Sight(scene_of(land.world, 0), before)
    assert "Speed 3↑" in "\n".join(drawn(sight, SMALL, focus_of(sight)).lines())
    assert "Speed 3↑" not in read(land)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_an_element_or_a_space_has_its_name_on_the_board_or_a_cut_of_it_with_an_ellipsis(size):
    names = {kind.name for kind in box().elements.values()} | {"road", "city", "sacred", "mountain"}
    beginnings = {name: re.compile(rf"\b({name[:4]}\w*)(…?)") for name in names}
    for world in (opened(3), *list(game(3, 60))[30::30]):
        sight = Sight(scene_of(world, 0))
        text = "\n".join(drawn(sight, size, focus_of(sight)).lines())
        for name, beginning in beginnings.items():
            for word, ellipsis in beginning.findall(text):
                assert word in {*names, "Saltpan"} or ellipsis, (name, word)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_book_on_the_board_has_its_name_or_a_cut_of_it_with_an_ellipsis(size):
    seen = set()
    for seed in range(6):
        world = opened(seed)
        sight = Sight(scene_of(world, 0))
        text = "\n".join(drawn(sight, size, focus_of(sight)).lines())
        for book in (*books_of(world, 0), *books_of(world, 1)):
            name = box().books[world.kinds[book]].name
            cuts = [name, *(f"{name[:length].rstrip()}…" for length in range(5, len(name)))]
            assert any(cut in text for cut in cuts), name
            seen.add(name)
    assert len(seen) > 10


def test_where_the_rival_s_stores_share_a_row_nothing_is_nothing_stored():
    land = a_land()
    assert "nothing stored" in read(land)
    land.has(1, fire=2)
    assert "nothing stored" not in read(land)


def test_an_element_that_no_book_needs_any_more_is_told_as_such():
    land = a_land().caravan("marrow", "wood")
    place, sight = Spot("land", land.place()), Sight(scene_of(land.world, 0))
    told = "".join(word.text for line in inspection_of(sight, focus_of(sight), place).lines for word in line)
    assert "your books still need 4, and you store none" in told
    land.full(*(land.world.kinds[book] for book in books_of(land.world, 0)))
    sight = Sight(scene_of(land.world, 0))
    told = "".join(word.text for line in inspection_of(sight, focus_of(sight), place).lines for word in line)
    assert "your books need no more, and you store none" in told


def test_one_ally_of_the_rival_is_an_ally():
    land = a_land()
    for count, said in ((0, "0 Allies"), (1, "1 Ally "), (2, "2 Allies")):
        land.has(1, allies=count)
        assert said in read(land)


@pytest.mark.parametrize("index", range(len(LETTERS)))
def test_what_an_action_costs_is_told_in_whole_words(index):
    sight = Sight(scene_of(a_land().world, 0))
    told = inspection_of(sight, focus_of(sight), Spot("actions", index))
    cost = next(line[0].text for line in told.lines if line[0].text.startswith("Costs"))
    assert re.fullmatch(r"Costs( nothing|: [\w ]+)\.", cost)
    assert "ea." not in cost
