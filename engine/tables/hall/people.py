"""Who is who in a hall: the name somebody chose and how they like things, kept under the key they came with.

A name belongs to one person; what a guest was called is free again when they have left. Ids say nothing about keys.
"""

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

import msgspec

from engine.core import Rejected
from engine.store import Book, EventStore
from engine.tables.name_scripts import is_sound
from engine.tables.plain_text import plain_name, sound_of

GUEST = "guest-"


class Who(msgspec.Struct, frozen=True):
    """Somebody in the hall."""

    id: str
    name: str

    @property
    def is_guest(self) -> bool:
        return self.id.startswith(GUEST)


class Profile(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is remembered of a person; their settings mean something only to the screens."""

    name: str = ""
    settings: dict[str, Any] = {}


class Owner(msgspec.Struct, frozen=True):
    """Whose name something is."""

    id: str


def id_of(key: str) -> str:
    """The person with this key, by an id that does not tell it: logs carry ids."""
    return blake2b(key.encode(), digest_size=10).hexdigest()


def guest_id(visit: str) -> str:
    """Somebody without a key, for one visit."""
    return f"{GUEST}{blake2b(visit.encode(), digest_size=10).hexdigest()}"


class People:
    """The guest book."""

    def __init__(self, store: EventStore, is_here: Callable[[str], bool] = lambda _: False) -> None:
        self.profiles = Book(store, "people", Profile)
        self.names = Book(store, "names", Owner)
        self._is_here = is_here

    def profile(self, id: str) -> Profile:
        """What is remembered of somebody; nothing of who was never here."""
        return self.profiles.get(id) or Profile()

    def call(self, id: str, name: str) -> Who:
        """Give somebody the name they choose. Raises Rejected where it is no name, or another person's."""
        who = Who(id, plain_name(name))
        if not who.name:
            raise Rejected("NoName", "A name needs at least one letter.")
        if not is_sound(who.name):
            raise Rejected("OddName", "Use letters of one alphabet; digits, spaces and - ' . are allowed between them.")
        taken = self.names.change(sound_of(who.name), lambda owner: self._owner_after(owner, id))
        if taken != Owner(id):
            raise Rejected("NameTaken", f"Someone else here is already called {who.name}.")
        before = self.profile(id).name
        self.profiles.change(id, lambda profile: msgspec.structs.replace(profile or Profile(), name=who.name))
        if before and sound_of(before) != sound_of(who.name):
            self._free(before, id)
        return who

    def is_free(self, id: str, name: str) -> bool:
        """Whether somebody could be called so."""
        return self._owner_after(self.names.get(sound_of(plain_name(name))), id) == Owner(id)

    def remember(self, id: str, settings: dict[str, Any]) -> None:
        """Keep how somebody likes things."""
        self.profiles.change(id, lambda profile: msgspec.structs.replace(profile or Profile(), settings=settings))

    def forget(self, who: Who) -> None:
        """A guest has left for good."""
        if who.is_guest:
            self.release(who)

    def release(self, who: Who) -> None:
        """Somebody is nobody any more: their name is free, and nothing is remembered of them."""
        self._free(who.name, who.id)
        self.profiles.strike(who.id)

    def _owner_after(self, owner: Owner | None, id: str) -> Owner:
        if owner is None or (Who(owner.id, "").is_guest and not self._is_here(owner.id)):
            return Owner(id)
        return owner

    def _free(self, name: str, id: str) -> None:
        self.names.change(sound_of(name), lambda owner: None if owner == Owner(id) else owner)
