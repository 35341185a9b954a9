"""Paints the score sheet: verdict, standing with bars by faction, cards with points and why, the chosen card in full.

Called by the score sheet widget. What does not fit goes in this order: the frame of the chosen card, then the list
scrolls; on a wide terminal the best other player's list stands beside it.
"""

from __future__ import annotations

from textual.geometry import Region

from tui.board.pen import Pen
from tui.board.scores import Sheet
from tui.board.sheet import SheetSpot
from tui.board.sheet_paint import player_key, verdict_band
from tui.draw.canvas import Canvas, Ink, Span, Word, badge
from tui.draw.glyphs import BAR, DASH, DOWN, EARLIER, FACE_DOWN, LATER, MINUS, NOTHING, NOW, POINT, RULE, seat_glyph
from tui.draw.theme import Palette
from tui.games.fairy_tale.look import CATEGORIES, FACTIONS, LOOK, figure
from tui.games.fairy_tale.paint.cards import FULL, PLAIN, one_line_name, picture
from tui.games.fairy_tale.score.scene import Score, ScoreLine

COLUMN = 5
LIST_WIDTH = 76
WIDE_LIST = 90
TALL_DETAIL = FULL.height
SMALL_BOX = 3
FOOT = 2
"""The rows below a list: a rule, which gives way on a low screen, and the total."""

NAME = 8


def paint_sheet(canvas: Canvas, sheet: Sheet, here: SheetSpot, first: int, palette: Palette) -> int:
    """Paint everything; return the first card in sight, which the cursor may have moved."""
    painter = _Painter(canvas, sheet, here, palette)
    y = verdict_band(painter, sheet) if sheet.verdict else 0
    return painter.lists(painter.standing(y), first)


class _Painter(Pen):
    look = LOOK

    def __init__(self, canvas: Canvas, sheet: Sheet, here: SheetSpot, palette: Palette) -> None:
        super().__init__(canvas, palette)
        self.sheet = sheet
        self.player, self.card = here
        self.teams = any(score.together is not None for score in sheet.scores)

    def standing(self, y: int) -> int:
        """One line a player: key, name, bar by faction, total, the team's, points by faction, cards up and down."""
        columns = self.width - 2 - COLUMN * (len(FACTIONS) + 2)
        self.canvas.rule(0, y, self.width, self.line, [("Standing", self.title)])
        for place, (name, faction) in enumerate(FACTIONS.items()):
            ink = self.ink(name, bold=True)
            self._heading(columns + COLUMN * (place + 1), y, faction.glyph, ink)
        if self.teams:
            self._heading(columns, y, "team", self.title)
        self._heading(columns + COLUMN * 6, y, "up", self.dim)
        self._heading(columns + COLUMN * 7, y, "down", self.dim)
        for index, score in enumerate(self.sheet.scores):
            self._standing_line(y + 1 + index, index, score, columns)
        return y + 1 + len(self.sheet.scores)

    def lists(self, y: int, first: int) -> int:
        """The cards of the chosen player, beside and below them others' where there is room, then the chosen card."""
        columns = max(1, self.width // LIST_WIDTH)
        cards = max(len(score.lines) for score in self.sheet.scores)
        block = cards + FOOT + 1
        bands = max(1, min(-(-len(self.sheet.scores) // columns), (self.height - y - TALL_DETAIL) // block))
        spare = self.height - y - block * bands
        bare = SMALL_BOX if self.sheet.scores[self.player].names else SMALL_BOX - 1
        box = TALL_DETAIL if spare >= TALL_DETAIL else SMALL_BOX + 2 if spare >= SMALL_BOX + 2 else bare
        foot = FOOT if cards + FOOT + 1 + box <= self.height - y else FOOT - 1
        rows = max(1, min(cards, self.height - y - foot - 1 - box)) if bands == 1 else cards
        first = max(0, min(first, self.card, cards - rows), self.card - rows + 1)
        share = self.width // columns
        for place, index in enumerate(self._players_shown(columns * bands)):
            band, column = divmod(place, columns)
            width = share - (column < columns - 1)
            self._list(Region(column * share, y + band * block, width, rows + 1 + foot), index, first, foot)
        self._detail(Region(0, y + (bands - 1) * block + rows + 1 + foot, self.width, box))
        return first

    def _players_shown(self, room: int) -> list[int]:
        """The chosen player first, then the others, best first."""
        others = [index for index in range(len(self.sheet.scores)) if index != self.player]
        return [self.player, *others][:room]

    def _heading(self, right: int, y: int, words: str, ink: Ink) -> None:
        self.canvas.right(right + 1, y, f" {words} ", ink)

    def _standing_line(self, y: int, index: int, score: Score, columns: int) -> None:
        chosen = index == self.player
        if chosen:
            self.canvas.fill(Region(0, y, self.width, 1), self.palette.chosen)
            self.canvas.text(0, y, BAR, Ink(self.palette.selected, faint=True))
        player_key(self, 1, y, index, here=chosen)
        lead = 26 if columns >= 60 else 17
        seat = self.seat(score.seat)
        x = self.canvas.text(5, y, f"{seat_glyph(score.seat)} {score.name}", seat, lead - 6)
        if len(score.kind) <= lead - x - 2:
            self.canvas.text(x + 1, y, score.kind, self.dim)
        total = columns - COLUMN * self.teams
        self._bar(lead, y, total - 5 - lead, score)
        self.canvas.right(total, y, figure(score.total), self.bright)
        if score.together is not None:
            self.canvas.right(columns, y, figure(score.together), self.title)
        self._columns(y, score, columns)
        self.canvas.hot(Region(0, y, self.width, 1), SheetSpot(index))

    def _columns(self, y: int, score: Score, columns: int) -> None:
        for place, faction in enumerate(FACTIONS, 1):
            points = score.parts.get(faction)
            ink = self.warn if points and points < 0 else self.ink(faction)
            words = NOTHING if points is None else figure(points)
            if faction == self.sheet.decided and score.place == 1:
                ink, words = badge(self.palette.gold, self.palette), f" {words}"
            self.canvas.right(columns + COLUMN * place, y, words, self.dim if points is None else ink)
        self.canvas.right(columns + COLUMN * 6, y, str(score.up), self.text)
        self.canvas.right(columns + COLUMN * 7, y, str(score.down), self.dim)

    def _bar(self, x: int, y: int, width: int, score: Score) -> None:
        """The points as one bar in the factions' colours, each part begun by its sign."""
        scale = width / max(1, *(_gained(other) for other in self.sheet.scores))
        done = 0
        for faction, points in ((name, score.parts.get(name, 0)) for name in FACTIONS):
            if points > 0:
                start, end = x + round(done * scale), x + round((done + points) * scale)
                fill = badge(self.colour(faction), self.palette)
                self.canvas.text(start, y, FACTIONS[faction].glyph.ljust(end - start), fill, end - start)
                done += points

    def _list(self, region: Region, index: int, first: int, foot: int) -> None:
        score, rows = self.sheet.scores[index], region.height - 1 - foot
        why = _why_column(region.width)
        words = ", card by card" if region.width >= WIDE_LIST else ""
        seat = self.seat(score.seat)
        title = [(f"{seat_glyph(score.seat)} {score.name}{words}", seat)]
        self.canvas.rule(region.x, region.y, region.width, self.line, title)
        self.canvas.text(region.x + why - _points_width(region.width) - 1, region.y, " points ", self.dim)
        self.canvas.text(region.x + why - 1, region.y, " why ", self.dim)
        self._hidden(region, first, len(score.lines) - first - rows)
        for row, card in enumerate(range(first, min(first + rows, len(score.lines)))):
            place = Region(region.x, region.y + 1 + row, region.width, 1)
            self._card(place, score.lines[card], index == self.player and card == self.card, score)
            self.canvas.hot(place, SheetSpot(index, card))
        if foot == FOOT:
            self.canvas.text(region.x + 1, region.bottom - 2, RULE * (region.width - 2), self.line)
        self._total(Region(region.x, region.bottom - 1, region.width, 1), score, why)

    def _hidden(self, region: Region, before: int, after: int) -> None:
        """How many cards the list hides above and below."""
        words = " ".join([f"{EARLIER}{before}"] * (before > 0) + [f"{after}{LATER}"] * (after > 0))
        if words:
            self.canvas.right(region.right - 1, region.y, f" {words} ", self.title)

    def _card(self, place: Region, line: ScoreLine, here: bool, score: Score) -> None:
        canvas, face, x, y = self.canvas, line.face, place.x, place.y
        colour = self.colour(face.faction) if face.up else self.palette.strong
        ground = self.palette.chosen if here else self.palette.mix(colour, 0.07 if face.up else 0.0)
        canvas.fill(Region(x + 1, y, place.width - 1, 1), ground)
        canvas.text(x + 1, y, BAR, Ink(self.palette.selected if here else colour, faint=True))
        if here:
            canvas.text(x, y, NOW, self.arrow)
        if not face.up:
            canvas.text(x + 2, y, FACE_DOWN * 2, Ink(self.palette.strong, faint=True))
        signs = f"{FACTIONS[face.faction].glyph}{CATEGORIES[face.category].glyph}"
        canvas.text(x + 5, y, signs, Ink(colour, bold=True) if face.up else self.dim)
        why = _why_column(place.width)
        points = _points_width(place.width)
        room = why - points - 1 - NAME
        ink = self.dim._replace(italic=True) if not face.up else self.bright if here else self.text
        canvas.text(x + NAME, y, one_line_name(face, room), ink, room)
        self._points(x + why - points, y, points - 5, line, score)
        canvas.spans(x + why, y, self.spans(line.why), place.width - why - 1)

    def _points(self, x: int, y: int, bar: int, line: ScoreLine, score: Score) -> None:
        """A bar of points, so many cells at most, and the number."""
        end = x + bar + 3
        if not line.face.up:
            self.canvas.text(x, y, FACE_DOWN * bar, self.line)
            self.canvas.right(end, y, DASH, self.dim)
            return
        most = max(10, *(other.points for other in score.lines))
        ink = self.ink(line.face.faction)
        if line.points < 0:
            self.canvas.text(x, y, MINUS, self.warn)
        self.canvas.text(x, y, POINT * round(max(line.points, 0) * bar / most) or "", ink)
        number = self.bright if line.points > 0 else Ink(self.palette.warn if line.points < 0 else self.palette.dim)
        self.canvas.right(end, y, figure(line.points), number)

    def _total(self, region: Region, score: Score, why: int) -> None:
        y = region.y
        x = self.canvas.text(region.x + NAME, y, "Total", self.bright)
        self.canvas.text(x + 2, y, f"{score.up} cards face up", self.dim)
        self.canvas.right(region.x + why - 1, y, f" {figure(score.total)} ", badge(self.palette.gold, self.palette))
        spans: list[Span] = [(f"{score.down} face down", self.dim)] if score.down else []
        if score.lost:
            lost = f"{score.lost} point{'s' * (score.lost != 1)} lost to {DOWN}"
            spans += [(", ", self.dim), (lost, self.warn)]
        self.canvas.spans(region.x + why, y, spans, region.width - why - 1)

    def _detail(self, region: Region) -> None:
        """The chosen card: its rule in words, why it scored, the names taken; beside it the card if there is room."""
        score = self.sheet.scores[self.player]
        if not score.lines:
            return
        line, inside = score.lines[self.card], Region(1, region.y, region.width - 2, region.height)
        if region.height >= SMALL_BOX + 2:
            lead = FULL.width + 1 if region.height >= TALL_DETAIL else 0
            if lead:
                self.canvas.lay(0, region.y, picture(line.face, FULL, PLAIN, self.palette, self.canvas.glyphs))
            box = Region(lead, region.y, region.width - lead, SMALL_BOX + 2)
            self.canvas.frame(box, "round", Ink(self.palette.strong))
            title = self.ink(line.face.faction, bold=True)
            self.canvas.text(lead + 2, box.y, f" {line.face.title} ", title)
            inside = Region(lead + 2, box.y + 1, box.width - 4, SMALL_BOX)
        for row, spans in enumerate(self._detail_rows(line, score)[: inside.height]):
            self.canvas.spans(inside.x, inside.y + row, spans, inside.width)

    def _detail_rows(self, line: ScoreLine, score: Score) -> list[list[Span]]:
        face = line.face
        kind = self.ink(face.faction, bold=True)
        category = CATEGORIES[face.category]
        rule: list[Span] = [
            (f"{FACTIONS[face.faction].glyph} {category.glyph} {category.word}  ", kind),
            (face.effect.replace("\n", " "), self.text),
        ]
        points = figure(line.points) if face.up else DASH
        reason: list[Span] = [(f"{points}  ", self.bright), *self.spans(line.why)]
        names = self.spans((Word("Names taken ", "gold", bold=True), *score.names)) if score.names else []
        return [rule, reason, names or self.spans(line.detail)]


def _why_column(width: int) -> int:
    """Where the reasons begin; the names get what a long one needs as long as half the width stays for reasons."""
    return min(49, width // 2 + 2) if width >= WIDE_LIST else width // 2 - 2


def _points_width(width: int) -> int:
    """The cells of bar and number; in a narrow list the bar gives way to the reasons."""
    return 14 if width >= WIDE_LIST else 10


def _gained(score: Score) -> int:
    return sum(points for points in score.parts.values() if points > 0)
