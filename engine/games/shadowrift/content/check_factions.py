"""What must hold for each faction: its sums, its one boss, how often it kills, and which special cards it may use."""

from engine.content.problems import ARROW, ContentProblem, Problems
from engine.games.shadowrift.content.effects import (
    Break,
    DrawMagic,
    Enter,
    Hunt,
    Kill,
    Lose,
    RaiseTotem,
    RaiseZombie,
)
from engine.games.shadowrift.content.file_forms import (
    FactionFile,
)
from engine.games.shadowrift.content.files import RIFT_FILE, TOWN_FILE, Files, faction_file
from engine.games.shadowrift.content.forms import (
    Infiltrator,
    Monster,
    Plan,
    PowerCard,
    Rift,
)
from engine.games.shadowrift.content.walking import effects_in
from engine.games.shadowrift.content.words import Effect

MONSTERS, POWERS, BOSSES = 12, 2, 1
COSTS, MEAN_HEALTH, SYMBOLS, DEADLY = (40, 42), (5.9, 6.5), (16, 18), (10, 17)
AREA_COST, AREA_SYMBOLS = 3, 1  # Powers and rifts


def faction_problems(files: Files) -> Problems:
    """Everything wrong with the factions, their Powers and the rifts."""
    for id, found in files.factions.items():
        file = faction_file(id)
        if found.faction.id != id:
            sentence = f'the id is the name of the file; valid: "{id}"'
            yield ContentProblem(file, f"faction{ARROW}id", sentence)
        yield from _sums(file, found)
        yield from _bosses(file, found)
        yield from _specials(file, found, files)
        for power in found.powers:
            yield from _area_card(file, f'powers "{power.id}"', power)
    for rift in files.rifts.cards:
        yield from _area_card(RIFT_FILE, f'cards "{rift.id}"', rift)
    yield from _lent(files)


def _sums(file: str, found: FactionFile) -> Problems:
    monsters = [monster for monster in found.monsters for _ in range(monster.copies)]
    health = sum(monster.health for monster in monsters) / max(1, len(monsters))
    plans = [plan for monster in monsters for plan in monster.plans]
    sums: list[tuple[str, str, float, tuple[float, float]]] = [
        ("monsters", "number of monsters", len(monsters), (MONSTERS, MONSTERS)),
        ("powers", "number of Powers", len(found.powers), (POWERS, POWERS)),
        ("monsters", "sum of the costs", sum(monster.cost for monster in monsters), COSTS),
        ("monsters", "mean health", health, MEAN_HEALTH),
        ("monsters", "number of symbols", sum(monster.symbols for monster in monsters), SYMBOLS),
        ("monsters", "number of plans that kill, hunt or break", sum(map(is_deadly, plans)), DEADLY),
    ]
    for path, what, number, (low, high) in sums:
        if not low <= number <= high:
            valid = f"{low:g}" if low == high else f"{low:g} to {high:g}"
            yield ContentProblem(file, path, f"the {what} is {number:.3g}, copies counted; valid: {valid}")


def is_deadly(plan: Plan) -> bool:
    """Whether a plan kills, hunts or breaks."""
    return any(isinstance(effect, Kill | Hunt | Break) for effect in plan.does)


def _bosses(file: str, found: FactionFile) -> Problems:
    bosses = [monster for monster in found.monsters if monster.boss]
    if sum(monster.copies for monster in bosses) != BOSSES:
        yield ContentProblem(file, "monsters", f"there are {len(bosses)} bosses; valid: one monster with boss = true")
    for monster in found.monsters:
        ends = [number for number, plan in enumerate(monster.plans, 1) if _loses(plan)]
        if ends != ([3] if monster.boss else []):
            sentence = 'valid: the effect "lose" in the third plan of the boss, and nowhere else'
            yield ContentProblem(file, f'monsters "{monster.id}"{ARROW}plans', sentence)


def _loses(plan: Plan) -> bool:
    return any(isinstance(effect, Lose) for effect in plan.does)


def _specials(file: str, found: FactionFile, files: Files) -> Problems:
    """Effects that need cards which this faction does not bring."""
    brought = {str(card.__struct_config__.tag) for card in found.specials}
    brought |= {
        card.id for card in files.town.cards if isinstance(card, Infiltrator) and card.faction == found.faction.id
    }
    cards: list[tuple[str, Monster | PowerCard]] = [(f'monsters "{card.id}"', card) for card in found.monsters]
    cards += [(f'powers "{card.id}"', card) for card in found.powers]
    for path, card in cards:
        for key, effect in effects_in(card, path):
            needed = needed_special(effect)
            if needed is not None and needed not in brought:
                valid = ", ".join(sorted(brought)) or "none"
                sentence = f"this needs cards of the sort {needed}, which this faction does not bring; valid: {valid}"
                yield ContentProblem(file, key, sentence)


def needed_special(effect: Effect) -> str | None:
    """The sort of special card that an effect brings into play."""
    match effect:
        case Enter(what="freeze" | "cultist" as what):
            return what
        case RaiseTotem():
            return "totem"
        case RaiseZombie():
            return "zombie"
        case DrawMagic():
            return "magic"
    return None


def _area_card(file: str, path: str, card: PowerCard | Rift) -> Problems:
    if card.cost != AREA_COST:
        yield ContentProblem(file, f"{path}{ARROW}cost", f"valid: {AREA_COST} for every Power and rift")
    if card.symbols != AREA_SYMBOLS:
        yield ContentProblem(file, f"{path}{ARROW}symbols", f"valid: {AREA_SYMBOLS} for every Power and rift")


def _lent(files: Files) -> Problems:
    """A faction's own Infiltrators take the place of the others, one for one."""
    enemies = [card for card in files.town.cards if isinstance(card, Infiltrator)]
    plain = sum(card.copies for card in enemies if card.faction is None)
    for id in {card.faction for card in enemies if card.faction}:
        own = sum(card.copies for card in enemies if card.faction == id)
        if own != plain:
            sentence = f"{own} Infiltrators of {id} take the place of {plain}; valid: {plain}"
            yield ContentProblem(TOWN_FILE, "cards", sentence)
