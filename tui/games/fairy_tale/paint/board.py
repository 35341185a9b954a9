"""Paints a `Table` onto a canvas: the others' rows, the hand, the own row and the picks, each under its rule.

Called by the board with a finished layout. Cards come as pictures from `cards`; here only their state is worked out.
"""

from __future__ import annotations

from textual.geometry import Region

from tui.board.cards import Size
from tui.board.pen import Pen
from tui.board.spots import Spot
from tui.draw.canvas import Canvas, Ink, Span, width_of
from tui.draw.glyphs import BAR, DONE, EARLIER, EMPTY, LATER, NOTHING, NOW, RULE, THINKING, seat_glyph
from tui.draw.theme import Palette
from tui.games.fairy_tale.layout import Part, Plan
from tui.games.fairy_tale.look import FACTIONS, LOOK, figure
from tui.games.fairy_tale.paint.cards import MARK, TAG, State, picture
from tui.games.fairy_tale.view import HAND, KEPT, SPOTS, Card, Player, Table, row_area

ALLY = "&"
"""Before a partner's name, where there is no room for the word."""

STATUS_COLUMN = 30
STATUS = {"thinking": (THINKING, "thinking", "think"), "ready": (DONE, "ready", "ready")}


def paint_table(
    canvas: Canvas, table: Table, layout: Plan, cursor: Spot | None, first_in_hand: int, palette: Palette
) -> None:
    """Paint everything; every card is made hot with its `Spot`."""
    painter = _Painter(canvas, table, cursor, palette)
    for player, part in zip(table.others, layout.others, strict=True):
        painter.other(player, part)
    if layout.hand is not None:
        painter.hand(layout.hand, first_in_hand)
    painter.own(layout.own, layout.kept)


class _Painter(Pen):
    look = LOOK

    def __init__(self, canvas: Canvas, table: Table, here: Spot | None, palette: Palette) -> None:
        super().__init__(canvas, palette, here)
        self.table = table
        self.keys = {spot: str(digit) for digit, spot in enumerate(table.keyed(), 1)}

    def other(self, player: Player, part: Part) -> None:
        """Another player's row: under a rule, or as one line of marks."""
        if part.size is MARK:
            self._mark_line(player, part)
        else:
            kind: list[Span] = [(f" {player.kind}", self.dim)] if player.kind else []
            title = [*self._who(player), *kind, *self._call(player)]
            title += self._status(player, width_of(title))
            right = self._score(player)
            start = 0 if part.region.x < 2 else part.region.x
            self.canvas.rule(start, part.region.y, part.region.right - start, self.line, title, right)
        self._row(player, part)

    def hand(self, part: Part, first: int) -> None:
        """The hand, with the keys in the frames; what lies beyond the edge is counted in the rule."""
        slots = self.table.hand
        last = min(first + part.per_line, len(slots))
        title = [(self.table.hand_title, self.title)]
        if self.table.hand_note:
            title += [(" ", self.dim), *self.spans(self.table.hand_note)]
        self.canvas.rule(0, part.region.y, part.region.right, self.line, title, self._beyond(first, len(slots) - last))
        for index in range(first, last):
            self._card(part.spot(index - first), part.size, slots[index], Spot(HAND, index))

    def own(self, part: Part, kept: Region | None) -> None:
        """The own row, with the picks in a line below it or in its rule."""
        you = self.table.you
        you_are = "You, " if self.table.mine and you.name != "You" else ""
        title: list[Span] = [
            (f"{seat_glyph(you.seat)} {you_are}{you.name}", self.seat(you.seat)),
            (f" in play {len(you.row)} of {SPOTS}", self.dim),
            *self._call(you),
        ]
        right = [*self._score(you), (f"  {you.down} face down", self.text)]
        picks = self.table.picks if kept is None else 0
        if picks:
            right += [("  kept ", self.text), (" " * (2 * picks - 1), self.text)]
        self.canvas.rule(0, part.region.y, part.region.right, self.line, title, right)
        if picks:
            self._boxes(part.region.right - 1 - 2 * picks, part.region.y)
        self._row(you, part)
        if kept is not None:
            self._kept_line(kept)

    def _row(self, player: Player, part: Part) -> None:
        spots = [Spot(row_area(player.seat), index) for index in range(len(player.row))]
        for spot in sorted(spots, key=self.is_here):  # in a fan the chosen card lies on top
            self._card(part.spot(spot.index), part.size, player.row[spot.index], spot)
        if part.size is MARK:
            for index in range(len(player.row), SPOTS):
                self.canvas.text(part.spot(index).x + 2, part.region.y, NOTHING, self.line)
            return
        lines = (part.region.height - 1) // part.size.height
        for index in range(len(player.row), min(SPOTS, lines * part.per_line)):
            self._free(part.spot(index), part.size)

    def _free(self, place: Region, size: Size) -> None:
        """A place that a card will take: a bar, or a frame; nothing for chips, nor where cards overlap."""
        if size.height == 1:
            self.canvas.text(place.x, place.y, BAR, self.line)
            self.canvas.text(place.x + 2, place.y, NOTHING * 3, self.line)
        elif size.height > 2 and size.pitch >= size.width:
            self.canvas.frame(place, "round", self.line)
            self.canvas.text(place.x + place.width // 2, place.y + place.height // 2, NOTHING, self.line)

    def _card(self, place: Region, size: Size, card: Card, spot: Spot) -> None:
        key = self.keys.get(spot, "")
        keys = (key, "") if spot.area == HAND else ("", key)
        state = State(self.is_here(spot), card.legal, card.chosen, keys[0], card.change, keys[1])
        self.canvas.lay(place.x, place.y, picture(card.face, size, state, self.palette, self.canvas.glyphs))
        self.canvas.hot(place, spot)

    def _who(self, player: Player) -> list[Span]:
        return [(f"{seat_glyph(player.seat)} {player.name}", self.seat(player.seat))]

    def _call(self, player: Player) -> list[Span]:
        return [(f"  {NOW} {player.call}", self.lit)] if player.call else []

    def _score(self, player: Player) -> list[Span]:
        """The points of a row as it lies, and what partners have between them."""
        unit = "point" if abs(player.score) == 1 else "points"
        spans: list[Span] = [(figure(player.score), self.bright), (f" {unit}", self.text)]
        if player.together is not None:
            spans = [("together ", self.text), (f"{figure(player.together)}  ", self.bright), *spans]
        return spans

    def _status(self, player: Player, width: int) -> list[Span]:
        """Whether a player still thinks, in one column for all whose names are not too long."""
        if player.status not in STATUS or player.call:
            return []
        sign, word, _ = STATUS[player.status]
        line = RULE * max(STATUS_COLUMN - width - 3, 1)
        return [(f" {line} ", self.line), (f"{sign} {word}", self._status_ink(player))]

    def _status_ink(self, player: Player) -> Ink:
        if player.status == "ready":
            return self.lit
        return Ink(self.palette.dim, italic=True)

    def _mark_line(self, player: Player, part: Part) -> None:
        x, y = part.region.x, part.region.y
        if player.ally:
            self.canvas.text(x, y, ALLY, self.title)
        self.canvas.text(x + 1, y, f"{seat_glyph(player.seat)} {player.name}", self._who(player)[0][1], 8)
        self.canvas.right(x + 12, y, figure(player.score), self.bright)
        if player.call:
            self.canvas.text(x + 13, y, f"{NOW} {player.call.split()[0]}", self.lit, 7)
        elif player.status in STATUS:
            sign, _, word = STATUS[player.status]
            self.canvas.text(x + 13, y, f"{sign} {word}", self._status_ink(player), 7)

    def _beyond(self, before: int, after: int) -> list[Span]:
        ink = self.title
        spans: list[Span] = [(f"{EARLIER} {before} more", ink)] if before else []
        if after:
            spans += [("   ", self.text)] if spans else []
            spans.append((f"{after} more {LATER}", ink))
        return spans

    def _boxes(self, x: int, y: int) -> None:
        """The picks by the signs of their factions, each of them a place for the cursor, and a box for each to come."""
        for index in range(self.table.picks):
            at, spot = x + 2 * index, Spot(KEPT, index)  # apart, or letters of ASCII would read as a word
            if index >= len(self.table.kept):
                self.canvas.text(at, y, EMPTY, self.dim)
                continue
            faction = self.table.kept[index].face.faction
            ink = self.cursor if self.is_here(spot) else self.ink(faction, bold=True)
            self.canvas.text(at, y, FACTIONS[faction].glyph, ink)
            self.canvas.hot(Region(at, y, 1, 1), spot)

    def _kept_line(self, region: Region) -> None:
        """The picks with the places still to be filled; outside the draft only what is to be said about them."""
        if not self.table.picks:
            self.canvas.text(region.x + 1, region.y, self.table.kept_note, self.dim, region.width - 2)
            return
        x = self.canvas.text(region.x + 1, region.y, "Kept ", self.dim)
        for index, slot in enumerate(self.table.kept):
            self._card(Region(x, region.y, TAG.width, 1), TAG, slot, Spot(KEPT, index))
            x += TAG.pitch
        x += 1
        for _ in range(len(self.table.kept), self.table.picks):
            x = self.canvas.text(x, region.y, f"{EMPTY} ", self.dim)
        if len(self.table.kept_note) <= region.right - x - 3:
            self.canvas.text(x + 2, region.y, self.table.kept_note, self.dim)
