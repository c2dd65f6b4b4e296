"""A port that is not there: a cable that is out, where it was there before; else one that was never plugged in."""

import threading

import pytest

from drivers import errors
from drivers.angel_eye.machine.twin import AngelEyeTwin
from drivers.connect import link_to
from drivers.pipe import Nature, Port
from drivers.status import Listening, Lost
from drivers.twin.inside import Inside
from tests.fast.drivers.harness import Recorder, hasty


@pytest.fixture
def told():
    return Recorder()


@pytest.fixture
def linked(told):
    links = []

    def start(port):
        links.append(link_to(port, "angel-eye", told, backoff=hasty()))
        links[-1].start()

    yield start
    for link in links:
        link.close()


def test_a_port_that_is_gone_with_its_cable_is_a_lost_line_and_no_port_only_where_it_never_was(linked, told):
    stand = Inside(AngelEyeTwin())
    stand.unplug()
    linked(stand.port)
    told.wait_for_status(Lost)
    stand.plug()
    told.wait_for_status(Listening)
    stand.unplug()
    told.wait(lambda: errors.PortGone(stand.port.name) in losses(told))
    kinds = [type(error) for error in losses(told)]
    assert set(kinds[: kinds.index(errors.LineLost)]) == {errors.NoSuchPort}
    assert set(kinds[kinds.index(errors.LineLost) + 1 :]) == {errors.PortGone}


def test_a_port_that_fails_is_gone_only_where_it_was_there(linked, told):
    stand = Inside(AngelEyeTwin())
    fails = threading.Event()
    fails.set()

    def opened():
        if fails.is_set():
            raise errors.PortFails(stand.port.name)
        return stand.port.open()

    linked(Port(stand.port.name, Nature.SIMULATED, opened))
    assert isinstance(told.wait_for_status(Lost).error, errors.PortFails)
    fails.clear()
    told.wait_for_status(Listening)
    fails.set()
    stand.unplug()
    told.wait(lambda: errors.PortGone(stand.port.name) in losses(told))


def losses(told):
    return [status.error for status in told.statuses if isinstance(status, Lost)]
