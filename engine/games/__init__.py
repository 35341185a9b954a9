"""All games there are, by slug. A new game is one more entry here.

`GAMES[slug]` loads the rules, the words and the bot of a game when they are first asked for; what is told of it in
lists is there at once, from `GAMES.entry(slug)`.
"""

from collections.abc import Iterator, MutableMapping
from importlib import import_module

from engine.content.entry import GameEntry
from engine.games.fairy_tale.entry import ENTRY as FAIRY_TALE
from engine.games.mage_quest.entry import ENTRY as MAGE_QUEST
from engine.games.quests_of_shadowgate.entry import ENTRY as QUESTS_OF_SHADOWGATE
from engine.games.shadowrift.entry import ENTRY as SHADOWRIFT
from engine.games.shadowscape.entry import ENTRY as SHADOWSCAPE
from engine.kit.game import Game

ENTRIES = {entry.slug: entry for entry in (FAIRY_TALE, QUESTS_OF_SHADOWGATE, MAGE_QUEST, SHADOWSCAPE, SHADOWRIFT)}


class Games(MutableMapping[str, Game]):
    """Games by slug, each loaded from its `game.py` when it is first asked for."""

    def __init__(self) -> None:
        self._known: dict[str, Game | None] = dict.fromkeys(ENTRIES)

    def __getitem__(self, slug: str) -> Game:
        game = self._known[slug]
        if game is None:
            game = self._known[slug] = import_module(f"{__name__}.{slug}.game").GAME
        return game

    def __setitem__(self, slug: str, game: Game) -> None:
        self._known[slug] = game

    def __delitem__(self, slug: str) -> None:
        del self._known[slug]

    def __iter__(self) -> Iterator[str]:
        return iter(self._known)

    def __len__(self) -> int:
        return len(self._known)

    def __contains__(self, slug: object) -> bool:
        return slug in self._known

    def entry(self, slug: str) -> GameEntry | Game:
        """What lists tell of a game: its title, seats and options, without its rules where they are not loaded."""
        return self._known[slug] or ENTRIES[slug]


GAMES = Games()
