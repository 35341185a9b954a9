"""What the inspector tells about a card: its worth to the viewer and why, where its copies are, who else wants it.

Called by the board for the card under the cursor. Numbers and reasons come from the engine; here they become words in
colour, the most telling first. Of a card the viewer does not know it tells only whose it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core import Ref
from engine.core import Spot as Place
from engine.games.fairy_tale.bot.appraisal import Worth, unseen, unseen_words, worth
from engine.games.fairy_tale.content.box import box
from engine.games.fairy_tale.content.forms import Flat, IfCounts, IfMost, IfShown, Kind, Square
from engine.games.fairy_tale.effects.drawing import Draw
from engine.games.fairy_tale.effects.hunting import Hunt
from engine.games.fairy_tale.score_sheet import of_which
from engine.games.fairy_tale.table import shown_by
from engine.games.fairy_tale.tasks import ToTurn
from engine.games.fairy_tale.words.description import sheets_of
from engine.kit.sides import seats_from
from tui.board.contract import Inspection, Scene
from tui.board.reading import asked_of, who
from tui.board.spots import Spot
from tui.draw.canvas import Word, Words
from tui.draw.glyphs import FACE_DOWN
from tui.games.fairy_tale.look import CATEGORIES, FACTIONS, figure, gain
from tui.games.fairy_tale.paint.printed import category_of, faction_of
from tui.games.fairy_tale.scenes.holding import holding_of
from tui.games.fairy_tale.scenes.prospect import brought_by
from tui.games.fairy_tale.scenes.swapping import begins_exchange, swap_words
from tui.games.fairy_tale.view import seat_of
from tui.words.agreement import verb_for
from tui.words.seating import YOU

SPECTATOR = -1
"""A seat that sees what everybody sees."""


def inspection_of(scene: Scene, spot: Spot, ref: Ref, giving: Ref | None = None) -> Inspection:
    """Everything worth telling about the card at a spot."""
    owner = seat_of(spot.area)
    swap = swap_words(scene, giving, ref)
    if isinstance(ref, Place):
        return unknown_card(scene, ref, swap)
    kind = box()[scene.world.kinds[ref]]
    points = held_words(scene, kind, ref) if owner is None else row_words(scene, kind, owner, spot.index, ref)
    lines = (swap, *points, copies_words(scene, kind), friends_words(scene, kind), *asides(scene, kind, owner is None))
    enter = f"give {kind.bound_name}" if begins_exchange(scene, spot.area) else ""
    return Inspection(title=title_of(kind), lines=tuple(filter(None, lines)), heading=heading_of(kind), enter=enter)


def asides(scene: Scene, kind: Kind, held: bool) -> Iterator[Words]:
    """What is told where there is room: of a card in hand who else wants it and what it says, and always its tale."""
    if held:
        yield wanted_words(scene, kind)
        yield (Word(kind.text, "dim"),)
    yield (Word(kind.flavour, "dim", italic=True),)


def title_of(kind: Kind) -> Words:
    """`♦ @ Knight of the Round Table` in the colour of its faction."""
    faction = faction_of(kind)
    signs = f"{FACTIONS[faction].glyph} {CATEGORIES[category_of(kind)].glyph}".strip()
    return (Word(f"{signs} ", faction), Word(kind.bound_name, faction, bold=True))


def heading_of(kind: Kind) -> str:
    """Where the rulebook says more about such a card."""
    if kind.almighty:
        return "Names taken"
    if any(isinstance(effect, Hunt | Draw) for effect in kind.effects):
        return "Hunt and Draw"
    if isinstance(kind.scoring, IfMost | IfShown | IfCounts):
        return "Chapters"
    return "Effects" if kind.effects else "Scoring"


def unknown_card(scene: Scene, place: Place, swap: Words) -> Inspection:
    """A back: whose card it is, and that only they may look."""
    owner = scene.world.game.layout.specs[place.zone].owner
    title = (Word(f"{FACE_DOWN} Face-down card {place.index + 1} of ", "bright"), who(scene, owner))
    told = (Word("Only ", "dim"), who(scene, owner), Word(" may look at it. Face down it scores nothing.", "dim"))
    return Inspection(title=title, lines=tuple(filter(None, (swap, told))), heading="Effects")


# Points


def held_words(scene: Scene, kind: Kind, piece: int) -> Iterator[Words]:
    """What a card in hand is worth, and what its effect would do now."""
    assert scene.seat is not None, "only a seat holds cards"
    found, kept = worth(scene.world, scene.seat, piece, scene.names), holding_of(scene.world, scene.seat).kept
    brings = brought_by(scene.world, scene.seat, kind.id)
    yield (Word("adds "), number(brings), Word(reason_of(found, brings)))
    if found.remark:
        yield (Word(found.remark),)
    picks = [scene.world.kinds[card] for card in kept if card != piece]
    together = brought_by(scene.world, scene.seat, kind.id, picks)
    if together != brings:
        yield (Word("with your picks it adds "), number(together))


def number(points: int) -> Word:
    """A figure in the colour of gain, loss or neither."""
    return Word(figure(points), "lit" if points > 0 else "warn" if points < 0 else "dim", bold=True)


def row_words(scene: Scene, kind: Kind, owner: int, place: int, piece: int) -> Iterator[Words]:
    """What a card in play is worth to the viewer, or scores for whoever shows it, and what it says."""
    if owner == scene.seat and not scene.over:
        yield worth_words(scene, piece)
    else:
        yield scored_words(scene, owner, place)
    if kind.effects or kind.almighty or not isinstance(kind.scoring, Flat | Square):
        yield (Word(kind.text, "dim"),)


def scored_words(scene: Scene, owner: int, place: int) -> Words:
    """`scores 6 for ▲ Aldo: 3 × 2 Knights`"""
    line = sheets_of(scene.world, scene.names)[owner].lines[place]
    if not line.up:
        return (who(scene, owner), Word(f" has it {line.sentence}"))
    number = Word(figure(line.points), "bright", bold=True)
    return (Word("scores "), number, Word(" for "), who(scene, owner), Word(f": {line.sentence}"))


def worth_words(scene: Scene, piece: int) -> Words:
    """`adds 9: 3 itself, 6 for your 2 Bronze Dragons`; of a card to be turned, what that brings or costs."""
    assert scene.seat is not None, "only a seat has cards to turn"
    ask, is_up = asked_of(scene), scene.world.is_up(piece)
    turns = isinstance(ask, ToTurn) and ask.up is not is_up
    found = worth(scene.world, scene.seat, piece, scene.names, leaving=turns and is_up)
    why = Word(reason_of(found, found.gain))
    if turns:
        return (*turning_words(found.gain, not is_up), why)
    if not is_up:
        return (Word("face down; face up it would add "), number(found.gain), why)
    return (Word("adds "), number(found.gain), why)


def reason_of(found: Worth, told: int) -> str:
    """Why a card is worth what it is; what the number told says already is not said again."""
    itself = f"{figure(found.gain)} itself"
    if told != found.gain:
        return f": {found.why}"
    if found.why == itself:
        return ""
    how = found.why.removeprefix(f"{itself} ")
    return f" {how}" if how.startswith("(") and how.endswith(")") else f": {found.why}"


def turning_words(worth: int, up: bool) -> Words:
    """`turning it down costs you 6`"""
    brings = worth if up else -worth
    verb, role = ("gains", "lit") if brings > 0 or (up and not brings) else ("costs", "warn")
    figure = Word(str(abs(brings)), role, bold=True) if brings else Word("nothing", "dim")
    return (Word(f"turning it {'up' if up else 'down'} {verb} you "), figure)


# Copies and rivals


def copies_words(scene: Scene, kind: Kind) -> Words:
    """`2 of 4 unseen (1 in your hand, 1 in your row)`"""
    seat = SPECTATOR if scene.seat is None else scene.seat
    told = unseen_words(unseen(scene.world, seat, kind.id), seat, scene.names).replace(f"{YOU}'s", "your")
    head, bracket, rest = told.partition(" (")
    return (Word(head, "bright", bold=True), Word(f"{bracket}{rest}", "dim"))


def friends_words(scene: Scene, kind: Kind) -> Words:
    """Who else shows the cards that go with this one."""
    wanted = kind.friends or ((kind.id,) if isinstance(kind.scoring, Square) else ())
    words: list[Word] = []
    for friend in wanted:
        for seat in range(scene.world.seats):
            cards = [kind for kind in shown_by(scene.world, seat) if friend in (kind, *box()[kind].counts_as)]
            if seat != scene.seat and cards:
                gap = [Word(", ", "dim")] if words else []
                shows = verb_for([scene.names[seat]], "shows")
                words += [*gap, who(scene, seat), Word(f" {shows} {counted_as(friend, cards)}")]
    if wanted and not words:
        another = "nobody else" if scene.seat is not None else "nobody"
        return (Word(f"{another} shows {named(box()[wanted[0]])}", "dim"),)
    return tuple(words)


def counted_as(friend: str, cards: Sequence[str]) -> str:
    """`2 Fairies`, `1 Fairy (the Egg of Chaos)`: cards of one name, and those that count as such."""
    lent = tuple(kind for kind in cards if kind != friend)
    told = f"{len(cards)} {box()[friend].noun_of(len(cards))}"
    return told + of_which(len(cards) - len(lent), lent, box())


def named(kind: Kind) -> str:
    """A card in the singular with its article."""
    noun = kind.noun_of(1)
    if noun.startswith("The "):
        return noun
    return f"{'an' if noun[0] in 'AEIOU' else 'a'} {noun}"


def wanted_words(scene: Scene, kind: Kind) -> Words:
    """What the card would add to the others' points: what passing it on gives away."""
    words: list[Word] = [Word("for others now ", "dim")]
    for seat in seats_from(scene.seat or 0, scene.world.seats)[1:]:
        words += [who(scene, seat), Word(f" {gain(brought_by(scene.world, seat, kind.id))}  ")]
    return tuple(words)
