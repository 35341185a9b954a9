"""Where the cursor begins: of items that could serve, on the one that is missed least; on nothing that may fail."""

import pytest

from engine.games.quests_of_shadowgate.actions import EndActions, Serve, StartTheft
from tests.games.quests_of_shadowgate.rules.test_quests import guarding
from tests.games.quests_of_shadowgate.rules.test_theft import thief
from tests.tui.games.quests_of_shadowgate.scenes import scene_of
from tui.games.quests_of_shadowgate.landing import first_spot
from tui.games.quests_of_shadowgate.scene import table_of


@pytest.mark.parametrize(
    ("first", "other"), [("flame_of_gorrung", "cinder_psalm"), ("cinder_psalm", "flame_of_gorrung")]
)
def test_where_an_item_is_used_up_the_cursor_spares_the_first_of_its_type(first, other):
    items = sorted((f"{first}1", other))  # which lies first is not what decides
    gate = guarding("elven_longbow1", *items).level(0, "great")
    table = table_of(scene_of(gate.world, 0))
    assert table.slot(first_spot(table)).action == Serve(gate.card(other))


def test_a_theft_that_its_victim_may_make_fail_is_not_where_enter_begins():
    gate = thief("lords_favour", "sealed_cache", "narrow_stairs", "guttering_light", "picked_clean")
    assert gate.offers(0, StartTheft)
    table = table_of(scene_of(gate.world, 0))
    assert table.slot(first_spot(table)).action == EndActions()


def test_where_an_item_stays_the_cursor_uses_up_no_other():
    gate = guarding("mimic", "elven_longbow").level(0, "major")
    table = table_of(scene_of(gate.world, 0))
    assert [item.kind for item in table.you.items] == ["mimic", "elven_longbow"]
    assert table.slot(first_spot(table)).action == Serve(gate.card("elven_longbow"))
