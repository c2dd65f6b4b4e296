"""`device conform` tries a device of another house with a person's hands, and a host that it plays to."""

import json
import signal
import socket
import subprocess
import sys
from pathlib import Path

from tests.fast.cli.conftest import Terminal, terminal
from tests.helpers.outside import outside

__all__ = ["terminal"]

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


def tried_host(*conform: str, watch: tuple[str, ...] = ()) -> tuple[int, str]:
    """Return the exit code and what is said of a host that `device watch` plays."""
    arguments = ["--host", "--port", "0", "--protocol", "angel-eye", *conform, "--seconds", "20"]
    with subprocess.Popen([*CONFORM, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        where = process.stderr.readline().strip()
        watching = [*CONFORM[:-1], "watch", where, "--protocol", "angel-eye", *watch]
        with subprocess.Popen(watching, stdout=subprocess.DEVNULL) as host:
            said, _ = process.communicate(timeout=200)
            host.terminate()
    return process.returncode, said


def test_a_host_of_a_shoe_is_tried_though_it_never_speaks_first() -> None:
    """Try it as one that only listens; whether it does is another matter."""
    for answers, code, told in (("no", 0, "1 right, 0 wrong"), ("yes", 1, "0 right, 1 wrong")):
        ended, said = tried_host("--option", "answers=no", watch=("--option", f"answers={answers}"))
        assert (ended, told in said.splitlines()[-1]) == (code, True), said


def test_nothing_is_left_untried_of_a_host_that_is_declared_to_give_no_orders() -> None:
    _, said = tried_host("--without", "orders")
    assert said.splitlines()[-1].endswith(" 0 not tried, 0 left out, 6 not had"), said
    assert " 20 not had   Orders: NAK 14 and a code that is not listed end it: declared: without orders\n" in said


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


def test_what_was_tried_of_a_device_that_dies_for_good_is_told(tmp_path: Path) -> None:
    code, said, why = tried_until_it_dies(tmp_path / "reader")
    assert (code, said.splitlines()[0].split()[:2]) == (3, ["1", "right"])
    assert said.splitlines()[-1].startswith("1 right, 0 wrong, 0 not tried, 0 left out; it was stopped")
    assert "the line was lost, and did not come back" in why
    code, said, _ = tried_until_it_dies(tmp_path / "reader", "--json")
    assert (code, [row["result"] for row in json.loads(said)]) == (3, ["right"])


def test_a_machine_that_is_not_there_is_told(terminal: Terminal) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        where = f"socket://127.0.0.1:{server.getsockname()[1]}"
        for protocol in ("packet-shuffler", "angel-eye", "card-line"):
            run = terminal("device", "conform", "--device", where, "--protocol", protocol, "--seconds", "2")
            assert (run.code, "WRONG" in run.out) == (2, False)
            assert run.err.splitlines()[-1].startswith(f"{where}: nothing is heard from the device; check that")


def test_a_trial_without_hands_does_not_find_all_right(terminal: Terminal) -> None:
    with outside("angel_eye") as shoe:
        assert shoe.stdout is not None
        where = shoe.stdout.readline().strip()
        run = terminal("device", "conform", "--device", where, "--protocol", "card-line", "--no-hands", "--json")
    rows = json.loads(run.out)
    assert (run.code, {row["result"] for row in rows}, {row["needs"] for row in rows}) == (
        3,
        {"not tried", "right"},
        {None},
    )
    assert [row["number"] for row in rows] == list(range(1, 9))
