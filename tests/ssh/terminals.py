"""A terminal made for tests: what was written to it, how much it still has to take, what it was told."""

from tui.server.terminal.terminal import Extent


class FakeTerminal:
    def __init__(self, size=(80, 24), **surroundings):
        self.listener = None
        self.extent = Extent(*size)
        self.surroundings = {"TERM": "xterm-256color", "COLORTERM": "truecolor", **surroundings}
        self.output = b""
        self.waiting = 0
        self.held = []
        self.hung_up = ""
        self.status = None

    def write(self, data):
        self.output += data

    def backlog(self):
        return self.waiting

    def hold(self, held):
        self.held.append(held)

    def finish(self, status):
        self.status = status

    def hang_up(self, why):
        self.hung_up = why
