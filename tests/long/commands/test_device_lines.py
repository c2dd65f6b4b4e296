"""`device probe` on lines that are set otherwise, lost, or on a network."""

import re
import socketserver
import subprocess
import sys
from contextlib import contextmanager, suppress
from threading import Event, Thread

import pytest

from tests.fast.cli.conftest import terminal
from tests.helpers.outside import outside
from tests.helpers.twin_process import TwinProcess

__all__ = ["terminal"]


@contextmanager
def served(serve):
    """A TCP server, and what it does with each that connects."""

    class Each(socketserver.BaseRequestHandler):
        def handle(self):
            serve(self.request)

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Each) as server:
        server.daemon_threads, server.block_on_close = True, False
        Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
        yield server.server_address[1]
        server.shutdown()


def cards(line):
    """Two at a time, as at a table, until it is left: whoever opens a line begins with what comes then."""
    line.settimeout(0.05)
    with suppress(ConnectionError):
        while not left(line):
            line.sendall(b"AS\r\nKD\r\n")


def left(line):
    try:
        return line.recv(1) == b""
    except TimeoutError:
        return False


def test_what_comes_over_tcp_has_no_speed(terminal):
    with served(cards) as port:
        run = terminal("device", "probe", f"socket://127.0.0.1:{port}", "--seconds", "20")
    assert run.code == 0
    assert "card-line" in run.out and not re.search(r"[5-8][NEO][12]", run.out), run.out


@contextmanager
def set_otherwise():
    """A reader at another speed, with a prefix before each card."""
    with TwinProcess("card-line", "--baud", "19200", "--option", "prefix=K:") as reader:
        reader.gesture("insert-deck")
        with repeated(lambda: reader.gesture("draw-card"), 0.7):
            yield reader


def test_bytes_that_make_no_sense_are_shown_and_an_option_gives_them_sense(terminal):
    with set_otherwise() as reader:
        where = ("device", "probe", reader.where, "--line", "19200 8N1", "--seconds", "3")
        for more in ((), ("--protocol", "card-line")):
            run = terminal(*where, *more)
            shown = r"^19200 8N1: \d+ bytes; they make no sense; first 4B 3A .*  \|K:.*\|$"
            assert run.code == 1 and re.search(shown, run.out, re.MULTILINE)
        run = terminal(*where, "--option", "prefix=K:")
    assert run.code == 0 and run.out.startswith("card-line (19200 8N1, ")
    assert "prefix=K:" in run.out and "understood" in run.out
    assert "no protocol has prefx" in terminal(*where, "--option", "prefx=K:").refusal()


def test_seven_bits_and_a_parity_are_found(terminal):
    with outside("card_line", "7E1") as reader:
        where = reader.stdout.readline().strip()
        with repeated(lambda: print("draw-card", file=reader.stdin, flush=True), 0.7):
            run = terminal("device", "probe", where, "--seconds", "3")
    assert run.code == 0, run.out
    assert run.out.splitlines()[-1].startswith("card-line (")
    assert "7E1" in run.out.splitlines()[-1]


@contextmanager
def repeated(does, seconds):
    over = Event()

    def goes_on():
        while not over.wait(seconds):
            does()

    hand = Thread(target=goes_on)
    hand.start()
    try:
        yield
    finally:
        over.set()
        hand.join()


def cards_laid_on(reader):
    """One after the other, as long as somebody listens."""

    def lays():
        reader.gesture("insert-deck As")
        reader.gesture("draw-card")

    return repeated(lays, 0.1)


def test_a_line_reader_is_heard_as_it_is_set_and_its_settings_are_told(terminal):
    with TwinProcess("card-line", "--option", "end=cr", "--option", "prefix=K:") as reader:
        arguments = ("device", "probe", reader.where, "--protocol", "card-line", "--line", "19200 7E1")
        with cards_laid_on(reader):
            run = terminal(*arguments, "--option", "end=cr", "--option", "prefix=K:", "--seconds", "10")
    unreadable = "unreadable=NOREAD,NO READ,NR,ERROR,?"
    assert run.out == f"card-line (19200 7E1, end=cr, prefix=K:, {unreadable}): understood\n"


@pytest.mark.filterwarnings("ignore:set(Daemon|Name):DeprecationWarning")
def test_a_server_that_does_not_speak_rfc_2217_is_told_with_what_to_do(terminal):
    for arguments in ((), ("--protocol", "angel-eye")):
        with served(lambda line: line.recv(4096) and Event().wait(20)) as port:
            run = terminal("device", "probe", f"rfc2217://127.0.0.1:{port}", "--seconds", "0.5", *arguments)
        assert "no serial server answers there in RFC 2217; set the server's port to RFC 2217, or" in run.refusal()


def test_a_line_that_is_lost_at_once_is_told(terminal):
    with served(lambda line: line.close()) as port:
        where = f"socket://127.0.0.1:{port}"
        run = terminal("device", "probe", where, "--protocol", "packet-shuffler", "--seconds", "2")
    assert run.code == 1
    assert re.search(r"the line was lost; check the cable .*\(\d times\)", run.out)


@pytest.fixture
def machine():
    with TwinProcess("packet-shuffler", "--seed", "3") as twin:
        yield twin


def test_a_port_that_another_program_reads_is_told_with_its_name(terminal, machine):
    command = [sys.executable, "-m", "dealer_terminal", "device", "watch", machine.where]
    with subprocess.Popen([*command, "--protocol", "packet-shuffler"], stdout=subprocess.PIPE, text=True) as other:
        other.stdout.readline()
        other.stdout.readline()
        told = terminal("device", "probe", machine.where, "--protocol", "packet-shuffler").refusal()
        other.terminate()
    assert "in use by another program (" in told
    assert f"dealer_terminal, process {other.pid})" in told
