"""Who leads by what will count at the end, in header and Standing; a side against the game tells how far it is."""

import msgspec
import pytest

from engine.games.mage_quest.words.prompts import status as mage_status
from engine.games.quests_of_shadowgate.words.prompts import status as quest_status
from engine.games.quests_of_shadowgate.zones import MATCH
from engine.kit.telling import Progress, Status
from tests.games.mage_quest.builders import Land
from tests.games.quests_of_shadowgate.builders import Gate
from tests.tui.tables import at_table, laid, shown, stage_of
from tui.draw.glyphs import BLOCK
from tui.plain.telling import standing_line
from tui.table.panels.header import TableHeader
from tui.table.panels.standing import Standing

NAMES = ("Mira", "Aldo", "Brann")


def bare(**more) -> Status:
    return Status("Round 1", "Draft", 0, 4, ("Draft",), 0, **more)


async def shown_with(status: Status, size=(120, 40)) -> tuple[str, str]:
    """The header and Standing of a table that stands like this."""
    async with at_table(laid(), size=size) as pilot:
        stage = stage_of(pilot)
        stage.present(msgspec.structs.replace(stage.picture, status=status))
        await pilot.pause()
        standing = stage.query_one(Standing)
        rows = "\n".join(standing.lines()) if standing.display else ""
        return "".join(stage.query_one(TableHeader).lines()), rows


def test_marks_and_books_rank_mage_quest():
    land = Land().laid()
    mine, theirs = ([land.world.kinds[book] for book in land.world.lying(f"books:{seat}")] for seat in (0, 1))
    land.full(*mine).created(theirs[0]).ready()
    first, second = mage_status(land.world, 0).progress
    assert (first.words, second.words) == ("24 of 24 marks", "1 book, 6 of 24 marks")
    assert (first.brief, second.brief) == ("24/24", "1 book, 6/24")
    assert second.rank > first.rank


def test_quest_points_and_what_items_will_add_rank_quests():
    gate = Gate(2).plays(0, "Ilsabet Swift").plays(1, "Hobart Quill").vp(4, 3).items(1, "golden_thorn1").acting(0, 3)
    first, second = quest_status(gate.world, 0).progress
    assert (first.words, second.words) == ("4 −10", "3 +10")  # a first +2, most firsts +6, a piece of the Staff +2
    assert (first.rank, second.rank) == (-6, 13)


def test_in_a_match_the_points_of_the_games_before_count_with_those_of_this_one():
    gate = Gate(2, match="to_100").plays(0, "Ilsabet Swift").plays(1, "Hobart Quill").vp(4, 3).acting(0, 3)
    alone = [one.rank for one in quest_status(gate.world, 0).progress]
    gate.put(MATCH.to(40, 0)).put(MATCH.to(61, 1))  # halves of points
    first, second = quest_status(gate.world, 0).progress
    assert (first.words.split()[0], second.words.split()[0]) == ("24", "33½")
    assert [first.rank, second.rank] == [alone[0] + 20, alone[1] + 30.5]


async def test_the_header_names_the_leader_by_the_sum_and_standing_ranks_by_it():
    progress = (Progress("12 +3", rank=15), Progress("8 +10", rank=18), Progress("9 −10", rank=-1))
    header, standing = await shown_with(bare(scores=(12.0, 8.0, 9.0), progress=progress))
    assert "leader ▲ Aldo 8 +10   you 12 +3" in header
    names = [row.split()[1] for row in standing.splitlines()[1:] if row.strip()]
    assert names == ["Aldo", "Mira", "Brann"]
    assert "8 +10" in standing


async def test_the_bar_of_a_seat_is_as_long_as_its_share_of_the_way():
    progress = (Progress("half", rank=1, share=0.5), Progress("all", rank=24, share=1.0), Progress("", share=0.0))
    _, standing = await shown_with(bare(scores=(0.0, 0.0, 0.0), progress=progress))
    mine, whole, none = (next(row.count(BLOCK) for row in standing.splitlines() if name in row) for name in NAMES)
    assert none == 0 < mine < whole
    assert abs(whole - 2 * mine) <= 1


async def test_fewer_than_no_points_have_the_minus_sign_that_cards_have():
    header, standing = await shown_with(bare(scores=(-1.0, 3.0)))
    assert "leader ▲ Aldo 3   you −1" in header
    assert standing.splitlines()[2].rstrip().endswith(" −1")


@pytest.mark.parametrize(("names", "told"), [(("You", "Aldo"), "you won 6"), (("Mira", "Aldo"), "won ● Mira 6")])
async def test_who_won_is_told_in_the_second_person_to_whom_it_was(names, told):
    async with at_table(laid(seats=2)) as pilot:
        stage = stage_of(pilot)
        scene = msgspec.structs.replace(stage.picture.scene, names=names, over=True)
        header = stage.query_one(TableHeader)
        header.show(msgspec.structs.replace(stage.picture, scene=scene, status=bare(scores=(6.0, 2.0))))
        assert told in "".join(header.lines())


async def test_two_who_lead_are_leaders():
    progress = (Progress("2", rank=2), Progress("6", rank=6), Progress("6", rank=6))
    header, _ = await shown_with(bare(scores=(2.0, 6.0, 6.0), progress=progress))
    assert "leaders ▲ ■ 6   you 2" in header


async def test_a_viewer_among_the_leaders_reads_who_is_tied():
    progress = (Progress("6 +3", rank=9), Progress("6 +3", rank=9), Progress("2", rank=2))
    header, _ = await shown_with(bare(scores=(6.0, 6.0, 2.0), progress=progress))
    assert "tied ● ▲ at 6 +3" in header
    assert "you" not in header.partition("tied")[2]


async def test_who_is_tied_by_different_ways_is_tied_at_the_sum():
    progress = (Progress("12 −3", rank=9), Progress("6 +3", rank=9), Progress("2 +0", rank=2))
    header, _ = await shown_with(bare(scores=(12.0, 6.0, 2.0), progress=progress))
    assert header.rstrip().endswith("tied ● ▲ at 9")


@pytest.mark.parametrize(("progress", "said"), [((), "all tied at 0"), ((Progress("3 marks", rank=3),) * 3, "3 marks")])
async def test_all_tied_is_said_once(progress, said):
    header, _ = await shown_with(bare(scores=(0.0, 0.0, 0.0), progress=progress))
    assert said in header
    assert "you" not in header.partition("tied")[2]


async def test_one_side_against_the_game_tells_how_far_it_is_instead_of_a_leader():
    side = Progress("2 of 5 seals, threat 7 of 12", "2/5 seals", share=0.4)
    header, standing = await shown_with(bare(scores=(), side=side))
    assert "2 of 5 seals, threat 7 of 12" in header
    assert "leader" not in header
    assert "2" in standing
    narrow, _ = await shown_with(bare(scores=(), side=side), (80, 24))
    assert "seals" in narrow


@pytest.mark.parametrize("slug", ["quests_of_shadowgate", "mage_quest"])
async def test_the_smallest_header_has_room_for_everybody_s_progress(slug):
    async with at_table(laid(slug=slug), size=(80, 24)) as pilot:
        first = shown(pilot).splitlines()[0]
        assert "tied" in first or "lead" in first


def test_line_mode_tells_the_standing():
    progress = (Progress("12 +3", rank=15), Progress("8 +10", rank=18), Progress("9 −10", rank=-1))
    assert standing_line(bare(scores=(), progress=progress), NAMES) == "Standing: Aldo 8 +10, Mira 12 +3, Brann 9 −10."
    assert standing_line(bare(scores=(0.0, 0.0)), NAMES) == "Standing: all tied at 0."
    assert standing_line(bare(scores=(), side=Progress("2 of 5 seals")), NAMES) == "Standing: 2 of 5 seals."
    assert standing_line(bare(scores=(0.0, 0.0), progress=progress[:2]), NAMES[:2]).startswith("Standing: Aldo 8 +10")


def test_line_mode_ranks_partners_by_what_they_have_together():
    four, teams = (*NAMES, "Cyra"), ((0, 2), (1, 3))
    told = standing_line(bare(scores=(17.0, 21.0, 23.0, 13.0), teams=teams), four)
    assert told == "Standing: Mira and Brann 40, Aldo and Cyra 34."
    assert standing_line(bare(scores=(1.0, 2.0, 3.0, 2.0), teams=teams), four) == "Standing: all tied at 4."
    assert standing_line(bare(scores=(0.0, 0.0), teams=((0, 1),)), four) == ""  # all on one side: nobody is tied
