"""A scene of Fairy Tale as the table its board draws: rows with points, the hand with what it is worth, what is legal.

Called by the board for every scene. Everything comes from the scene's World, which is observed: a card that is `Hidden`
there has no face here. What may be chosen is read from the scene's legal actions and never worked out.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import Ref
from engine.games.fairy_tale.actions import Exchange, Keep, Play, Turn
from engine.games.fairy_tale.content import load
from engine.games.fairy_tale.describe import sheets_of
from engine.games.fairy_tale.setup import has_exchange, has_teams, partner_of
from engine.games.fairy_tale.tasks import ToExchange, ToKeep, ToPlay, ToTurn
from engine.games.fairy_tale.zones import DEALT, ROW
from tui.games.contract import Scene
from tui.games.fairy_tale.changes import changes_in
from tui.games.fairy_tale.holding import Holding, holding_of
from tui.games.fairy_tale.printed import face_in_row, printed_face
from tui.games.fairy_tale.prospect import brought_by
from tui.games.fairy_tale.titles import KEPT_NOTE, PLAYED_NOTE, hand_note, hand_title
from tui.games.fairy_tale.view import Player, Slot, Table

EVERYBODY_CHOOSES = (ToKeep, ToPlay)


def table_of(scene: Scene, giving: Ref | None = None) -> Table:
    """The table as the viewer sees it; `giving` is the own card already chosen in an exchange."""
    return _Reader(scene, giving).table()


class _Reader:
    """Reads one scene. `bottom` is the seat whose row lies nearest: the viewer's, or the first for a spectator."""

    def __init__(self, scene: Scene, giving: Ref | None) -> None:
        self.scene, self.world, self.giving = scene, scene.world, giving
        self.bottom = scene.seat or 0
        self.mine = scene.seat is not None and scene.seat in scene.you
        self.sheets = sheets_of(scene.world, scene.names)
        self.ask = None if scene.seat is None else scene.world.ask_of(scene.seat)
        self.lit = lit_by(scene, giving)

    def table(self) -> Table:
        seats = self.world.seats
        held = holding_of(self.world, self.scene.seat)
        return Table(
            you=self.player(self.bottom),
            others=tuple(self.player((self.bottom + step) % seats) for step in range(1, seats)),
            hand=self.hand(held),
            hand_title=hand_title(self.scene, self.mine),
            hand_note=hand_note(self.scene, held),
            kept=tuple(self.held(piece) for piece in held.kept),
            picks=DEALT if held.drafting else 0,
            kept_note=KEPT_NOTE if held.drafting else PLAYED_NOTE if held.hand else "",
            mine=self.mine,
            holds_cards=self.scene.seat is not None,
        )

    # The hand

    def hand(self, held: Holding) -> tuple[Slot, ...]:
        asked = bool(self.lit) and isinstance(self.ask, EVERYBODY_CHOOSES)
        return tuple(
            replace(self.held(piece), legal=piece in self.lit if asked else None, chosen=piece == held.chosen)
            for piece in held.hand
        )

    def held(self, piece: int) -> Slot:
        """A card of the viewer's own, with what it would bring if it were played now."""
        kind = self.world.kinds[piece]
        worth, swaps = (
            brought_by(self.world, self.bottom, kind),
            has_exchange(self.world) and load()[kind].is_("shadow"),
        )
        return Slot(face=replace(printed_face(kind), worth=worth, swaps=swaps), ref=piece)

    # Rows

    def player(self, seat: int) -> Player:
        sheet, world = self.sheets[seat], self.world
        changes = changes_in(world, self.scene.before, seat)
        return Player(
            seat=seat,
            name=self.scene.names[seat],
            kind=self.kind(seat),
            status=self.status(seat),
            score=sheet.total,
            together=sheet.total + self.sheets[partner_of(seat)].total if has_teams(world) else None,
            ally=has_teams(world) and seat == partner_of(self.bottom),
            call=self.call(seat),
            row=tuple(
                replace(self.slot(seat, place), face=face_in_row(line), change=changes[place])
                for place, line in enumerate(sheet.lines)
            ),
        )

    def slot(self, seat: int, place: int) -> Slot:
        """A place in a row: how it is named, and whether it can be chosen now."""
        ref = self.name_of(seat, place)
        asked = seat == self.bottom and isinstance(self.ask, ToTurn) and bool(self.lit)
        legal = True if ref in self.lit else False if asked else None
        return Slot(face=face_in_row(self.sheets[seat].lines[place]), ref=ref, legal=legal, chosen=ref == self.giving)

    def name_of(self, seat: int, place: int) -> Ref:
        """How the viewer names a card in play; a spectator as if from nowhere."""
        viewer = self.scene.seat if self.scene.seat is not None else -1
        return self.world.name_of(viewer, ROW[seat], place)

    def kind(self, seat: int) -> str:
        """Who sits there in words, and who they play with."""
        if not has_teams(self.world) or seat == self.bottom:
            return self.scene.kinds[seat]
        ally = "your partner" if self.mine else f"with {self.scene.names[self.bottom]}"
        return ", ".join(filter(None, (self.scene.kinds[seat], ally if seat == partner_of(self.bottom) else "")))

    def status(self, seat: int) -> str:
        """Where everybody chooses, who does not think is ready; where some are asked, the others have no say."""
        if seat in self.scene.thinking:
            return "thinking"
        waits = bool(self.scene.thinking) and isinstance(self.anybody_s_ask(), EVERYBODY_CHOOSES)
        return "ready" if waits else ""

    def anybody_s_ask(self) -> object:
        return next(iter(self.world.waiting().values()), None)

    def call(self, seat: int) -> str:
        """What is to be chosen from a row."""
        if isinstance(self.ask, ToTurn) and seat == self.bottom and self.lit:
            return f"turn one {'up' if self.ask.up else 'down'}"
        if isinstance(self.ask, ToExchange) and self.lit:
            chooses_own = self.giving is None
            if seat == self.bottom and chooses_own:
                return "give one"
            if seat == partner_of(self.bottom) and not chooses_own:
                return "take one"
        return ""


def lit_by(scene: Scene, giving: Ref | None) -> frozenset[Ref]:
    """The cards that a legal action names next."""
    found: set[Ref] = set()
    for action in scene.legal:
        match action:
            case Keep(card=card) | Play(card=card) | Turn(card=card):
                found.add(card)
            case Exchange(mine=mine, theirs=theirs):
                if giving is None:
                    found.add(mine)
                elif mine == giving:
                    found.add(theirs)
    return frozenset(found)
