"""The story of a game, line by line: from what some eyes saw before an event and the event as told to the same eyes.

A plan or a deed begins a line, what came of it is added as clauses, so that a line says cause and outcome together.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from engine.core.facts import UP, AnyEvent, Ended, Entered, Moved, Noted
from engine.core.pieces import The
from engine.core.world import World
from engine.games.shadowrift.content.box import box
from engine.games.shadowrift.content.printed import BOSS, NAME, PLANS, SORT, SYMBOLS
from engine.games.shadowrift.names import (
    ORDINALS,
    PROPER,
    cost_in_words,
    faction_name,
    hits_in_words,
    kind_name,
    track_name,
)
from engine.games.shadowrift.rules.ending import WINS
from engine.games.shadowrift.scoring import gauges_of
from engine.games.shadowrift.table import rifts_sealed, walls_built
from engine.games.shadowrift.words.clauses import CLAUSES
from engine.games.shadowrift.zones import ROUND
from engine.kit.story import Lines, StoryBase, number_of
from engine.kit.telling import Told, Tone
from engine.kit.words import capitalized, counted, listed, spelled

VERBS = {"take": "takes", "have": "has", "discard": "discards", "lose": "loses", "gain": "gains", "draw": "draws"}
ONES = {several: one for one, several in VERBS.items()}
MANY = frozenset({"imps"})
STEP_TITLES = {"monsters": "Monsters act", "act": "Heroes act"}


class Story(StoryBase):
    """One event being told; a line is open until another begins."""

    silent = ("gauges",)  # for the sheet of scores

    def __init__(self, world: World, names: Sequence[str]) -> None:
        super().__init__(world, names)
        self.head: tuple[str, Tone, int | None, str] | None = None
        self.clauses: list[str] = []
        self.targets: tuple[int, ...] = ()
        self.why = ""
        self.hurt: set[int] = set()
        self.lacking: set[str] = set()
        self.planned: list[str] = []
        self.acting: Any = None

    def begun(self, event: AnyEvent) -> Lines:
        """A card is named while it still lies in a hand: it ends on a discard pile, in everybody's sight."""
        self.acting = getattr(event.action, "card", None)
        return super().begun(event)

    def told(self, event: AnyEvent) -> list[Told]:
        return [*super().told(event), *self.close()]

    # Lines

    def open(self, text: str, tone: Tone = "plain", seat: int | None = None, sign: str = "") -> Lines:
        """Begin a line; the one before is told."""
        yield from self.close()
        self.head, self.targets = (text, tone, seat, sign), ()

    def close(self) -> Lines:
        seats = range(len(self.names))
        self.clauses = of_all(self.clauses, [partial(self.said_of, seat) for seat in seats]) or self.planned
        self.planned = []
        if self.head is not None:
            text, tone, seat, sign = self.head
            harms = tuple(sorted(self.hurt - {seat}))
            yield Told(f"{text}{': ' if self.clauses else ''}{'; '.join(self.clauses)}", tone, seat, sign, harms)
        elif self.clauses:
            text = "; ".join(self.clauses)
            yield Told(f"Y{text[1:]}" if text.startswith("you") else text, harms=tuple(sorted(self.hurt)))
        self.head, self.clauses, self.targets = None, [], ()
        self.hurt.clear()

    def say(self, text: str, tone: Tone = "plain", seat: int | None = None, sign: str = "") -> Lines:
        """A line of its own."""
        yield from self.close()
        yield Told(text, tone, seat, sign)

    def hurts(self, *seats: int) -> None:
        """What is being told is bad news for these heroes; what a hero's own deed costs them is not."""
        self.hurt.update(seats)

    def noted(self, fact: Any) -> Lines:
        clause = CLAUSES.get(fact.note)
        if clause is None:
            yield from super().noted(fact)
            return
        text = clause(self, *fact.args)
        if text:
            self.clauses.append(text)

    # Names

    def name_of(self, number: int) -> str:
        return NAME[self.world.kinds[number]]

    def the(self, ref: Any) -> str:
        """`the Baker`; those with a name of their own go without."""
        number = number_of(ref)
        if not isinstance(number, int):
            return "somebody"
        name = self.name_of(number)
        return name if name.startswith("The ") or self.world.kinds[number] in PROPER else f"the {name}"

    def played(self, ref: Any) -> str:
        """The card that a hero plays, by its name as soon as everybody knows it."""
        return self.card(self.acting if isinstance(self.acting, int) and not isinstance(ref, The) else ref)

    def at_first(self, ref: Any) -> str:
        """`The Baker`, to begin a sentence."""
        name = self.the(ref)
        return capitalized(name)

    def does(self, seat: int, verb: str, what: str) -> str:
        """`takes a Wound`, with the hero's name unless the line is about that hero."""
        return f"{VERBS[verb]} {what}" if self.is_about(seat) else self.said_of(seat, f"{VERBS[verb]} {what}")

    def said_of(self, seat: int, what: str) -> str:
        """`Aldo takes a Wound`, `you take a Wound`."""
        verb, _, rest = what.partition(" ")
        return f"{self.whom(seat)} {ONES[verb] if self.is_you(seat) else verb} {rest}"

    def purse_of(self, seat: int) -> str:
        """`Aldo's purse`, `your purse`, and `your purse (2)` where somebody plays two heroes."""
        return f"your purse{self.names[seat][len('You') :]}" if self.is_you(seat) else f"{self.names[seat]}'s purse"

    def is_about(self, seat: int) -> bool:
        """Whether the open line is what this hero does."""
        return self.head is not None and self.head[2] == seat

    def verb(self, ref: Any, word: str) -> str:
        """`flees`, or `flee` where a name is of several."""
        number = number_of(ref)
        return word if isinstance(number, int) and self.world.kinds[number] in MANY else f"{word}s"

    def is_target(self, foe: Any) -> bool:
        """Whether the line has just named this as its only target."""
        return self.targets == (number_of(foe),)

    # Steps

    def entered(self, fact: Entered) -> Lines:
        if fact.phase == "draw":
            yield from self.say(f"Round {ROUND(self.world)}", "title")
        elif fact.phase in STEP_TITLES:
            yield from self.say(STEP_TITLES[fact.phase], "dim")

    def ended(self, fact: Ended) -> Lines:
        yield from self.close()
        won = fact.outcome.code in WINS
        yield Told(f"{'The heroes win' if won else 'The heroes lose'}: {fact.outcome.reason}", "news")

    def shown(self, fact: Moved) -> Lines:
        """Cards that act when drawn are shown."""
        if fact.side == UP:
            seat = self.owner_of(fact.to)
            yield from self.open(f"shows {self.cards(fact.pieces)}", "dim", seat)

    def faces(self, faction: str) -> Lines:
        yield from self.say(f"Haven Town faces {faction_name(faction)}", "title")
        yield from self.say(box().factions[faction].faction.problem, "dim")  # type: ignore[index]

    def stacks(self, *kinds: str) -> Lines:
        yield from self.say(f"The stacks: {listed([kind_name(kind) for kind in kinds])}", "dim")

    def picks(self, seat: int, kind: str) -> Lines:
        yield from self.say(f"chooses {kind_name(kind)}", seat=seat)

    def laid(self, card: The) -> Lines:
        yield from self.open(f"{self.at_first(card)} is laid in Town", "bad", sign="infiltrator")

    def town_laid(self, villagers: int, walls: int) -> Lines:
        standing = [counted(n, noun) for n, noun in ((villagers, "Villager"), (walls, "Wall")) if n]
        stand = "stands" if villagers + walls < 2 else "stand"
        text = f"Town is laid: {listed(standing) or 'nobody'} {stand}"
        yield from self.say(text, "plain" if standing else "bad", sign="town")

    def slips_in(self, card: The) -> Lines:
        yield from self.say(f"{self.at_first(card)} slips into the Town discard", "bad", sign="infiltrator")

    def visits(self, card: The) -> Lines:
        yield from self.say(f"{self.at_first(card)} comes to the gate", "dim", sign="traveller")

    def walks(self, monster: The, space: int) -> Lines:
        yield from self.open(f"{self.card(monster)} to {track_name(space)}", "bad", sign="monster")
        plans = PLANS[self.world.kinds[monster.piece]]
        self.planned = [plans[space - 1].text] if 0 < space <= len(plans) else []  # where nothing else is told of it
        if BOSS[self.world.kinds[monster.piece]]:
            self.hurts(*range(self.world.seats))

    def flees(self, monster: The) -> Lines:
        symbols = SYMBOLS[self.world.kinds[monster.piece]]
        yield from self.say(
            f"{self.card(monster)} {self.verb(monster, 'flee')}: +{symbols} power a round", "bad", sign="monster"
        )

    def rampages(self, monster: The) -> Lines:
        yield from self.say(f"{self.card(monster)} rampages: it will start again", "bad", sign="monster")

    def crumbles(self, monster: The) -> Lines:
        yield from self.say(f"{self.card(monster)} crumbles to dust", "dim", sign="monster")

    def power_grows(self, before: int, heroes: int, symbols: int, after: int) -> Lines:
        yield from self.say(f"Power {before} + {heroes} + {symbols} = {after}", sign="power")

    def arrives(self, card: The, cost: int, left: int) -> Lines:
        kind = self.world.kinds[card.piece]
        text = f"{self.card(card)} {self.verb(card, 'arrive')} for {cost}, {left} left"
        yield from self.close()
        harms = tuple(range(self.world.seats)) if BOSS[kind] else ()
        yield Told(text, "news" if SORT[kind] == "rift" else "bad", sign="power", harms=harms)

    def returns(self, monster: The) -> Lines:
        yield from self.say(f"{self.card(monster)} is back at Start", "bad", sign="monster")

    # Deeds of heroes

    def attacks(self, seat: int, card: The, *foes: The) -> Lines:
        aims = listed([self.card(foe) for foe in foes])
        yield from self.open(f"plays {self.played(card)}{f' on {aims}' if aims else ''}", "plain", seat, "attack")
        self.targets = tuple(foe.piece for foe in foes)

    def aids(self, seat: int, card: The) -> Lines:
        yield from self.open(f"seeks aid from {self.the(card)}", "plain", seat, "villager")

    def plays(self, seat: int, card: The) -> Lines:
        yield from self.open(f"plays {self.played(card)}", "plain", seat, "action")

    def uses(self, seat: int, card: The) -> Lines:
        yield from self.open(f"uses {self.the(card)}", "plain", seat, "loot")

    def keeps(self, seat: int, card: The) -> Lines:
        yield from self.open(f"keeps {self.card(card)}", "plain", seat, "skill")

    def binds(self, seat: int, kind: str) -> Lines:
        yield from self.open(f"binds a {kind_name(kind)}", "good", seat, "affliction")

    def buys(self, seat: int, card: The) -> Lines:
        yield from self.open(f"buys {self.card(card)}", "plain", seat, "market")

    def invites(self, seat: int, card: The) -> Lines:
        yield from self.open(f"invites {self.the(card)}", "good", seat, "villager")

    def expels(self, seat: int, card: The) -> Lines:
        yield from self.open(f"sends off {self.the(card)}", "good", seat, "infiltrator")

    def builds(self, seat: int, wall: The, prowess: int, magic: int, coin: int) -> Lines:
        total = gauges_of(self.world).walls.of
        built = walls_built(self.world, total) + 1
        price = cost_in_words((prowess, magic, coin)) or "nothing"
        text = f"builds {self.the(wall)} for {price}, {spelled(built)} of {spelled(total)}"
        yield from self.open(text, "good", seat, "wall")

    def seals(self, seat: int, card: The) -> Lines:
        if SORT[self.world.kinds[card.piece]] != "rift":
            what = self.the(card) if SORT[self.world.kinds[card.piece]] == "totem" else self.card(card)
            yield from self.open(f"seals {what}", "good", seat, "rift")
            return
        sealed = rifts_sealed(self.world) + 1
        left = self.world.seats - sealed
        text = f"seals the {ORDINALS[sealed]} rift{f', {spelled(left)} to go' if left else ''}"
        yield from self.open(text, "news", seat, "rift")

    def gives(self, seat: int, to: int, count: int) -> Lines:
        yield from self.say(f"gives {count}¢ to {self.whom(to)}", "good", seat, "coin")

    def opens_purse(self, seat: int) -> Lines:
        yield from self.say("opens the purse to everyone", "dim", seat, "coin")

    def closes_purse(self, seat: int) -> Lines:
        yield from self.say("closes the purse", "dim", seat, "coin")

    def tells(self, seat: int, hits: int, ranged: int, prowess: int, magic: int, heals: int) -> Lines:
        melee = hits_in_words(hits) if hits else ""
        afar = f"{ranged if hits else hits_in_words(ranged)} from afar" if ranged else ""
        parts = [
            f"deal {' and '.join(filter(None, (melee, afar)))}" if hits or ranged else "",
            f"pay {cost_in_words((prowess, magic, 0))}" if prowess or magic else "",
            f"heal {heals}" if heals else "",
        ]
        able = listed([part for part in parts if part])
        yield from self.say(f"can {able}" if able else "can do nothing more this round", "dim", seat)

    def chooses(self, seat: int, monster: The) -> Lines:
        yield from self.open(f"chooses {self.card(monster)} for all", "plain", seat)

    tellers = {Entered: entered, Noted: noted, Ended: ended}
    moves = {("deck", "hand"): shown}
    notes = {
        "faces": faces, "stacks": stacks, "picks": picks, "laid": laid, "town_laid": town_laid, "slips_in": slips_in,
        "visits": visits, "walks": walks, "flees": flees, "rampages": rampages, "crumbles": crumbles,
        "power_grows": power_grows, "arrives": arrives, "returns": returns, "attacks": attacks, "aids": aids,
        "plays": plays, "lays_open": plays, "uses": uses, "keeps": keeps, "binds": binds, "buys": buys,
        "invites": invites, "expels": expels, "builds": builds, "seals": seals, "gives": gives,
        "opens_purse": opens_purse, "closes_purse": closes_purse, "tells": tells, "chooses": chooses,
    }  # fmt: skip


def of_all(clauses: list[str], heroes: Sequence[Callable[[str], str]]) -> list[str]:
    """What every hero has to take or lose is said once: `every hero takes a Burn`. A hero says what is told of them."""
    rests = dict.fromkeys(clause.partition(f" {verb} ")[2] for clause in clauses for verb in (*VERBS, *ONES))
    for what in (f"{verb} {rest}" for verb in ONES for rest in rests if rest):
        each = [told_of(what) for told_of in heroes]
        if len(heroes) > 1 and all(clause in clauses for clause in each):
            first = clauses.index(next(clause for clause in clauses if clause in each))
            rest = [clause for clause in clauses[first:] if clause not in each]
            clauses = [*clauses[:first], f"every hero {what}", *rest]
    return clauses


PICTURED = frozenset(
    {"laid", "slips_in", "walks", "flees", "rampages", "crumbles", "power_grows", "arrives", "returns"}
)
"""What the game itself does between two rounds of the heroes: each is shown with all that came of it."""
