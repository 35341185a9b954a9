"""Fairy Tale in a test's words: cards by kind, `"-castle"` for one that lies face down."""

from engine.core.facts import DOWN, UP
from engine.core.folding import fold
from engine.core.pieces import Spot
from engine.core.world import World
from engine.games.fairy_tale.actions import Exchange, Keep, Play, Turn
from engine.games.fairy_tale.content.box import box
from engine.games.fairy_tale.tasks import ChoiceDue, RevealDue
from engine.games.fairy_tale.zones import BACK, CHOSEN, DECK, HAND, KEPT, ROUND, ROW
from tests.builders import Table


class Tale(Table):
    """A table of Fairy Tale; unless begun, the whole deck lies face down and nothing is due."""

    def __init__(self, seats: int = 2, rules: str = "expert", teams: str = "none", seed: int = 1) -> None:
        super().__init__("fairy_tale", seats, {"rules": rules, "teams": teams}, seed)

    # Laying things out

    def unbox(self) -> None:
        if not self.world.kinds:
            self.box(box().deck(self.world.options["rules"]), DECK, BACK)

    def row(self, seat: int, *kinds: str) -> "Tale":
        """Cards in play, `-` before those that lie face down."""
        self.unbox()
        for kind in kinds:
            self.lay(kind.lstrip("-"), DECK, ROW[seat], DOWN if kind.startswith("-") else UP)
        return self

    def hand(self, seat: int, *kinds: str) -> "Tale":
        return self.held(HAND[seat], *kinds)

    def kept(self, seat: int, *kinds: str) -> "Tale":
        return self.held(KEPT[seat], *kinds)

    def held(self, zone: str, *kinds: str) -> "Tale":
        self.unbox()
        for kind in kinds:
            self.lay(kind, DECK, zone)
        return self

    def in_round(self, number: int) -> "Tale":
        fold(self.world, ROUND.to(number))
        return self

    # Playing

    def reveal(self, *kinds: str) -> "Tale":
        """Every seat in order reveals this card; runs to the next question."""
        assert len(kinds) == self.world.seats, "one card a seat"
        for seat, kind in enumerate(kinds):
            self.held(CHOSEN[seat], kind)
        self.due(RevealDue())
        return self

    def choose(self) -> "Tale":
        """Everybody is asked for a card to reveal."""
        self.due(RevealDue(), ChoiceDue(1))
        return self

    def keep(self, seat: int, kind: str) -> "Tale":
        self.act(seat, Keep(self.card(kind, HAND[seat])))
        return self

    def play(self, seat: int, kind: str) -> "Tale":
        self.act(seat, Play(self.card(kind, KEPT[seat])))
        return self

    def turn(self, seat: int, kind: str) -> "Tale":
        self.act(seat, Turn(self.in_row(seat, kind)))
        return self

    def exchange(self, seat: int, mine: str, theirs: str | int) -> "Tale":
        """Swap with the partner: their card by kind, a face-down one by its place in the row."""
        partner = (seat + 2) % 4
        ref = self.in_row(partner, theirs) if isinstance(theirs, str) else Spot(ROW[partner], theirs)
        self.act(seat, Exchange(self.in_row(seat, mine), ref))
        return self

    # Looking

    def card(self, kind: str, zone: str) -> int:
        return next(card for card in self.world.lying(zone) if self.world.kinds[card] == kind)

    def in_row(self, seat: int, kind: str) -> int:
        return self.card(kind, ROW[seat])

    def up(self, seat: int) -> list[str]:
        return self.kinds(ROW[seat], up=True)

    def down(self, seat: int) -> list[str]:
        return self.kinds(ROW[seat], up=False)

    def choices(self, seat: int) -> list[str]:
        """The kinds a seat may choose from now."""
        return [self.world.kinds[action.card] for action in self.legal(seat)]


def a_game(seats: int = 4, rules: str = "expert", teams: str = "none", seed: int = 1) -> Tale:
    """A real game, dealt and waiting for the first picks."""
    tale = Tale(seats, rules, teams, seed)
    tale.begin()
    return tale


def packets_of(world: World) -> list[set[int]]:
    return [set(world.lying(HAND[seat])) for seat in range(world.seats)]
