"""What the inspector tells about players, their characters and abilities, buttons and answers, and the draft."""

from __future__ import annotations

from engine.games.quests_of_shadowgate.bot.prospects import sheets_ahead
from engine.games.quests_of_shadowgate.content.forms import Ability, Character
from engine.games.quests_of_shadowgate.names import three_words, word
from engine.kit.words import listed, spelled
from tui.board.contract import Inspection, Scene
from tui.board.spots import Spot
from tui.draw.canvas import Word, Words
from tui.draw.glyphs import CONDITIONAL
from tui.games.quests_of_shadowgate.inspecting_things import about_card, flavour
from tui.games.quests_of_shadowgate.look import gain
from tui.games.quests_of_shadowgate.paint.people import bases
from tui.games.quests_of_shadowgate.scenes.buttons import CYCLE, PAY_ALL, PLAY_EVENT, STOP, TAKE_BACK
from tui.games.quests_of_shadowgate.scenes.reading import Reading
from tui.games.quests_of_shadowgate.view import Button, DraftFace, Option, Person, Purchase

TELLS = {
    STOP: "Every action you do not use draws a card in the Draw phase.",
    CYCLE: "Discards the four open quests and the pool, then deals new ones.",
    TAKE_BACK: "Your cards return to your hand, and you spend no action.",
    "theft": "Your cards return to your hand, but the theft's action is lost.",
}
HEADINGS = {STOP: "Actions", CYCLE: "Actions", TAKE_BACK: "Acquiring items", PAY_ALL: "Acquiring items"}


def about_person(scene: Scene, person: Person, *, is_character: bool) -> Inspection:
    """A character or an ability that somebody has."""
    reading = Reading(scene)
    face = person.character if is_character else person.ability
    assert face is not None, "nobody points at what is not there"
    head: Words = (reading.who(person.seat), Word(f"  {face.name}", "bright", bold=True))
    if isinstance(face, Ability):
        return Inspection(title=head, lines=((Word(face.text),), flavour(face.flavour)), heading="Abilities")
    return Inspection(title=head, lines=(*character_lines(face, person), standing(scene, person)), heading="Characters")


def character_lines(face: Character, person: Person) -> tuple[Words, ...]:
    never = Word("base types, never used up: ", "dim")
    return ((Word(three_words(face.stats)),), (never, *bases(person, wordy=True)), flavour(face.flavour))


def standing(scene: Scene, person: Person) -> Words:
    """What the player would have if the game ended now."""
    sheet = sheets_ahead(scene.world)[person.seat]
    words = [Word("If the game ended now: ", "dim"), Word(gain(sheet.halves).lstrip("+"), "bright", bold=True)]
    for line in sheet.lines:
        words += [Word(f"  {gain(line.halves)}", "lit" if line.halves > 0 else "warn"), Word(f" {line.reason}", "dim")]
    return tuple(words)


def about_face(scene: Scene, face: DraftFace) -> Inspection:
    """A side of a card in the draft."""
    reading = Reading(scene)
    title: list[Word] = [Word(face.face.name, "bright", bold=True)]
    if face.star:
        title.append(Word(f"  {CONDITIONAL} for beginners", "gold"))
    if face.taken is not None:
        title += [Word("  taken by " if face.is_up else "  other side taken by "), reading.who(face.taken)]
    if isinstance(face.face, Ability):
        return Inspection(
            title=tuple(title), lines=((Word(face.face.text),), flavour(face.face.flavour)), heading="Set-up"
        )
    base = listed([word(type) for type in face.face.base])
    lines = (
        (Word(three_words(face.face.stats)), Word(f"; base types {base}")),
        (Word("Stats pay towards every item and quest; items of base types are never used up.", "dim"),),
        flavour(face.face.flavour),
    )
    return Inspection(title=tuple(title), lines=lines, heading="Set-up")


def about_button(scene: Scene, button: Button, deal: Purchase | None) -> Inspection:
    """What pressing it does."""
    if button.name == PLAY_EVENT:
        return about_card(scene, Spot("event", 0), button.pieces[0])
    title: Words = (Word(button.label, "bright", bold=True),)
    if button.name == PAY_ALL and deal is not None:
        count = len(button.pieces)
        enter = "" if count == 1 else "pay with both" if count == 2 else f"pay with all {spelled(count)}"
        lines = (deal.suggestion, deal.reach, deal.after)
        return Inspection(title=title, lines=lines, heading="Acquiring items", enter=enter)
    tells = TELLS["theft"] if button.label.startswith("Give") else TELLS[button.name]
    return Inspection(title=title, lines=((Word(tells),),), heading=HEADINGS[button.name])


def about_option(scene: Scene, option: Option) -> Inspection:
    """An answer, with what it leads to."""
    return Inspection(title=(Word(option.title, option.role, bold=True),), lines=option.lines)
