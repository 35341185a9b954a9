"""What several tests of connections begin with."""

import pytest

from tui.server.connection.loop_accounting import Turns


@pytest.fixture
def turns():
    return Turns(lambda: 0.0)
