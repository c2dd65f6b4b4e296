"""`device conform`: a device of another house, tried by the installed command, and a host that it is played to."""

import json
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from dealer_terminal.commands.device_conform import NOT_ALL, WRONG, exit_code
from drivers.conformance.rules import Result, Tried
from tests.fast.cli.conftest import Terminal
from tests.helpers.outside import outside

HANDS = {"Draw a card": "draw-card", "The next card": "unreadable"}
CONFORM = [sys.executable, "-m", "dealer_terminal", "device", "conform"]


def tried_with_hands(*named: str) -> tuple[int, list[str]]:
    """What is said of a line reader, with somebody at it."""
    with outside(*named) as reader:
        assert reader.stdin is not None and reader.stdout is not None
        where = reader.stdout.readline().strip()
        arguments = ["--device", where, "--protocol", "card-line", "--seconds", "20"]
        with subprocess.Popen(
            [*CONFORM, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        ) as process:
            assert process.stdout is not None and process.stderr is not None
            for line in process.stderr:
                print(next(does for asked, does in HANDS.items() if asked in line), file=reader.stdin, flush=True)
            told = process.stdout.read()
    return process.returncode, told.splitlines()


def test_a_reader_of_another_house_is_tried_with_a_persons_hands() -> None:
    code, told = tried_with_hands("card_line")
    assert (code, told[-1]) == (0, "8 right, 0 wrong, 0 not tried, 0 left out"), told
    assert told[0].split()[:2] == ["1", "right"]


def test_a_reader_that_says_all_twice_is_accused_of_that_alone() -> None:
    code, told = tried_with_hands("card_line", "8N1", "twice")
    assert (code, told[-1]) == (1, "7 right, 1 wrong, 0 not tried, 0 left out"), told
    assert "  3 WRONG     Lines: a card is one line: 2 lines for one card" in told


def test_what_nobody_can_do_is_not_tried_and_then_not_all_is_right(terminal: Terminal) -> None:
    with outside("angel_eye") as shoe:
        assert shoe.stdout is not None
        where = shoe.stdout.readline().strip()
        run = terminal("device", "conform", "--device", where, "--protocol", "card-line", "--no-hands", "--json")
    assert run.code == 3
    rows = json.loads(run.out)
    assert {row["result"] for row in rows} == {"not tried", "right"}
    assert {row["needs"] for row in rows} == {None}
    assert [row["number"] for row in rows] == list(range(1, 9))


def test_a_device_that_breaks_a_rule_ends_with_1_and_says_what_was_not_tried_for_it(terminal: Terminal) -> None:
    """It goes on talking, so that no card can be told from what it says."""
    with outside("packet_shuffler") as shuffler:
        assert shuffler.stdout is not None
        where = shuffler.stdout.readline().strip()
        run = terminal("device", "conform", "--device", where, "--protocol", "card-line", "--no-hands")
    assert run.code == 1
    assert "  1 WRONG     Lines: while no card moves nothing is said" in run.out
    assert "  2 not tried Lines: a card is a line, and the line has its end: rule 1, which it needs, failed" in run.out
    assert run.out.splitlines()[-1].split(", ")[1] == "1 wrong"


@pytest.mark.parametrize("protocol", ["packet-shuffler", "angel-eye", "card-line"])
def test_a_machine_that_is_not_there_is_told_in_one_line(protocol: str, terminal: Terminal) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        where = f"socket://127.0.0.1:{server.getsockname()[1]}"
        run = terminal("device", "conform", "--device", where, "--protocol", protocol, "--seconds", "2")
    assert run.code == 2
    assert "WRONG" not in run.out
    assert run.err.splitlines()[-1].startswith(f"{where}: nothing is heard from the device; check that")


LISTENING = {"no": (0, "1 right, 0 wrong"), "yes": (1, "0 right, 1 wrong")}


@pytest.mark.parametrize(("answers", "code", "told"), [(each, *ends) for each, ends in LISTENING.items()])
def test_a_host_of_a_shoe_is_tried_though_it_never_speaks_first(answers: str, code: int, told: str) -> None:
    """It is tried as one that only listens; whether it does is another matter."""
    arguments = ["--host", "--port", "0", "--protocol", "angel-eye", "--option", "answers=no", "--seconds", "20"]
    with subprocess.Popen([*CONFORM, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        where = process.stderr.readline().strip()
        watch = [*CONFORM[:-1], "watch", where, "--protocol", "angel-eye", "--option", f"answers={answers}"]
        with subprocess.Popen(watch, stdout=subprocess.DEVNULL) as host:
            said, _ = process.communicate(timeout=60)
            host.terminate()
    assert (process.returncode, told in said.splitlines()[-1]) == (code, True), said


def test_of_a_host_that_gives_no_orders_nothing_is_left_untried_once_that_is_declared() -> None:
    arguments = ["--host", "--port", "0", "--protocol", "angel-eye", "--without", "orders", "--seconds", "20"]
    with subprocess.Popen([*CONFORM, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        where = process.stderr.readline().strip()
        with subprocess.Popen(
            [*CONFORM[:-1], "watch", where, "--protocol", "angel-eye"], stdout=subprocess.DEVNULL
        ) as host:
            said, _ = process.communicate(timeout=200)
            host.terminate()
    assert said.splitlines()[-1].endswith(" 0 not tried, 0 left out, 6 not had"), said
    assert " 20 not had   Orders: NAK 14 and a code that is not listed end it: declared: without orders\n" in said


REFUSED = {
    "nothing that a page leaves to a maker": (
        ("--protocol", "angel-eye", "--device", "/dev/null", "--without", "cards"),
        "--without cards: angel-eye knows no such thing to do without; there are R, burnt-cards",
    ),
    "a page that leaves nothing": (
        ("--protocol", "card-line", "--device", "/dev/null", "--without", "R"),
        "its page leaves nothing to a maker",
    ),
    "neither side": (("--protocol", "packet-shuffler"), "one of them"),
    "both sides": (("--protocol", "packet-shuffler", "--host", "--device", "/dev/null"), "one of them"),
    "no such port": (("--protocol", "packet-shuffler", "--device", "/dev/ttyNOSUCH"), "no such port"),
    "no such protocol": (("--protocol", "deck-mate", "--device", "/dev/null"), "there are angel-eye"),
    "nobody connects": (
        ("--protocol", "packet-shuffler", "--host", "--port", "0", "--seconds", "1"),
        "no host came for 1 s",
    ),
}


@pytest.mark.parametrize(("arguments", "told"), REFUSED.values(), ids=REFUSED.keys())
def test_bad_input_gets_one_line(arguments: tuple[str, ...], told: str, terminal: Terminal) -> None:
    run = terminal("device", "conform", *arguments)
    assert (run.code, run.out) == (2, "")
    assert told in run.err.splitlines()[-1]


ENDS = {
    "all right": (("right", "right"), True, 0),
    "but for what is left out": (("right", "left out"), True, 0),
    "but for what is declared": (("right", "not had"), True, 0),
    "nothing at all": ((), True, NOT_ALL),
    "nothing but what is left out": (("left out",), True, NOT_ALL),
    "not tried": (("right", "not tried", "left out"), True, NOT_ALL),
    "stopped": (("right",), False, NOT_ALL),
    "wrong": (("right", "not tried", "left out", "wrong"), True, WRONG),
    "wrong and stopped": (("right", "wrong"), False, WRONG),
}


@pytest.mark.parametrize(("results", "through", "code"), ENDS.values(), ids=ENDS.keys())
def test_it_ends_with_0_only_where_all_that_a_trial_can_come_to_is_right(
    results: tuple[str, ...], through: bool, code: int
) -> None:
    told = [Tried(number, "1", "", Result(result)) for number, result in enumerate(results, 1)]
    assert exit_code(told, through=through) == code


def test_whoever_stops_it_has_not_tried_all() -> None:
    with outside("card_line") as reader:
        assert reader.stdout is not None
        where = reader.stdout.readline().strip()
        arguments = ["--device", where, "--protocol", "card-line"]
        with subprocess.Popen(
            [*CONFORM, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        ) as process:
            assert process.stdout is not None and process.stderr is not None
            process.stderr.readline()
            process.send_signal(signal.SIGINT)
            told = process.stdout.read().splitlines()
    assert (process.returncode, told[-1]) == (
        3,
        "1 right, 0 wrong, 0 not tried, 0 left out; it was stopped, and the rules after them were not tried",
    )


def tried_until_it_dies(place: Path, *more: str) -> tuple[int, str, str]:
    """For good, as a person is asked for the first card. Its name goes first: another device may get its number."""
    with outside("card_line") as reader:
        assert reader.stdout is not None
        place.symlink_to(reader.stdout.readline().strip())
        arguments = ["--device", str(place), "--protocol", "card-line", "--seconds", "2", *more]
        with subprocess.Popen(
            [*CONFORM, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        ) as process:
            assert process.stderr is not None
            process.stderr.readline()
            place.unlink()
            reader.kill()
            said, told = process.communicate()
    return process.returncode, said, told.splitlines()[-1]


def test_of_a_device_that_dies_for_good_what_was_tried_is_told(tmp_path: Path) -> None:
    code, said, why = tried_until_it_dies(tmp_path / "reader")
    assert (code, said.splitlines()[0].split()[:2]) == (3, ["1", "right"])
    assert said.splitlines()[-1].startswith("1 right, 0 wrong, 0 not tried, 0 left out; it was stopped")
    assert "the line was lost, and did not come back" in why


def test_of_a_device_that_dies_for_good_the_list_so_far_is_json_too(tmp_path: Path) -> None:
    code, said, _ = tried_until_it_dies(tmp_path / "reader", "--json")
    assert (code, [row["result"] for row in json.loads(said)]) == (3, ["right"])
