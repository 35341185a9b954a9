"""What a card would bring if it were played now: its points, less or more what its own effect turns.

Called by the board for the figure on the card and by the inspector. The player is taken to choose well, and what others
reveal is left out: nobody can know it. Reads an observed World: what lies hidden there counts nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import World
from engine.games.fairy_tale.bot.appraisal import points_against, rivals_against
from engine.games.fairy_tale.content.box import box
from engine.games.fairy_tale.effects.rows import after
from engine.games.fairy_tale.table import shown_by
from engine.games.fairy_tale.zones import ROW


def brought_by(world: World, seat: int, kind: str, besides: Sequence[str] = ()) -> int:
    """What one more card of this kind would change in a seat's points, with other cards `besides` in its row."""
    points = points_against(rivals_against(world, seat))
    row = [*shown_by(world, seat), *besides]
    up: Sequence[str] = [*row, kind]
    down: Sequence[str] = [world.kinds[card] for card in world.lying(ROW[seat]) if not world.is_up(card)]
    for effect in box()[kind].effects:
        up, down = after(effect, up, down, points)
    return points(up) - points(row)
