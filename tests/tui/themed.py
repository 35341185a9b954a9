"""An app with our themes and nothing else, for tests of single widgets."""

from textual.app import App

from tui.draw.theme import THEMES, variable_defaults


class Themed(App[None]):
    """See the module; what it holds, the test composes."""

    def __init__(self) -> None:
        super().__init__()
        for theme in THEMES:
            self.register_theme(theme)

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return variable_defaults(self.current_theme)
