"""A scene of Fairy Tale as the table its board draws: rows with points, the hand with what it is worth, what is legal.

Called by the board for every scene. Everything comes from the scene's World, which is observed: a card that is `Hidden`
there has no face here. What may be chosen is read from the scene's legal actions and never worked out.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.core import Ref
from engine.games.fairy_tale.actions import Exchange, Keep, Play, Turn
from engine.games.fairy_tale.content.box import box
from engine.games.fairy_tale.setup import has_exchange, has_teams, partner_of
from engine.games.fairy_tale.tasks import ToExchange, ToKeep, ToPlay, ToTurn
from engine.games.fairy_tale.words.description import sheets_of
from engine.games.fairy_tale.zones import DEALT, ROW
from engine.kit.sides import seats_from
from tui.board.contract import Scene
from tui.board.reading import Reading, asked_of
from tui.board.spots import Pick
from tui.games.fairy_tale.news import changes_in
from tui.games.fairy_tale.paint.printed import face_in_row, printed_face
from tui.games.fairy_tale.paint.titles import KEPT_NOTE, PLAYED_NOTE, hand_note
from tui.games.fairy_tale.scenes.holding import DRAFT, Holding, holding_of
from tui.games.fairy_tale.scenes.prospect import brought_by
from tui.games.fairy_tale.scenes.swapping import begins_exchange
from tui.games.fairy_tale.view import Card, Player, Table, row_area

EVERYBODY_CHOOSES = (ToKeep, ToPlay)


def table_of(scene: Scene, giving: Ref | None = None) -> Table:
    """The table as the viewer sees it; `giving` is the own card already chosen in an exchange."""
    return _Reader(scene, giving).table()


class _Reader(Reading):
    """Reads one scene; `giving` is the own card already picked in an exchange."""

    def __init__(self, scene: Scene, giving: Ref | None) -> None:
        super().__init__(scene)
        self.giving = giving
        self.sheets = sheets_of(scene.world, scene.names)
        self.lit = lit_by(scene, giving)

    def table(self) -> Table:
        held = holding_of(self.world, self.scene.seat)
        return Table(
            you=self.player(self.me),
            others=tuple(self.player(seat) for seat in seats_from(self.me, self.world.seats)[1:]),
            hand=self.hand(held),
            hand_title=self.whose_hand(),
            hand_note=hand_note(self.scene, held),
            kept=tuple(self.held(piece) for piece in held.kept),
            picks=DEALT if held.drafting else 0,
            kept_note=KEPT_NOTE if held.drafting else PLAYED_NOTE if held.hand else "",
            mine=self.mine,
            holds_cards=self.scene.seat is not None,
        )

    # The hand

    def hand(self, held: Holding) -> tuple[Card, ...]:
        asked = bool(self.lit) and isinstance(self.ask, EVERYBODY_CHOOSES)
        return tuple(
            replace(
                self.held(piece),
                legal=piece in self.lit if asked else None,
                chosen=piece == held.chosen,
                promise=self.promise(piece, held.kept),
            )
            for piece in held.hand
        )

    def promise(self, piece: int, picks: tuple[int, ...]) -> int:
        """What a card would bring if it were played with this round's picks."""
        kinds = self.world.kinds
        return brought_by(self.world, self.me, kinds[piece], [kinds[pick] for pick in picks])

    def held(self, piece: int) -> Card:
        """A card of the viewer's own, with what it would bring if it were played now."""
        kind = self.world.kinds[piece]
        swaps = has_exchange(self.world) and box()[kind].is_("shadow")
        face = replace(printed_face(kind), worth=brought_by(self.world, self.me, kind), swaps=swaps)
        return Card(face=face, ref=piece, action=action_with(self.scene, piece, self.giving))

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
            ally=has_teams(world) and seat == partner_of(self.me),
            call=self.call(seat),
            row=tuple(
                replace(self.card(seat, place), face=face_in_row(line), change=changes[place])
                for place, line in enumerate(sheet.lines)
            ),
        )

    def card(self, seat: int, place: int) -> Card:
        """A place in a row: how it is named, and whether it can be chosen now."""
        ref = self.name_of(seat, place)
        asked = seat == self.me and isinstance(self.ask, ToTurn) and bool(self.lit)
        legal = True if ref in self.lit else False if asked else None
        return Card(
            face=face_in_row(self.sheets[seat].lines[place]),
            ref=ref,
            action=action_with(self.scene, ref, self.giving),
            pick=Pick(ref) if begins_exchange(self.scene, row_area(seat)) else None,
            legal=legal,
            chosen=ref == self.giving,
        )

    def name_of(self, seat: int, place: int) -> Ref:
        """How the viewer names a card in play; a spectator as if from nowhere."""
        viewer = self.scene.seat if self.scene.seat is not None else -1
        return self.world.name_of(viewer, ROW[seat], place)

    def kind(self, seat: int) -> str:
        """Who sits there in words, and who they play with."""
        if not has_teams(self.world) or seat == self.me:
            return self.scene.kinds[seat]
        ally = "your partner" if self.mine else f"with {self.scene.names[self.me]}"
        return ", ".join(filter(None, (self.scene.kinds[seat], ally if seat == partner_of(self.me) else "")))

    def status(self, seat: int) -> str:
        """Where everybody chooses, who does not think is ready; where some are asked, the others have no say."""
        if seat in self.scene.thinking:
            return "thinking"
        asked = next(iter(self.world.waiting().values()), None)
        return "ready" if self.scene.thinking and isinstance(asked, EVERYBODY_CHOOSES) else ""

    def call(self, seat: int) -> str:
        """What is to be chosen from a row."""
        if isinstance(self.ask, ToTurn) and seat == self.me and self.lit:
            return f"turn one {'up' if self.ask.up else 'down'}"
        if isinstance(self.ask, ToExchange) and self.lit:
            chooses_own = self.giving is None
            if seat == self.me and chooses_own:
                return "give one"
            if seat == partner_of(self.me) and not chooses_own:
                return "take one"
        return ""


def action_with(scene: Scene, card: Any, giving: Any) -> Any | None:
    """What choosing a card means, one that is known or not, legal or not; None for a spectator."""
    if scene.seat is None:
        return None
    match asked_of(scene):
        case ToKeep():
            return Keep(card)
        case ToPlay():
            return Play(card)
        case ToTurn():
            return Turn(card)
        case ToExchange():
            return Exchange(card if giving is None else giving, card)
    return Keep(card) if scene.world.phase == DRAFT else Play(card)


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
