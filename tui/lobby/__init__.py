"""The hall as a meeting place: a lobby with open tables and talk, waiting rooms, tables that several people play.

`SharedHall` is the app for one person; `Meeting` is what all apps of one process share. Whatever brings people in (an
SSH server, a test) makes both. Play on one machine knows nothing of it.
"""

from tui.lobby.app import SharedHall
from tui.lobby.meeting import Meeting

__all__ = ["Meeting", "SharedHall"]
