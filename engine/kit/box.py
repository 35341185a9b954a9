"""Loading a game's box: every content file in its form, then what holds between the files; nothing is half loaded.

A game lists its files in one Struct (`Files`: a field a file, `game.toml` and `tutorial.toml` beside `cards/`), and its
`content/box.py` says how the box is put together from them; `BoxLoader` does the rest.
"""

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, Generic, TypeVar, get_args, get_type_hints

import msgspec

from engine.content.lesson import FIRST, Lesson, file_of
from engine.content.loading import BadContent, ContentProblem, content_root, try_toml
from engine.kit.words import listed

Box = TypeVar("Box")
MORE = "more"
LESSONS = "lessons"
BESIDE_CARDS = {"game": "game.toml", "lesson": file_of(FIRST)}

CALLED, SAYING, SIDES = ("id", "name", "short", "lines", "compact"), ("text", "flavour"), ("a", "b")
"""What forms call the names of a card, what it says, and its two sides."""


class Stock(dict[str, Any]):
    """Cards of one kind of file. A card that is not in the box, as an old or a forged log may name, has a stand-in.

    It is called by its id and looks like the first card; it is in no list, so nothing deals it.
    """

    def __init__(self, cards: dict[str, Any]) -> None:
        super().__init__(cards)
        self._absent: dict[str, Any] = {}

    def __missing__(self, id: str) -> Any:
        if id not in self._absent:
            self._absent[id] = stand_in(next(iter(self.values())), id)
        return self._absent[id]


def stand_in(sample: Any, id: str) -> Any:
    """Something like the sample, both sides of it, that is called by this id and says nothing else."""
    changes: dict[str, Any] = {}
    for name in sample.__struct_fields__:
        held = getattr(sample, name)
        if name in CALLED:
            changes[name] = id if isinstance(held, str) else (id,)
        elif name in SAYING:
            changes[name] = ""
        elif name in SIDES and isinstance(held, msgspec.Struct):
            changes[name] = stand_in(held, id)
    return msgspec.structs.replace(sample, **changes)


def with_stand_ins(box: Box) -> Box:
    """A box that knows what to call a card that it does not hold."""
    if not isinstance(box, msgspec.Struct):
        return box
    held = {name: getattr(box, name) for name in box.__struct_fields__}
    stocks = {name: Stock(cards) for name, cards in held.items() if is_stock(cards)}
    return msgspec.structs.replace(box, **stocks)


def is_stock(held: Any) -> bool:
    """Whether something in a box is cards by their ids."""
    return type(held) is dict and all(isinstance(card, msgspec.Struct) for card in held.values()) and bool(held)


class BoxLoader(Generic[Box]):
    """The content of one game. `files` is the Struct of its files: a field `maps` is read from `cards/maps.toml`.

    A field `more`, a dict of one form, takes all other card files by name; without it they are refused. A field
    `lessons` takes the lessons that the first one names, by name.
    `problems_in` finds what a single file cannot know, `build` makes the box; both are given the files.
    """

    def __init__(
        self,
        slug: str,
        files: Any,
        build: Callable[[Any], Box],
        problems_in: Callable[[Any], list[ContentProblem]],
    ) -> None:
        self.slug = slug
        self.files = files
        self.build = build
        self.problems_in = problems_in
        self._loaded = lru_cache(maxsize=8)(self._load)
        self._own: Box | None = None

    def __call__(self) -> Box:
        """The content that comes with the game."""
        if self._own is None:
            self._own = with_stand_ins(self.load())
        return self._own

    def load(self, root: Path | str | None = None) -> Box:
        """The content below `root` (the folder of all games), read once per folder; raises BadContent."""
        return self._loaded(content_root(root) / self.slug)

    def check(self, root: Path | str | None = None) -> list[ContentProblem]:
        """Everything wrong with the content as it lies on disk now; an empty list if it can be played."""
        try:
            return self.read(content_root(root) / self.slug)[1]
        except BadContent as bad:
            return list(bad.problems)

    def read(self, folder: Path) -> tuple[Box | None, list[ContentProblem]]:
        """All files of the game, and what is wrong with them."""
        problems: list[ContentProblem] = []
        found: dict[str, Any] = {}
        forms = get_type_hints(self.files)
        more = forms.pop(MORE, None)
        has_lessons = forms.pop(LESSONS, None) is not None
        for name, form in forms.items():
            path = BESIDE_CARDS.get(name, f"cards/{name}.toml")
            found[name] = try_toml(folder / path, form, problems, f"{self.slug}/{path}")
        for name in sorted(path.stem for path in (folder / "cards").glob("*.toml") if path.stem not in forms):
            path = f"cards/{name}.toml"
            if more is None:
                sentence = f"this file is not used; the card files are {listed(sorted(set(forms) - set(BESIDE_CARDS)))}"
                problems.append(ContentProblem(f"{self.slug}/{path}", "", sentence))
            else:
                form = get_args(more)[1]
                found.setdefault(MORE, {})[name] = try_toml(folder / path, form, problems, f"{self.slug}/{path}")
        if has_lessons:
            found[LESSONS] = self._lessons(folder, found["lesson"], problems)
        if None in [*found.values(), *found.get(MORE, {}).values(), *found.get(LESSONS, {}).values()]:
            return None, problems
        files = self.files(**found)
        problems += self.problems_in(files)
        return self.build(files), problems

    def _lessons(self, folder: Path, first: Lesson | None, problems: list[ContentProblem]) -> dict[str, Lesson | None]:
        """The lessons after the first; a file that it does not name would never be offered."""
        there = sorted(path.stem for path in (folder / LESSONS).glob("*.toml"))
        further = first.further if first is not None else there
        for name in there:
            if name not in further:
                sentence = f"{file_of(FIRST)} does not list this lesson"
                problems.append(ContentProblem(f"{self.slug}/{file_of(name)}", "", sentence))
        return {
            name: try_toml(folder / file_of(name), Lesson, problems, f"{self.slug}/{file_of(name)}") for name in further
        }

    def _load(self, folder: Path) -> Box:
        found, problems = self.read(folder)
        if found is None or problems:
            raise BadContent(problems)
        return found
