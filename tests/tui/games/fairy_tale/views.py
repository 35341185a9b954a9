"""Faces and tables for the tests of the Fairy Tale screens: real cards, as a screen would fill them in."""

from msgspec.structs import replace

from tui.board.scores import Sheet
from tui.draw.canvas import Word
from tui.games.fairy_tale.score.scene import Score, ScoreLine
from tui.games.fairy_tale.view import Card, CardFace, Player, Table

KNIGHT = CardFace(
    title="Knight of the Round Table",
    lines=("Knight of the", "Round Table"),
    short="R.T. Knight",
    compact=("Round Table", "Knight"),
    faction="holy_empire",
    category="character",
    badge="3",
    effect="Your Bronze Dragons score 3 more for each Knight.",
    copies=4,
    worth=9,
)
TALE = CardFace(
    title="Dragon's Tale 2",
    lines=("Dragon's", "Tale\u00a02"),
    short="Dragon Tale 2",
    compact=("Dragon's", "Tale\u00a02"),
    faction="dragonvale",
    category="story",
    badge="7★",
    effect="7 if you show Silver Dragon and Dragon's Lair.",
    copies=1,
    worth=0,
)
LAIR = CardFace(
    title="Dragon's Lair",
    lines=("Dragon's", "Lair"),
    short="Dragon's Lair",
    compact=("Dragon's", "Lair"),
    faction="dragonvale",
    category="home",
    badge="6",
    effect="↓ YOU turn a Dragonvale card face down.",
    copies=4,
    worth=6,
)
TRICKSTER = CardFace(
    title="The Trickster",
    lines=("The", "Trickster"),
    short="The Trickster",
    compact=("The", "Trickster"),
    faction="shadow",
    category="character",
    badge="−1",
    effect="Takes any one card's name for scoring, but stays −1.",
    copies=2,
    worth=-1,
)
EGG = CardFace(
    title="The Egg of Chaos",
    lines=("The Egg", "of Chaos"),
    short="Egg of Chaos",
    compact=("The Egg", "of Chaos"),
    badge="2",
    effect="All factions, categories, squares and any one name.",
    copies=3,
    worth=2,
)
FACES = (KNIGHT, TALE, LAIR, TRICKSTER, EGG)
UNKNOWN = CardFace.unknown()


def down(face: CardFace) -> CardFace:
    """The card lying face down before its owner."""
    return replace(face, up=False, worth=None)


def shown(face: CardFace, points: int, maths: str = "") -> Card:
    """The card lying face up in a row."""
    return Card(face=replace(face, points=points, maths=maths, worth=None))


def row(length: int) -> tuple[Card, ...]:
    """A row with a face-down card in every third place."""
    cards = (shown(KNIGHT, 3), shown(LAIR, 6), Card(face=UNKNOWN), shown(EGG, 2), shown(TRICKSTER, -1))
    return tuple(cards[place % len(cards)] for place in range(length))


def hand(length: int = 5) -> tuple[Card, ...]:
    """A hand to choose from, of real cards."""
    return tuple(Card(face=FACES[place % len(FACES)], legal=True) for place in range(length))


def table(*, others: int = 3, cards: int = 6, in_hand: int = 5, picks: int = 5) -> Table:
    """A table in the middle of a draft."""
    names = ("Aldo", "Brann", "Cyra", "Dorothea")
    rivals = tuple(
        Player(seat=seat, name=names[seat - 1], kind="bot", status="thinking", score=seat, row=row(cards))
        for seat in range(1, others + 1)
    )
    own = tuple(slot if slot.face.known else Card(face=down(LAIR)) for slot in row(cards))
    kept = (Card(face=LAIR),) if picks else ()
    return Table(
        you=Player(seat=0, name="Mira", score=11, row=own), others=rivals, hand=hand(in_hand), kept=kept, picks=picks
    )


def sheet(players: int = 4, cards: int = 12) -> Sheet:
    """A score sheet, every player with the same cards."""
    lines = tuple(
        ScoreLine(face=replace(FACES[place % len(FACES)], worth=None), points=place, why=(Word(f"reason {place}"),))
        for place in range(cards - 1)
    )
    lines += (ScoreLine(face=down(LAIR), points=0, why=(Word("face down: its 6 do not count", "dim"),)),)
    scores = tuple(
        Score(seat=seat, name=f"Player{seat}", total=30 - seat, parts={"dragonvale": 20, "shadow": -1}, lines=lines)
        for seat in range(players)
    )
    return Sheet(scores=scores, place="1st", verdict=(Word("Player0 wins with 30."),))
