import os
import tty

import pytest

from drivers.connect import link_to
from tests.fast.drivers.harness import Recorder, hasty


@pytest.fixture
def bare_line():
    """A pseudo-terminal whose other end the test holds itself."""
    master, slave = os.openpty()
    tty.setraw(slave)
    os.set_blocking(master, False)
    yield master, os.ttyname(slave)
    os.close(slave)
    os.close(master)


@pytest.fixture
def told():
    return Recorder()


@pytest.fixture
def linked(told):
    links = []

    def start(where, protocol="angel-eye", **options):
        link = link_to(where, protocol, told, backoff=hasty(), **options)
        links.append(link)
        link.start()
        return link

    yield start
    for link in links:
        link.close()
