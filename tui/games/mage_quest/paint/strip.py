"""The landscape: the row of cards as one strip, water above with ships, the shore with docks, markets, and the path.

What the picked vehicle can reach is lit and shows its cost; a card is drawn the same wherever the strip has scrolled.
"""

from __future__ import annotations

from itertools import pairwise

from textual.geometry import Region

from engine.games.mage_quest.content.forms import SHORT_WIDTH, Market
from engine.games.mage_quest.land import Site
from engine.games.mage_quest.names import element_name
from engine.kit.words import cut
from tui.board.spots import Spot
from tui.draw.canvas import Ink, Word, badge, width_of
from tui.draw.glyphs import DOUBLE, HATCH, HEAVY, NOW, PASS_LEFT, PASS_RIGHT, WALL
from tui.games.mage_quest.layout import CARDS, StripPlan
from tui.games.mage_quest.look import BORDER, BOW, SHORE, SIGNS, STERN, role_of, short_of, sign_of
from tui.games.mage_quest.paint.pen import Pen
from tui.games.mage_quest.view import LAND, WATER

WAVES = "~~   ~~    ~   ~~     "
DOCK = f"{DOUBLE.across}{SIGNS['dock']}{DOUBLE.across}"


def paint_strip(pen: Pen, region: Region, strip: StripPlan, first: int) -> None:
    """The cards from `first` on, and a line for all of them where they do not fit."""
    painter = Strip(pen, region, strip, first)
    with pen.canvas.clipped(region):
        painter.paint()


class Strip:
    """One drawing of the landscape. Rows from the top: overview, names, water, shore, markets, path."""

    def __init__(self, pen: Pen, region: Region, strip: StripPlan, first: int) -> None:
        self.pen, self.canvas, self.palette, self.sight = pen, pen.canvas, pen.palette, pen.sight
        self.region, self.plan, self.first = region, strip, first
        self.left = region.x + (region.width - strip.seen * strip.pitch - 1) // 2
        self.right = self.left + strip.seen * strip.pitch + 1
        self.names = region.y + strip.overview
        self.water = self.names + 1
        self.shore = self.water + strip.water
        self.market = self.shore + 1
        self.path = self.market + strip.market
        self.reach = self.sight.reach(pen.focus.vehicle)
        self.cards = range(first, min(first + strip.seen, len(self.sight.chart.cards)))

    def paint(self) -> None:
        if self.plan.overview:
            self.overview()
        self.ground()
        for card in self.cards:
            self.card(card)
        with self.canvas.clipped(Region(self.left, self.region.y, self.right - self.left, self.region.height)):
            self.roads()
            for site in self.sight.chart.sites:
                if site.card in self.cards:
                    self.site(site)

    # Ground

    def ground(self) -> None:
        width = self.right - self.left
        palette, land = self.palette, self.pen.colour("wood")
        self.water_ground = palette.mix(self.pen.colour("water"), 0.24, palette.page)
        self.land_ground = palette.mix(land, 0.05, palette.page)
        self.canvas.rule(self.left, self.names, width, self.pen.line)
        wave = Ink(palette.mix(self.pen.colour("water"), 0.62, palette.page), self.water_ground, faint=True)
        for y in range(self.water, self.shore):
            start = (self.first * self.plan.pitch + (y - self.water) * 9) % len(WAVES)
            self.canvas.text(self.left, y, (WAVES * (width // len(WAVES) + 2))[start : start + width], wave)
        self.canvas.fill(Region(self.left, self.shore, width, self.region.bottom - self.shore), self.land_ground)
        sand = Ink(palette.mix(self.pen.colour("path"), 0.5, self.land_ground), faint=True)
        self.canvas.text(self.left, self.shore, SHORE * width, sand)
        edge = Ink(palette.frame, faint=True)
        for card in range(self.plan.seen + 1):
            for y in range(self.water, self.region.bottom):
                self.canvas.text(self.left + card * self.plan.pitch, y, BORDER, edge)

    def x_of(self, card: int) -> int:
        return self.left + (card - self.first) * self.plan.pitch

    def site_x(self, site: Site) -> int:
        """The middle of a land space; the spaces of a card share its width evenly."""
        count = len(self.sight.chart.cards[site.card].land)
        return self.x_of(site.card) + (2 * site.slot + 1) * self.plan.pitch // (2 * count)

    # Cards

    def card(self, place: int) -> None:
        card, x, pitch = self.sight.chart.cards[place], self.x_of(place), self.plan.pitch
        city = any(space.kind == "city" for space in card.land)
        number = f"{place} " if place and len(card.name) + 3 + (place > 9) <= pitch else ""
        ink = self.pen.title if city else Ink(self.palette.text, bold=True)
        gap = " " if len(card.name) < pitch else ""
        spans = [(gap, self.pen.line), (number, self.pen.dim), (card.name, ink), (gap, self.pen.line)]
        self.canvas.spans(x + (1 if pitch > 11 else 0), self.names, spans, pitch)
        self.sea(place, x)
        if place in self.sight.chart.docks:
            dock = self.sight.chart.sites[self.sight.chart.docks[place]]
            self.canvas.text(self.site_x(dock) - 1, self.shore, DOCK, self.pen.ink("city", bold=True))
        site = next((site for site in self.sight.chart.sites if site.card == place and site.kind == "city"), None)
        if site is not None and site.index in self.sight.chart.markets:
            self.token(x, self.sight.chart.markets[site.index], Spot(LAND, site.index))
        elif self.plan.market > 1:
            self.note(x, card.note)

    def sea(self, place: int, x: int) -> None:
        """The water of a card: clouds, ships, and what it costs to come here."""
        card, spot, room = self.sight.chart.cards[place], Spot(WATER, place), self.plan.pitch - 1
        middle = self.water + self.plan.water // 2
        inside = Region(x + 1, self.water, room, self.plan.water)
        here = self.pen.is_here(spot)
        if here:
            self.canvas.fill(inside, self.pen.glow)
        if card.clouded:
            self.clouds(x, here)
        ships = self.sight.standing.get(spot, ())
        if ships:
            spans = self.pen.tokens(ships, room - 2)
            hull = Ink(self.palette.bright, bold=True)
            start = x + 1 + (room - width_of(spans) - 2) // 2
            self.canvas.spans(start, middle, [(BOW, hull), *spans, (STERN, hull)])
        if spot in self.reach:
            ink = self.pen.cursor if here else badge(self.palette.lit, self.palette)
            y = self.water if self.plan.water > 1 else middle
            at = x + 1 + (room - 3) // 2 if y != middle or not ships else x + room - 2
            self.canvas.text(at, y, f" {self.reach[spot]} ", ink)
        if here:
            self.canvas.text(x + 1, middle, NOW, self.pen.arrow)
            self.canvas.text(x + room, middle, PASS_LEFT, self.pen.arrow)
        self.pen.hot(inside, spot)

    def clouds(self, x: int, here: bool) -> None:
        room = self.plan.pitch - 1
        ink = Ink(self.palette.mix(self.pen.colour("cloud"), 0.6, self.water_ground), faint=True)
        side = max(1, (room - 4) // 2)
        for row in range(min(2, self.plan.water)):
            width = side - row if self.plan.water > 1 else min(2, side)
            self.canvas.text(x + 1 + row, self.water + row, HATCH * width, ink)
            self.canvas.text(x + 1 + room - row - width, self.water + row, HATCH * width, ink)
        if self.plan.water > 1 and not here:
            self.canvas.text(x + 1 + (room - 2) // 2, self.water, "+1", Ink(self.pen.colour("cloud"), bold=True))

    def token(self, x: int, market: Market, spot: Spot) -> None:
        """A market over its city: Allies for Mana, Mana for an element, one trade of elements."""
        room = self.plan.pitch - 1
        region = Region(x + 1, self.market, room, self.plan.market)
        ground = self.palette.mix(self.pen.colour("city"), 0.2, self.land_ground)
        self.canvas.fill(region, self.pen.glow if self.pen.is_here(spot) else ground)
        trade = trade_words(market, room)
        if self.plan.market == 1:
            words = (
                Word(str(market.allies), "bright", True),
                Word("A"),
                Word(str(market.mana), "bright", True),
                Word("M "),
                *trade_words(market, 3),
            )
            self.pen.centred(region, region.y, words)
        else:
            y = region.bottom - 3
            ally, mana = (" ally/mana", " mana/elem") if room >= 11 else ("A/Mana", "M/elem")
            if y > region.y:
                name = self.sight.chart.cards[self.sight.card_of(spot)].name
                self.pen.centred(region, region.y, (Word(f"{SIGNS['city']} {name}", "city", bold=True),))
            self.pen.centred(region, y, (Word(str(market.allies), "bright", True), Word(ally)))
            self.pen.centred(region, y + 1, (Word(str(market.mana), "bright", True), Word(mana)))
            self.pen.centred(region, y + 2, trade)
        self.pen.hot(region, spot)

    def note(self, x: int, note: str) -> None:
        """What lies on a card without a city, in small words."""
        room, lines = self.plan.pitch - 1, [""]
        for word in note.split():
            if lines[-1] and len(lines[-1]) + 1 + len(word) > room:
                lines.append("")
            lines[-1] = f"{lines[-1]} {word}".strip()
        if len(lines) > self.plan.market:
            self.note(x, note.partition(",")[0])
            return
        for y, line in enumerate(lines, self.market):
            self.pen.centred(Region(x + 1, y, room, 1), y, (Word(line, "dim", italic=True),))

    # The path

    def is_high(self, site: Site) -> bool:
        """Whether a space lies on the upper side of the path."""
        return site.index % 2 == 0 or not self.plan.zigzag

    def site_y(self, site: Site) -> int:
        """The row of a space's sign."""
        return self.path + 1 if self.is_high(site) else self.path + 1 + self.plan.cell + self.plan.rise

    def roads(self) -> None:
        """The path from space to space, lit as far as the picked vehicle can go."""
        sites = self.sight.chart.sites
        vehicle = self.pen.focus.vehicle
        lit = {spot.index for spot in self.reach if spot.area == LAND}
        if lit and vehicle is not None:
            lit.add(self.sight.place(vehicle))
        plain = Ink(self.palette.mix(self.pen.colour("path"), 0.75, self.land_ground), faint=True)
        for one, two in pairwise(sites):
            if one.card not in self.cards and two.card not in self.cards:
                continue
            ink = Ink(self.palette.lit, bold=True) if {one.index, two.index} <= lit else plain
            start, end, y = self.site_x(one), self.site_x(two), self.site_y(one)
            self.canvas.text(start + 1, y, HEAVY.across * (end - start - 1), ink)
            if self.plan.zigzag:
                self.canvas.text(end, y, HEAVY.top_right if self.is_high(one) else HEAVY.bottom_right, ink)
                for rung in range(min(y, self.site_y(two)) + 1, max(y, self.site_y(two))):
                    self.canvas.text(end, rung, HEAVY.side, ink)

    def site(self, site: Site) -> None:
        spot, x, y = Spot(LAND, site.index), self.site_x(site), self.site_y(site)
        colour = self.pen.colour(role_of(site))
        here, cost = self.pen.is_here(spot), self.reach.get(spot)
        if here:
            ink = self.pen.cursor
        elif cost is not None:
            ink = badge(self.palette.lit, self.palette)
        else:
            share = 0.42 if site.element else 0.3
            ink = Ink(self.palette.bright, self.palette.mix(colour, share, self.land_ground), bold=True)
        tail = str(cost) if cost is not None else SIGNS["dock"] if site.dock else " "
        half = 1 if self.plan.cell == 1 else 2
        self.canvas.text(x - half, y, f" {sign_of(site)}{tail}".center(2 * half + 1), ink)
        if self.plan.cell > 1:
            self.canvas.text(x - half, y + 1, name_of(site).center(2 * half + 1), ink._replace(bold=here))
        beside = self.path if self.is_high(site) else y + self.plan.cell
        standing = self.sight.standing.get(spot, ())
        if standing:
            spans = self.pen.tokens(standing, self.room_of(site))
            self.canvas.spans(min(x - min(1, width_of(spans) // 3), self.right - 1 - width_of(spans)), beside, spans)
        self.pen.hot(Region(x - half, min(y, beside), 2 * half + 1, 1 + self.plan.cell), spot)

    def room_of(self, site: Site) -> int:
        """The columns for vehicles beside a space: up to the next space of the same row."""
        count = len(self.sight.chart.cards[site.card].land)
        return max(3, (2 if self.plan.zigzag else 1) * self.plan.pitch // count)

    # All cards in one line

    def overview(self) -> None:
        """Every card by the signs of its spaces; ships stand before them, what is in sight is bright."""
        chart, y = self.sight.chart, self.region.y
        self.canvas.fill(Region(self.region.x, y, self.region.width, 1), self.palette.panel)
        x = self.region.x + max(0, (self.region.width - len(chart.sites) - len(chart.cards) - 2) // 2)
        before = PASS_LEFT if self.first else " "
        x = self.canvas.text(x, y, before, self.pen.lit)
        for place in range(len(chart.cards)):
            start, inside = x, place in self.cards
            ships = self.sight.standing.get(Spot(WATER, place), ())
            x = self.mark(x, y, ships, WALL, Ink(self.palette.strong, faint=True))
            for site in chart.sites:
                if site.card == place:
                    ink = Ink(self.pen.colour(role_of(site)), bold=True) if inside else self.pen.dim
                    ink = ink._replace(underline=Spot(LAND, site.index) in self.reach)
                    x = self.mark(x, y, self.sight.standing.get(Spot(LAND, site.index), ()), sign_of(site), ink)
            self.pen.hot(Region(start, y, x - start, 1), Spot(WATER, place))
        self.canvas.text(x, y, PASS_RIGHT if self.cards.stop < CARDS else " ", self.pen.lit)

    def mark(self, x: int, y: int, vehicles: tuple[int, ...], sign: str, ink: Ink) -> int:
        """One sign of the overview, or who stands there: the viewer first."""
        if not vehicles:
            return self.canvas.text(x, y, sign, ink)
        spans = self.pen.tokens(vehicles[:1], 1)
        return self.canvas.spans(x, y, spans)


def name_of(site: Site) -> str:
    """What a space is, cut where it is longer than a cell."""
    return short_of(site.element) if site.element is not None else cut(site.kind, SHORT_WIDTH)


def trade_words(market: Market, room: int) -> tuple[Word, ...]:
    """`♣Wood>◊Carabolic`, cut where that is too long, or the signs alone."""
    give, take = market.trade.give, market.trade.take
    forms = ((element_name(give), element_name(take)), (short_of(give), short_of(take)))
    one, two = next(((one, two) for one, two in forms if len(one) + len(two) + 3 <= room), ("", ""))
    named = bool(one)
    space = "" if named or room < 5 else " "
    return (
        Word(f"{SIGNS[give]}{one}", give, bold=True),
        Word(f"{space}>{space}", "bright", bold=True),
        Word(f"{SIGNS[take]}{two}", take, bold=True),
    )
