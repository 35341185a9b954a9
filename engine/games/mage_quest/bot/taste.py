"""What an opponent likes: actions that a visit seems to save beyond what it does, as data. Without any it races."""

from typing import Annotated

import msgspec

from engine.games.mage_quest.bot.planning import Visit

Actions = Annotated[float, msgspec.Meta(ge=-10.0, le=10.0)]


class Taste(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much a visit is liked that raises the speed, trades, or is reached by sea."""

    speed: Actions = 0.0
    trade: Actions = 0.0
    sea: Actions = 0.0

    def likes(self, visit: Visit) -> float:
        """How many actions this visit seems to save."""
        done = {unit[0] for unit in visit.way.units}
        trades = bool(done & {"swap", "sell", "hire"})
        return self.speed * ("invoke" in done) + self.trade * trades + self.sea * (visit.route.allies > 0)


PLAIN = Taste()
