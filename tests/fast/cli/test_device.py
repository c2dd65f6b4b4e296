"""`device` and `emulate`: what is on the lines, and a device that is not there."""

import re
import socketserver
import subprocess
import sys
from contextlib import contextmanager, suppress
from threading import Event, Thread

import pytest
import serial

from tests.helpers.outside import outside
from tests.helpers.twin_process import TwinProcess


@pytest.fixture
def machine():
    with TwinProcess("packet-shuffler", "--seed", "3") as twin:
        yield twin


def test_the_ports_are_listed_as_json(terminal):
    assert isinstance(terminal("device", "list", "--json").json, list)


def test_every_protocol_is_listed_as_json_with_its_line_and_its_settings(terminal):
    protocols = {each["name"]: each for each in terminal("device", "list", "--protocols", "--json").json}
    assert (protocols["angel-eye"]["line"], protocols["angel-eye"]["title"]) == ("4800 8N1", "Angel Eye shoe")
    assert {each["name"]: each["usual"] for each in protocols["card-line"]["options"]}["end"] == "any"
    assert protocols["angel-eye"]["options"][0]["choices"] == ["yes", "no"]


def test_a_machine_that_answers_is_named(terminal, machine):
    run = terminal("device", "probe", machine.where, "--protocol", "packet-shuffler")
    assert run.code == 0
    named = "packet-shuffler (38400 8N1): understood; SIMULATED TWIN-00, firmware 1.0; empty\n"
    assert re.sub(r"TWIN-\d+", "TWIN-00", run.out) == named


def test_a_machine_for_another_game_is_told(terminal, machine):
    arguments = ("device", "probe", machine.where, "--protocol", "packet-shuffler", "--seconds", "1")
    run = terminal(*arguments, "--packet-size", "3")
    assert "hands out 4 cards, the game needs 3" in run.out


OF_ANOTHER_GAME = {"send": ("verify-deck", "--allow-commands"), "accept": ("--name", "A. Ames", "--out", "a.page")}


@pytest.mark.parametrize("command", OF_ANOTHER_GAME)
def test_a_command_to_a_machine_of_another_game_says_so(terminal, machine, tmp_path, command):
    more = [str(tmp_path / word) if word == "a.page" else word for word in OF_ANOTHER_GAME[command]]
    words = ("device", command, machine.where, *more, "--protocol", "packet-shuffler", "--packet-size", "3")
    run = terminal(*words)
    assert run.code == 2
    assert "hands out 4 cards, the game needs 3; name its packets with --packet-size" in run.err
    assert not (tmp_path / "a.page").exists()


def test_what_is_not_understood_ends_with_1(terminal, machine):
    run = terminal("device", "probe", machine.where, "--protocol", "angel-eye", "--seconds", "0.5", "--json")
    assert run.code == 1
    assert '"understood":false' in run.out


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


@pytest.mark.parametrize("protocol", ["packet-shuffler", "angel-eye", "card-line"])
def test_a_line_that_is_lost_at_once_is_told(terminal, protocol):
    with served(lambda line: line.close()) as port:
        run = terminal("device", "probe", f"socket://127.0.0.1:{port}", "--protocol", protocol, "--seconds", "3")
    assert run.code == 1
    assert re.search(r"the line was lost; check the cable .*\(\d times\)", run.out)


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


@pytest.mark.parametrize("arguments", [(), ("--protocol", "card-line")], ids=str)
def test_what_comes_over_tcp_has_no_speed(terminal, arguments):
    with served(cards) as port:
        run = terminal("device", "probe", f"socket://127.0.0.1:{port}", "--seconds", "20", *arguments)
    assert run.code == 0
    assert "card-line" in run.out and not re.search(r"[5-8][NEO][12]", run.out), run.out


@pytest.mark.filterwarnings("ignore:set(Daemon|Name):DeprecationWarning")
@pytest.mark.parametrize("arguments", [(), ("--protocol", "angel-eye"), ("--protocol", "packet-shuffler")], ids=str)
def test_a_server_that_does_not_speak_rfc_2217_is_told_with_what_to_do(terminal, arguments):
    with served(lambda line: line.recv(4096) and Event().wait(20)) as port:
        run = terminal("device", "probe", f"rfc2217://127.0.0.1:{port}", "--seconds", "0.5", *arguments)
    assert "no serial server answers there in RFC 2217; set the server's port to RFC 2217, or" in run.refusal()


def test_everything_that_a_machine_says_is_shown_as_bytes_and_in_words(terminal, machine, tmp_path):
    machine.gesture("insert-deck")
    packet = machine.gesture("take-packet")
    log = tmp_path / "wire.log"
    run = terminal(
        *("device", "watch", machine.where, "--protocol", "packet-shuffler"), *("--seconds", "1", "--log", str(log))
    )
    assert run.code == 0
    assert "< 7E" in run.out
    assert f"PacketRead number=1 cards=[{' '.join(f'{chr(34)}{card}{chr(34)}' for card in packet.split())}]" in run.out
    assert "> 7E" in log.read_text()
    decoded = terminal("device", "decode", str(log))
    assert "PacketRead number=1" in decoded.out
    assert log.stat().st_mode & 0o077 == 0


def test_nothing_is_sent_without_a_flag(terminal, machine):
    told = terminal("device", "send", machine.where, "deal", "--protocol", "packet-shuffler").refusal()
    assert "--allow-commands" in told


def test_a_machine_is_not_taken_for_a_shoe_whatever_bytes_it_sends(terminal, machine):
    """Its packets hold bytes that an idle shoe might answer with."""
    machine.gesture("insert-deck")
    machine.gesture("take-packet")
    run = terminal("device", "probe", machine.where, "--seconds", "3")
    assert run.code == 0
    assert re.fullmatch(r"packet-shuffler \(\d+ 8N1\): understood; SIMULATED .*", run.out.splitlines()[-1])
    assert "angel-eye" not in run.out


def test_a_speed_that_no_protocol_usually_has_is_found(terminal):
    with TwinProcess("packet-shuffler", "--baud", "19200") as machine:
        for arguments in ((), ("--protocol", "packet-shuffler")):
            run = terminal("device", "probe", machine.where, "--seconds", "2.5", *arguments)
            assert run.code == 0
            assert "38400 8N1" in run.out
            assert run.out.splitlines()[-1].startswith("packet-shuffler (19200 8N1): understood; SIMULATED")


@contextmanager
def set_otherwise():
    """A reader at another speed, with a prefix before each card."""
    with TwinProcess("card-line", "--baud", "19200", "--option", "prefix=K:") as reader:
        reader.gesture("insert-deck")
        with repeated(lambda: reader.gesture("draw-card"), 0.7):
            yield reader


@pytest.mark.parametrize("arguments", [(), ("--protocol", "card-line")])
def test_of_what_makes_no_sense_the_first_bytes_are_shown(terminal, arguments):
    with set_otherwise() as reader:
        run = terminal("device", "probe", reader.where, "--line", "19200 8N1", "--seconds", "3", *arguments)
    assert run.code == 1
    assert re.search(r"^19200 8N1: \d+ bytes; they make no sense; first 4B 3A .*  \|K:.*\|$", run.out, re.MULTILINE)


def test_an_option_says_which_protocol_it_is(terminal):
    with set_otherwise() as reader:
        where = ("device", "probe", reader.where, "--line", "19200 8N1", "--seconds", "3")
        run = terminal(*where, "--option", "prefix=K:")
    assert run.code == 0, run.out
    assert run.out.startswith("card-line (19200 8N1, ")
    assert "prefix=K:" in run.out
    assert "understood" in run.out
    assert "no protocol has prefx" in terminal(*where, "--option", "prefx=K:").refusal()


@pytest.mark.parametrize("arguments", [(), ("--protocol", "card-line")])
def test_seven_bits_and_a_parity_are_found(terminal, arguments):
    with outside("card_line", "7E1") as reader:
        where = reader.stdout.readline().strip()
        with repeated(lambda: print("draw-card", file=reader.stdin, flush=True), 0.7):
            run = terminal("device", "probe", where, "--seconds", "3", *arguments)
    assert run.code == 0, run.out
    assert run.out.splitlines()[-1].startswith("card-line (")
    assert "7E1" in run.out.splitlines()[-1]


def test_a_line_on_which_nothing_is_heard_says_what_to_do(terminal):
    with TwinProcess("angel-eye", "--port", "0") as shoe:
        run = terminal("device", "probe", shoe.where, "--seconds", "0.2")
    assert run.code == 1
    assert run.out.endswith("nothing was heard; a shoe or a line reader speaks when a card is drawn\n")


def test_a_port_that_another_program_reads_is_told_with_its_name(terminal, machine):
    command = [sys.executable, "-m", "dealer_terminal", "device", "watch", machine.where]
    with subprocess.Popen([*command, "--protocol", "packet-shuffler"], stdout=subprocess.PIPE, text=True) as other:
        other.stdout.readline()
        other.stdout.readline()
        told = terminal("device", "probe", machine.where, "--protocol", "packet-shuffler").refusal()
        other.terminate()
    assert "in use by another program (" in told
    assert f"dealer_terminal, process {other.pid})" in told


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


def test_every_protocol_is_listed_with_its_line_and_its_settings(terminal):
    told = terminal("device", "list").out
    for word in ("angel-eye", "4800 8N1", "answers=yes", "card-line", "9600 8N1", "end=any", "packet-shuffler"):
        assert word in told


def test_what_may_be_written_for_a_setting_is_listed_beside_it(terminal):
    told = terminal("device", "list", "--protocols").out.splitlines()
    assert next(line for line in told if "end=any" in line).endswith("(any, cr, lf, crlf, nul, etx)")
    assert next(line for line in told if "prefix=" in line).endswith("or the character STX")


SENT = {"taken": ("lock", 0, "lock: taken\n"), "refused": ("deal", 1, "deal: not now\n")}


@pytest.mark.parametrize(("order", "code", "told"), SENT.values(), ids=SENT.keys())
def test_a_command_is_sent_where_allowed_and_its_answer_told(order, code, told, terminal, machine):
    run = terminal("device", "send", machine.where, order, "--protocol", "packet-shuffler", "--allow-commands")
    assert (run.code, run.out) == (code, told)


WRONG = {
    "no such setting": (
        ("device", "probe", "/dev/null", "--protocol", "card-line", "--option", "speed=1"),
        "speed: there is no such setting; it has end, prefix",
    ),
    "no value": (("device", "probe", "/dev/null", "--protocol", "card-line", "--option", "end"), "write NAME=VALUE"),
    "a setting of nobody": (("device", "probe", "/dev/null", "--option", "of=cr"), "no protocol has of"),
    "no line": (
        ("device", "watch", "/dev/null", "--protocol", "card-line", "--line", "fast"),
        'this is no line; write it as "9600 8N1"',
    ),
    "no such port": (("device", "probe", "/dev/ttyNOSUCH", "--protocol", "angel-eye"), "no such port"),
    "no such port to send to": (
        ("device", "send", "/dev/ttyNOSUCH", "lock", "--protocol", "angel-eye", "--allow-commands", "--seconds", "1"),
        "no such port",
    ),
    "no such protocol": (("device", "probe", "/dev/ttyS0", "--protocol", "deck-mate"), "there are angel-eye"),
    "no URL": (("device", "watch", "http://x", "--protocol", "angel-eye"), "this is no device URL"),
    "no such device to emulate": (("emulate", "--protocol", "deck-mate"), "there are angel-eye"),
    "no such fault": (("emulate", "--protocol", "angel-eye", "--fault", "rain"), "write one of drop"),
    "a fault more often than always": (("emulate", "--protocol", "angel-eye", "--fault", "drop=2"), "up to 1"),
    "no such script": (("emulate", "--protocol", "angel-eye", "--script", "/nowhere"), "name a script"),
    "no place for it": (("emulate", "--protocol", "angel-eye", "--path", "/nowhere/x"), "choose another place"),
    "no place for the log": (
        ("device", "watch", "loop://", "--protocol", "card-line", "--seconds", "0.1", "--log", "/nowhere/x"),
        "name a file in a folder",
    ),
    "a speed where there is none": (
        ("emulate", "--protocol", "angel-eye", "--port", "0", "--baud", "9600"),
        "--baud is of a serial line",
    ),
    "a file in its place": (("emulate", "--protocol", "angel-eye", "--path", __file__), "choose another place"),
}


@pytest.mark.parametrize(("arguments", "told"), WRONG.values(), ids=WRONG.keys())
def test_bad_input_gets_one_line(arguments, told, terminal):
    assert told in terminal(*arguments).refusal()


def test_a_script_moves_the_device_and_may_end_it(terminal, tmp_path):
    script = tmp_path / "shift.txt"
    script.write_text("# a short shift\ninsert-deck\ndraw-card\ndance\nfault drop\nwait 0.01\nquit\ndraw-card\n")
    run = terminal("emulate", "--protocol", "angel-eye", "--port", "0", "--seed", "7", "--script", str(script))
    where, *said = run.out.splitlines()
    assert where.startswith("socket://127.0.0.1:")
    assert [line.split()[0] for line in said] == ["ok", "ok", "no", "ok", "ok"]


@contextmanager
def emulated(*options):
    command = [sys.executable, "-m", "dealer_terminal", "emulate", *options]
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True)
    try:
        yield process, process.stdout.readline().strip()
    finally:
        process.terminate()
        process.communicate(timeout=10)


def test_without_anybody_to_type_it_stays_until_it_is_stopped(terminal):
    with emulated("--protocol", "packet-shuffler", "--port", "0") as (process, where):
        probes = [terminal("device", "probe", where, "--protocol", "packet-shuffler").code for _ in range(2)]
    assert (probes, process.returncode) == ([0, 0], 0)


@pytest.mark.parametrize(("verb", "more"), [("watch", ()), ("record", ("--out",))])
def test_what_never_had_the_port_says_why_and_ends_with_2(terminal, machine, tmp_path, verb, more):
    out = [*more, str(tmp_path / "it.wire")] if more else []
    wanted = (*("--protocol", "packet-shuffler", "--seconds", "0.8"), *out)
    with serial.Serial(machine.where, exclusive=True):
        run = terminal("device", verb, machine.where, *wanted)
    assert (run.code, run.err.count("\n")) == (2, 1)
    assert "the port is in use by another program" in run.err
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(("size", "exit_code"), [("1", 2), ("8", 2)])
def test_packets_have_two_to_seven_cards(terminal, size, exit_code):
    run = terminal("device", "probe", "/dev/null", "--protocol", "packet-shuffler", "--packet-size", size)
    assert run.code == exit_code
    assert "2<=x<=7" in run.err
