import os
import tty

import pytest


@pytest.fixture
def bare_line():
    """A pseudo-terminal whose other end the test holds itself."""
    master, slave = os.openpty()
    tty.setraw(slave)
    os.set_blocking(master, False)
    yield master, os.ttyname(slave)
    os.close(slave)
    os.close(master)
