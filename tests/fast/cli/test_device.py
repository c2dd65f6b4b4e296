"""`device` and `emulate`: what is on the lines, and a device that is not there."""

import re

import pytest
import serial

from dealer_terminal.cli.device_conform import NOT_ALL, exit_code
from dealer_terminal.cli.device_conform import WRONG as WRONG_DEVICE
from drivers.kit.conformance.rules import Result, Tried
from tests.fast.cli.conftest import not_refused
from tests.helpers.twin_process import TwinProcess


@pytest.fixture
def machine():
    with TwinProcess("packet-shuffler", "--seed", "3") as twin:
        yield twin


def test_ports_and_protocols_are_listed_with_their_lines_and_settings(terminal):
    assert isinstance(terminal("device", "list", "--json").json, list)
    protocols = {each["name"]: each for each in terminal("device", "list", "--protocols", "--json").json}
    assert (protocols["angel-eye"]["line"], protocols["angel-eye"]["title"]) == ("4800 8N1", "Angel Eye shoe")
    assert {each["name"]: each["usual"] for each in protocols["card-line"]["options"]}["end"] == "any"
    assert protocols["angel-eye"]["options"][0]["choices"] == ["yes", "no"]
    told = terminal("device", "list").out
    for word in ("angel-eye", "4800 8N1", "answers=yes", "card-line", "9600 8N1", "end=any", "packet-shuffler"):
        assert word in told
    told = terminal("device", "list", "--protocols").out.splitlines()
    assert next(line for line in told if "end=any" in line).endswith("(any, cr, lf, crlf, nul, etx)")
    assert next(line for line in told if "prefix=" in line).endswith("or the character STX")


def test_a_machine_is_named_by_its_own_protocol_and_by_no_other(terminal, machine):
    """Its packets hold bytes that an idle shoe might answer with."""
    probe = ("device", "probe", machine.where)
    run = terminal(*probe, "--protocol", "packet-shuffler")
    named = "packet-shuffler (38400 8N1): understood; SIMULATED TWIN-00, firmware 1.0; empty\n"
    assert (run.code, re.sub(r"TWIN-[\d-]+", "TWIN-00", run.out)) == (0, named)
    run = terminal(*probe, "--protocol", "angel-eye", "--seconds", "0.5", "--json")
    assert (run.code, '"understood":false' in run.out) == (1, True)
    machine.gesture("insert-deck")
    machine.gesture("take-packet")
    run = terminal(*probe, "--seconds", "3")
    assert run.code == 0
    assert re.fullmatch(r"packet-shuffler \(\d+ 8N1\): understood; SIMULATED .*", run.out.splitlines()[-1])
    assert "angel-eye" not in run.out


def test_a_machine_of_another_game_is_told_and_gets_no_command(terminal, machine, tmp_path):
    more = ("--protocol", "packet-shuffler", "--packet-size", "3")
    run = terminal("device", "probe", machine.where, *more, "--seconds", "1")
    assert "hands out 4 cards, the game needs 3" in run.out
    page = str(tmp_path / "a.page")
    for command in (("send", "verify-deck", "--allow-commands"), ("accept", "--name", "A. Ames", "--out", page)):
        run = terminal("device", command[0], machine.where, *command[1:], *more)
        assert run.code == 2
        assert "hands out 4 cards, the game needs 3; name its packets with --packet-size" in run.err
    assert not (tmp_path / "a.page").exists()


def test_a_command_is_sent_where_allowed_and_its_answer_told(terminal, machine):
    send = ("device", "send", machine.where)
    assert "--allow-commands" in terminal(*send, "deal", "--protocol", "packet-shuffler").refusal()
    for order, code, told in (("lock", 0, "lock: taken\n"), ("deal", 1, "deal: not now\n")):
        run = terminal(*send, order, "--protocol", "packet-shuffler", "--allow-commands")
        assert (run.code, run.out) == (code, told)


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


def test_a_line_on_which_nothing_is_heard_says_what_to_do(terminal):
    with TwinProcess("angel-eye", "--port", "0") as shoe:
        run = terminal("device", "probe", shoe.where, "--seconds", "0.2")
    assert run.code == 1
    assert run.out.endswith("nothing was heard; a shoe or a line reader speaks when a card is drawn\n")


WRONG = (
    (
        ("device", "probe", "/dev/null", "--protocol", "card-line", "--option", "speed=1"),
        "speed: there is no such setting; it has end, prefix",
    ),
    (("device", "probe", "/dev/null", "--protocol", "card-line", "--option", "end"), "write NAME=VALUE"),
    (("device", "probe", "/dev/null", "--option", "of=cr"), "no protocol has of"),
    (("device", "probe", "/dev/null", "--protocol", "packet-shuffler", "--packet-size", "1"), "2<=x<=7"),
    (("device", "probe", "/dev/null", "--protocol", "packet-shuffler", "--packet-size", "8"), "2<=x<=7"),
    (("device", "decode", __file__), "this is no wire log"),
    (("device", "replay", "/nowhere/x"), "name what device record or --log has written"),
    (("device", "decode", "/"), "name what device record or --log has written"),
    (("device", "record", "loop://", "--protocol", "card-line", "--out", "/nowhere/x"), "name a file in a folder"),
    (("device", "record", "loop://", "--protocol", "card-line", "--out", __file__), "it is there already"),
    (("device", "record", "loop://", "--protocol", "deck-mate", "--out", "/nowhere/x"), "there are angel-eye"),
    (
        ("device", "watch", "/dev/null", "--protocol", "card-line", "--line", "fast"),
        'this is no line; write it as "9600 8N1"',
    ),
    (("device", "probe", "/dev/ttyNOSUCH", "--protocol", "angel-eye"), "no such port"),
    (
        ("device", "send", "/dev/ttyNOSUCH", "lock", "--protocol", "angel-eye", "--allow-commands", "--seconds", "1"),
        "no such port",
    ),
    (("device", "probe", "/dev/ttyS0", "--protocol", "deck-mate"), "there are angel-eye"),
    (("device", "watch", "http://x", "--protocol", "angel-eye"), "this is no device URL"),
    (("emulate", "--protocol", "deck-mate"), "there are angel-eye"),
    (("emulate", "--protocol", "angel-eye", "--fault", "rain"), "write one of drop"),
    (("emulate", "--protocol", "angel-eye", "--fault", "drop=2"), "up to 1"),
    (("emulate", "--protocol", "angel-eye", "--script", "/nowhere"), "name a script"),
    (("emulate", "--protocol", "angel-eye", "--path", "/nowhere/x"), "choose another place"),
    (
        ("device", "watch", "loop://", "--protocol", "card-line", "--seconds", "0.1", "--log", "/nowhere/x"),
        "name a file in a folder",
    ),
    (("emulate", "--protocol", "angel-eye", "--port", "0", "--baud", "9600"), "--baud is of a serial line"),
    (("emulate", "--protocol", "angel-eye", "--path", __file__), "choose another place"),
)


WRONG_TO_ACCEPT = (
    (("/dev/null", "--out", __file__, "--protocol", "card-line"), "it is there already"),
    (("/dev/null", "--out", "x.page", "--protocol", "deck-mate"), "there are angel-eye"),
    (("/dev/null", "--out", "/nowhere/x", "--protocol", "card-line"), "name a file in a folder"),
    (("/dev/ttyNOSUCH", "--out", "x.page", "--protocol", "card-line"), "no such port"),
)
WRONG_TO_CONFORM = (
    (
        ("--protocol", "angel-eye", "--device", "/dev/null", "--without", "cards"),
        "--without cards: angel-eye knows no such thing to do without; there are R, burnt-cards",
    ),
    (("--protocol", "card-line", "--device", "/dev/null", "--without", "R"), "its page leaves nothing to a maker"),
    (("--protocol", "packet-shuffler"), "one of them"),
    (("--protocol", "packet-shuffler", "--host", "--device", "/dev/null"), "one of them"),
    (("--protocol", "packet-shuffler", "--device", "/dev/ttyNOSUCH"), "no such port"),
    (("--protocol", "deck-mate", "--device", "/dev/null"), "there are angel-eye"),
    (("--protocol", "packet-shuffler", "--host", "--port", "0", "--seconds", "1"), "no host came for 1 s"),
)


def test_wrong_arguments_are_refused(terminal, tmp_path):
    keys = ("--name", "A", "--keys", str(tmp_path / "keys"))
    accept = [(("device", "accept", *each, *keys), words) for each, words in WRONG_TO_ACCEPT]
    assert not_refused(terminal, [*WRONG, *accept]) == []


def test_a_wrong_trial_of_a_device_is_refused(terminal):
    found = []
    for arguments, words in WRONG_TO_CONFORM:
        run = terminal("device", "conform", *arguments)
        good = (run.code, run.out) == (2, "") and words in run.err.splitlines()[-1]
        found += [] if good else [(arguments, run)]
    assert found == []


def test_a_trial_ends_with_0_only_where_all_is_right():
    cases = (
        (("right", "right"), True, 0),
        (("right", "left out"), True, 0),
        (("right", "not had"), True, 0),
        ((), True, NOT_ALL),
        (("left out",), True, NOT_ALL),
        (("right", "not tried", "left out"), True, NOT_ALL),
        (("right",), False, NOT_ALL),
        (("right", "not tried", "left out", "wrong"), True, WRONG_DEVICE),
        (("wrong",), False, WRONG_DEVICE),
    )
    for results, through, code in cases:
        told = [Tried(number, "1", "", Result(result)) for number, result in enumerate(results, 1)]
        assert exit_code(told, through=through) == code, results


def test_a_script_moves_the_device_and_may_end_it(terminal, tmp_path):
    script = tmp_path / "shift.txt"
    script.write_text("# a short shift\ninsert-deck\ndraw-card\ndance\nfault drop\nwait 0.01\nquit\ndraw-card\n")
    run = terminal("emulate", "--protocol", "angel-eye", "--port", "0", "--seed", "7", "--script", str(script))
    where, *said = run.out.splitlines()
    assert where.startswith("socket://127.0.0.1:")
    assert [line.split()[0] for line in said] == ["ok", "ok", "no", "ok", "ok"]


def test_a_command_that_never_had_the_port_says_why(terminal, machine, tmp_path):
    with serial.Serial(machine.where, exclusive=True):
        for verb, out in (("watch", ()), ("record", ("--out", str(tmp_path / "it.wire")))):
            run = terminal("device", verb, machine.where, "--protocol", "packet-shuffler", "--seconds", "0.8", *out)
            assert (run.code, run.err.count("\n")) == (2, 1)
            assert "the port is in use by another program" in run.err
    assert not list(tmp_path.iterdir())
