"""What the inspector tells of the Staff of Ages."""

import pytest

from tests.games.quests_of_shadowgate.rules.test_staff import maker
from tests.tui.games.quests_of_shadowgate.scenes import scene_of
from tui.games.quests_of_shadowgate.inspecting_things import about_staff
from tui.games.quests_of_shadowgate.scene import table_of


@pytest.mark.parametrize(("match", "told"), [("single", False), ("to_100", True), ("each_starts_once", True)])
def test_in_a_match_the_inspector_tells_the_points_that_the_staff_gives(match, told):
    scene = scene_of(maker(match=match).world, 0)
    lines = about_staff(scene, table_of(scene).staff).lines
    text = " ".join("".join(word.text for word in line) for line in lines)
    assert ("the game ends, and you gain 25 points or everyone else loses 25." in text) is told
