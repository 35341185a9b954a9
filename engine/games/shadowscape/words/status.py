"""Where a game of Shadowscape stands, in words for the header: turn, action, and how near the end is."""

from engine.core.world import World
from engine.games.shadowscape.content.printed import WHISPER
from engine.games.shadowscape.scoring import effort_of, shards_of, whispers_of
from engine.games.shadowscape.table import is_cooperative, lord_stands
from engine.games.shadowscape.tasks import ActionDue
from engine.games.shadowscape.zones import ACTIONS_LEFT, BURIED, FATE_DECK, LAST, ROUND, WHISPER_DECK, WHISPERS
from engine.kit.telling import Progress, Status
from engine.kit.words import numbered

PHASES = ("Action 1", "Action 2", "Enemies")


def status(world: World, seat: int | None) -> Status:
    """The turn, the phase in it, shards or claims, and how near the end is."""
    together = is_cooperative(world)
    count = whispers_of if together else shards_of
    scores = tuple(float(count(world, other)) for other in range(world.seats))
    done, whole = progress(world)
    teams = (tuple(range(world.seats)),) if together else ()
    side = together_now(world) if together else None
    if world.outcome is not None:
        final = world.outcome.scores or scores
        ended = Progress(f"with {numbered(effort_of(world).claims, 'whisper')}") if together else None
        return Status("The end", "Result", whole, whole, ("Result",), 0, final, "", teams, side=ended)
    if world.turn is None:
        return Status("Before play", "Heroes", 0, whole, ("Heroes",), 0, scores, "", teams, side=side)
    now, step = phase_now(world)
    return Status(f"Turn {ROUND(world)}", step, done, whole, PHASES, now, scores, end_words(world), teams, side=side)


def phase_now(world: World) -> tuple[int, str]:
    """The place in the turn and its name; an action that is being carried out counts as the one that is on."""
    if world.phase == "enemies":
        return 2, PHASES[2]
    left = ACTIONS_LEFT(world)
    acting = any(isinstance(task, ActionDue) for task in world.agenda)
    if not left and not acting:
        return 1, "Actions done"
    now = max(0, min(1, (1 if acting else 2) - left))
    return now, PHASES[now]


def progress(world: World) -> tuple[int, int]:
    """Whispers turned up so far, of those that can be before the lord wakes."""
    claimed = effort_of(world).claims
    left = len(world.zones[WHISPER_DECK]) + len(world.zones[WHISPERS])
    return claimed, max(1, claimed + left)


def end_words(world: World) -> str:
    """What will end the game."""
    if LAST(world) >= 0:
        return "last round"
    if is_cooperative(world):
        return f"{len(world.zones[FATE_DECK])} Fate left"
    if any(WHISPER[world.kinds[card]].is_lord for card in world.lying(WHISPERS)):
        return "the lord is awake" if lord_stands(world) else "the lord is slain"
    return f"lord wakes {awaking(world)}"


def awaking(world: World) -> str:
    """`in 3-5 whispers`: the lord's own lies among the last three, above those that were put under the deck."""
    most = max(1, len(world.zones[WHISPER_DECK]) - BURIED(world))
    return "at the next whisper" if most == 1 else f"in {max(1, most - 2)}-{most} whispers"


def together_now(world: World) -> Progress:
    """How far all heroes are: when the lord wakes, and then that it is to be slain."""
    claimed = effort_of(world).claims
    left = len(world.zones[WHISPER_DECK]) - BURIED(world)
    if lord_stands(world):
        return Progress("slay the lord", share=0.9)
    if world.turn is None:
        return Progress("0 whispers claimed", "0 claimed", share=0.0)
    words = f"{claimed} claimed, lord wakes {awaking(world)}"
    return Progress(words, f"lord {awaking(world)}", share=0.9 * claimed / max(1, claimed + left))
