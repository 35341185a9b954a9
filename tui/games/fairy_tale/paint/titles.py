"""What stands in the rules above the hand: what becomes of it.

Called by `scene`. Words only, from what the viewer may see.
"""

from __future__ import annotations

from engine.games.fairy_tale.names import kind_name
from engine.games.fairy_tale.rules.opening import receivers_of
from engine.games.fairy_tale.tasks import ChoiceDue, ToExchange, ToKeep, ToPlay, ToTurn
from engine.games.fairy_tale.zones import DEALT, PLAYS
from engine.kit.words import spelled
from tui.board.contract import Scene
from tui.board.reading import who
from tui.draw.canvas import Word, Words
from tui.games.fairy_tale.scenes.holding import Holding

KEPT_NOTE = f"keep {spelled(DEALT)}, play {spelled(PLAYS)}"
PLAYED_NOTE = "cards you do not play are put away, face down for good"


def hand_note(scene: Scene, held: Holding) -> Words:
    """What to do with the hand, or what is done with it."""
    if scene.seat is None or scene.world.outcome is not None:
        return ()
    ask = scene.world.ask_of(scene.seat)
    if held.drafting:
        return drafting_note(scene, held)
    if held.chosen is not None:
        return (Word(f"{name(scene, held.chosen)} is chosen; everyone reveals at once"),)
    if isinstance(ask, ToPlay):
        return (Word(playing_words(scene)),)
    if isinstance(ask, ToTurn):
        return (Word(f"first turn a card in your row {'up' if ask.up else 'down'}", "dim"),)
    if isinstance(ask, ToExchange):
        return (Word("first swap a card in your row", "dim"),)
    return ()


def drafting_note(scene: Scene, held: Holding) -> Words:
    """`keep one, pass four to ▲ Aldo`"""
    assert scene.seat is not None
    ask = scene.world.ask_of(scene.seat)
    receiver = receivers_of(scene.world)[scene.seat]
    named = who(scene, receiver)
    if isinstance(ask, ToKeep):
        return (Word(f"keep one, pass {spelled(len(held.hand) - 1)} to "), named)
    if held.chosen is not None:
        rest = len(held.hand) - 1
        goes = "goes" if rest == 1 else "go"
        keeps = "you keep" if scene.seat in scene.you else "keeps"
        return (Word(f"{keeps} {name(scene, held.chosen)}, {spelled(rest)} {goes} to "), named)
    return ()


def playing_words(scene: Scene) -> str:
    """`play one, two more after it`"""
    task = scene.world.agenda[-1]
    left = PLAYS - task.play if isinstance(task, ChoiceDue) else 0
    return f"play one, {spelled(left)} more after it" if left else "play one, your last this round"


def name(scene: Scene, piece: int) -> str:
    return kind_name(scene.world.kinds[piece])
