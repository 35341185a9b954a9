"""What a player set once and expects to find again: read at start, written whenever a choice changes.

`load` never fails and never writes: a key or value it does not know is named in one sentence, its default is used, and
the file stays as it is. `save` replaces the file in one step and puts a file that had faults aside first.
"""

import difflib
import os
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec

Pace = Literal["instant", "brisk", "slow", "step"]
Confirm = Literal["always", "irreversible", "never"]
Hints = Literal["play", "explain", "point", "off"]
SHORTEST, LONGEST = 0.05, 60.0
Seconds = Annotated[float, msgspec.Meta(ge=SHORTEST, le=LONGEST)]


class Settings(msgspec.Struct, frozen=True):
    """The remembered choices; change one with `msgspec.structs.replace`."""

    theme: str = "duskhall-dark"
    """Name of a colour theme, ours or one of Textual's."""

    ascii: bool = False
    """Draw with ASCII twins instead of glyphs."""

    pace: Pace = "brisk"
    """How fast the turns of bots are shown; `step` waits for a key after each."""

    confirm: Confirm = "irreversible"
    """Which choices are asked twice."""

    hints: Hints = "play"
    """How far a hint goes when it is asked for again: to playing it, to its reason, no further, or never given."""

    think: Seconds = 1.0
    """Seconds that a bot which thinks ahead, or a hint, may take."""

    name: str = ""
    """How the player is called at tables; empty for "You"."""

    plain: bool = False
    """Play in lines of text even where there is a terminal."""

    last_options: dict[str, dict[str, Any]] = {}
    """By game: the options of the last table, offered again for the next."""

    introduced: dict[str, bool] = {}
    """By game: whether the first-run offer to learn it has been answered."""

    learnt: dict[str, list[str]] = {}
    """By game: the lessons that were followed to their last words."""


class Loaded(msgspec.Struct, frozen=True):
    """Settings fit for use, and one sentence about what was wrong with their file, if anything."""

    settings: Settings
    complaint: str | None = None


def load(path: Path) -> Loaded:
    """Read the file; where it is missing or at fault, defaults stand in."""
    try:
        raw = msgspec.json.decode(path.read_bytes())
    except FileNotFoundError:
        return Loaded(Settings())
    except OSError as error:
        return Loaded(Settings(), f"{path.name} cannot be read ({error.strerror or error}), so defaults are used.")
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        return Loaded(Settings(), f"{path.name} is not valid JSON ({error}), so defaults are used.")
    if not isinstance(raw, dict):
        return Loaded(Settings(), f"{path.name} does not hold a JSON object, so defaults are used.")
    return _settings_of(raw, path.name)


def save(path: Path, settings: Settings) -> None:
    """Write so that a reader, or a crash, meets either the old file or the new one, never half of one."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    text = msgspec.json.format(msgspec.json.encode(settings), indent=2) + b"\n"
    descriptor, draft = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".new")
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if load(path).complaint:
            path.replace(_free_name(path))
        Path(draft).replace(path)
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise


def _free_name(path: Path) -> Path:
    """A name beside the file under which nothing lies yet."""
    number = 1
    while (aside := path.with_name(f"{path.stem}.faulty-{number}{path.suffix}")).exists():
        number += 1
    return aside


def _settings_of(raw: Mapping[str, Any], file: str) -> Loaded:
    kinds = {field.name: field.type for field in msgspec.structs.fields(Settings)}
    good: dict[str, Any] = {}
    complaints = []
    for key, value in raw.items():
        if key not in kinds:
            complaints.append(f'{file}: "{key}" is not a setting{_hint(key, kinds)} and is ignored.')
            continue
        try:
            good[key] = msgspec.convert(value, kinds[key])
        except msgspec.ValidationError:
            complaints.append(_value_complaint(file, key, value, kinds[key]))
    return Loaded(Settings(**good), complaints[0] if complaints else None)


def _value_complaint(file: str, key: str, value: object, kind: Any) -> str:
    choices: tuple[str, ...] = get_args(kind) if get_origin(kind) is Literal else ()
    kinds = {bool: "true or false", str: "text", Seconds: f"a number from {SHORTEST:g} to {LONGEST:g}"}
    valid = " or ".join(choices) or kinds.get(kind, "an object with an entry per game")
    shown = msgspec.json.encode(value).decode()
    return f"{file}: {key} cannot be {shown}{_hint(str(value), choices)}; it must be {valid}. The default is used."


def _hint(word: str, known: Iterable[str]) -> str:
    near = difflib.get_close_matches(word.lower(), list(known), n=1)
    return f' (did you mean "{near[0]}"?)' if near else ""
