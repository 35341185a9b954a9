"""A board or a score sheet without an app: it keeps what it says instead of sending it."""

from tui.board.contract import Scene, SceneBoard
from tui.draw.glyphs import UNICODE, GlyphSet


class OffScreen(SceneBoard):
    """What a test mixes in before the board of a game: `class Heard(OffScreen, QuestBoard)`."""

    def __init__(self, scene: Scene | None = None) -> None:
        super().__init__()
        self.said: list[object] = []
        if scene is not None:
            self.show(scene)

    @property
    def glyphs(self) -> GlyphSet:
        return UNICODE

    def post_message(self, message) -> bool:
        self.said.append(message)
        return True

    def repaint(self) -> None:
        """There is no screen."""

    @property
    def played(self) -> list[tuple[object, ...]]:
        """Everything chosen so far, each action with those that the same key goes on with."""
        return [(one.action, *one.then) for one in self.said if isinstance(one, SceneBoard.Chose)]

    @property
    def chosen(self) -> list[object]:
        """The actions chosen so far."""
        return [actions[0] for actions in self.played]

    @property
    def pointed(self) -> SceneBoard.Pointed:
        """The last thing pointed at."""
        return [one for one in self.said if isinstance(one, SceneBoard.Pointed)][-1]

    @property
    def inspected(self) -> str:
        """What is told about the thing under the cursor, in plain text."""
        told = self.pointed.inspection
        assert told is not None
        return " ".join(word.text for words in (told.title, *told.lines) for word in words)
