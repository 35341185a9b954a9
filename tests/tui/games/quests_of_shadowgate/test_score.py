"""The score sheet of Quests of Shadowgate: every line with its reason, halves, the Staff, a match; and its looks."""

import pytest
from msgspec.structs import replace

from engine.games.quests_of_shadowgate import actions
from engine.games.quests_of_shadowgate.content.box import box
from engine.games.quests_of_shadowgate.scoring import Line
from engine.games.quests_of_shadowgate.scoring import Sheet as Scored
from engine.games.quests_of_shadowgate.tasks import ScoreDue
from engine.games.quests_of_shadowgate.zones import FINISHER, MATCH, VP
from tests.games.quests_of_shadowgate.builders import Gate
from tests.tui.games.quests_of_shadowgate.scenes import Desk, scene_of, two
from tests.tui.tables import laid, play
from tui.draw.glyphs import ASCII, UNICODE
from tui.draw.theme import HOUSE
from tui.games.quests_of_shadowgate.face import FACE
from tui.games.quests_of_shadowgate.look import LOOK, gain, halved
from tui.games.quests_of_shadowgate.score.scene import quest_by_quest, sheet_of
from tui.games.quests_of_shadowgate.score.sheet import ScoreSheet
from tui.table.session.session import Session

SIZES = [(80, 21), (100, 26), (120, 33), (155, 54)]


def finished(**options):
    """Mira has two firsts and a staff piece, Aldo one first and none."""
    gate = two(**options).items(0, "elven_longbow1", "golden_thorn1").items(1, "yorick1", "bone_axe")
    gate.vp(26, 14).put(FINISHER.to(1)).due(ScoreDue())
    return gate


async def desk_with(gate, *keys, size=(120, 33), glyphs=UNICODE):
    desk = Desk(ScoreSheet(), gate, 0, glyphs)
    async with desk.run_test(size=size) as pilot:
        await pilot.pause()
        await pilot.press(*keys)
        await pilot.pause()
        desk.text = "\n".join(desk.board.lines())
        return desk


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_the_sheet_tells_every_line_of_the_viewer_with_points_and_reason(size):
    text = (await desk_with(finished(), size=size)).text
    assert "● Mira wins with 38, 27 ahead of ▲ Aldo." in text  # 26 + 4 + 6 + 2 against 14 + 2 - 5
    for words in ("First of its type", "Elven Longbow, Golden Thorn", "Most firsts", "Staff pieces", "+26"):
        assert words in text, words
    assert "1st" in text
    assert "Decisive: quests." in text


@pytest.mark.parametrize("match", ["single", "each_starts_once"])
def test_the_quests_of_the_last_game_are_told_with_their_levels(match):
    table = play(laid(slug="quests_of_shadowgate", seats=2, setup="starred", match=match))
    sheet = sheet_of(Session(table, (0,), pace="instant").picture().scene)
    told = [line for score in sheet.scores for line in score.lines if line.what == "quest"]
    assert told
    assert {line.reason.rpartition(", ")[2] for line in told} <= {"Minor", "Major", "Great", "Epic"}
    for score in sheet.scores:
        assert score.part("quests") == 2 * VP(table.world, score.seat)


def test_a_quest_has_the_name_of_the_side_that_was_done():
    """Each of the eleven cards has another quest on its back."""
    table = play(laid(slug="quests_of_shadowgate", seats=2, setup="starred"))
    picture = Session(table, (0,), pace="instant").picture()
    scored = sheet_of(picture.scene).scores
    listed = {line.reason.rpartition(", ")[0] for score in scored for line in score.lines if line.what == "quest"}
    told = " ".join(line.text for line in picture.told)
    assert listed == {quest.name for quest in both_sides() if f"completes {quest.name} at" in told}
    assert listed & {card.b.name for card in box().quests.values()}


def both_sides():
    return [side for card in box().quests.values() for side in (card.a, card.b)]


def test_every_quest_is_a_line_with_its_level_and_its_points_instead_of_their_sum():
    sheet = Scored(0, (Line("quests", 2 * 13, ""), Line("firsts", 2 * 4, "Yorick, Bone Axe")))
    done = [Line("quest", 2 * 8, "Hold the Stair, Epic"), Line("quest", 2 * 5, "Crown in Ashes, Great")]
    found = quest_by_quest(sheet, done)
    assert found.lines == (*done, sheet.lines[1])
    assert found.halves == sheet.halves
    assert quest_by_quest(sheet, done[:1]) == sheet, "quests that do not make the sum are not told as if they did"


async def test_a_penalty_stands_where_its_reward_would_in_the_standing():
    text = (await desk_with(finished())).text
    line = next(line for line in text.splitlines() if "▲ Aldo" in line and "+14" in line)
    assert line.split()[-4:] == ["+14", "+2", "0", "−5"]


async def test_six_points_shared_by_four_are_shown_as_halves():
    gate = Gate(4)
    names = ("Ilsabet Swift", "Brannoc Ironhall", "Corvin of the Seal", "Tamsin Emberly")
    items = ("yorick1", "bone_axe1", "glaciate1", "oak_shield1")
    for seat, (name, item) in enumerate(zip(names, items, strict=True)):
        gate.plays(seat, name).items(seat, item)
    gate.vp(25, 3, 2, 1).put(FINISHER.to(1)).due(ScoreDue())
    text = (await desk_with(gate)).text
    assert [score.seat for score in sheet_of(scene_of(gate.world, 0)).scores] == [0, 1, 2, 3]
    assert "+1½" in text
    assert "shared by 4" in text
    assert "with 23½" in text  # 25 + 2 + 1½ - 5


@pytest.mark.parametrize(("halves", "written"), [(0, "0"), (14, "7"), (9, "4½"), (1, "½"), (-10, "−5"), (-3, "−1½")])
def test_points_in_halves_are_written_as_people_do(halves, written):
    assert halved(halves) == written
    assert gain(halves).lstrip("+") == written


async def test_halves_have_an_ascii_form():
    gate = two().items(0, "yorick1").items(1, "bone_axe1").vp(25, 10).put(FINISHER.to(1))
    gate.due(ScoreDue())
    assert (await desk_with(gate, glyphs=ASCII)).text.isascii()
    assert LOOK.glyphs(ASCII)("1½") == "1.5"
    assert LOOK.glyphs(UNICODE)("1½") == "1½"


def staff_made(**options):
    gate = two(**options).items(0, "clouded_orb1", "black_thorn1", "ashen_stave1").vp(3, 24)
    gate.items(1, "glaciate1", "bone_axe1", "oak_shield1", "yorick1", "drowned_signet1", "elven_longbow1")
    gate.items(1, "keening_gale1", "cinder_psalm1").hand(0, "circle_rune", "minor_mistral", "kings_crown")
    gate.hand(0, "magnus_bounty", "golden_thorn", "scattered_coins", "spell_of_fortitude").acting(0, 12)
    gate.act(0, actions.StartStaff())
    while payments := gate.offers(0, actions.Pay):
        gate.act(0, payments[0])
    return gate


async def test_the_maker_of_the_staff_wins_with_fewer_points_and_the_sheet_says_so():
    text = (await desk_with(staff_made())).text
    assert "● Mira made the Staff of Ages and wins at once." in text
    assert "★" in text


def test_you_who_made_the_staff_are_spoken_to():
    scene = replace(scene_of(staff_made().world, 0), names=("You", "Aldo"))
    assert "".join(word.text for word in sheet_of(scene).verdict) == "● You made the Staff of Ages and win at once."


async def test_after_a_match_the_games_before_are_a_line_of_their_own():
    gate = two(match="to_100", setup="starred").items(0, "elven_longbow1").items(1, "yorick1").vp(150, 14)
    gate.put(FINISHER.to(1)).due(ScoreDue())
    assert gate.world.outcome is not None
    text = (await desk_with(gate)).text
    assert "Games before" in text
    assert "before" in text
    assert "Staff of Ages gave" not in text


async def test_a_match_that_the_staff_ended_says_that_its_reward_is_counted_with_the_games_before():
    gate = staff_made(match="to_100", setup="starred").put(MATCH.to(180, 0))
    gate.act(0, actions.ClaimReward("self"))
    assert gate.world.outcome is not None
    sheet = sheet_of(scene_of(gate.world, 0))
    before = [line.reason for score in sheet.scores for line in score.lines if line.what == "before"]
    assert before == ["no game before, and what the Staff of Ages gave"] * 2


async def test_digits_and_arrows_choose_player_and_line_and_the_items_can_be_read():
    desk = await desk_with(finished(), "2")
    assert desk.board.score.person.name == "Aldo"
    desk = await desk_with(finished(), "end")
    assert "Golden Thorn" in "".join(word.text for word in desk.inspection.title)
    assert desk.pointed[-1] is None
    desk = await desk_with(finished(), "right", "down", "j", "up", "tab", "left")
    assert desk.chosen == []


async def test_a_click_opens_a_player_s_lines():
    desk = Desk(ScoreSheet(), finished(), 0)
    async with desk.run_test(size=(120, 33)) as pilot:
        await pilot.pause()
        await pilot.click(ScoreSheet, offset=(6, 3))
        await pilot.pause()
        assert desk.board.score.person.name == "Aldo"


def test_a_table_that_is_not_over_shows_how_it_stands():
    gate = two().items(0, "elven_longbow1").items(1, "yorick1").vp(3, 9).acting(0, 2)
    view = sheet_of(scene_of(gate.world, 0))
    assert [score.person.name for score in view.scores] == ["Aldo", "Mira"]
    assert "not over" in "".join(word.text for word in view.verdict)


# The face


def test_the_face_knows_every_sign_of_the_story():
    for name in ("event", "torch", "quest", "item", "staff", "draw"):
        assert FACE.sign(name)[0].text.strip(), name
    assert FACE.sign("no such sign") == ()


def test_the_legend_names_every_stat_and_type_once():
    legend = " ".join(word.text for line in FACE.signs() for word in line)
    for word in ("Vigour", "Wits", "Spirit", "Fire", "Ice", "Wind", "Melee", "Ranged", "Armor", "Artifact", "Royal"):
        assert legend.count(word) == 1, word


def test_every_line_of_the_legend_fits_the_column_and_has_colours():
    for line in FACE.signs():
        spans = FACE.spans(line, HOUSE["duskhall-dark"])
        assert sum(len(text) for text, _ in spans) <= 26
        assert all(ink.fg is not None for _, ink in spans)
