"""A card has one name: on the board it stands whole or cut with an ellipsis, never reworded."""

import pytest

from engine.games.shadowrift.content.printed import NAME
from engine.games.shadowrift.zones import HAND, SPACE, TRACK
from tests.tui.games.shadowrift.scenes import SIZES, drawn, played, table_of


def is_named(name: str, text: str) -> bool:
    return any(cut in text for cut in (name, *(f"{name[:length].rstrip()}…" for length in range(3, len(name)))))


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_card_in_hand_in_town_and_on_the_track_has_its_name_or_a_cut_of_it(size):
    seen = set()
    for seed in (1, 6, 10):
        world = played(60 if seed == 10 else 100, seed=seed, faction="random")
        text = "\n".join(drawn(table_of(world), size).lines())
        pieces = [piece for zone in (HAND[0], *SPACE, *TRACK) for piece in world.pieces(zone)]
        names = {NAME[world.kinds[piece]] for piece in pieces}
        assert [name for name in names if not is_named(name, text)] == []
        seen |= {NAME[world.kinds[piece]] for piece in world.pieces(HAND[0])}
    assert any(" " in name for name in seen)
