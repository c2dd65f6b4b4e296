"""A forwarder with witnesses: what they cosign stands beside the journal and on the floor; alarms go there too."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Event

import pytest

from dealer_terminal.app.alarm_catalogue import alarm_catalogue
from dealer_terminal.app.forwarding import paths_of
from dealer_terminal.cli.main import main
from dealer_terminal.floor.cosigned import beside, read_notes
from dealer_terminal.floor.ports import Witnessed
from dealer_terminal.floor.witnesses import ALARMS, KINDS, AtWitness, at_witness
from dealer_terminal.floor.witnessing import EARLY, Witnesses
from dealer_terminal.journal.encoding import LARGEST_NUMBER
from dealer_terminal.review.alarms.catalogue import AlarmId
from dealer_terminal.storage.mirror import cosigned_notes
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.review.watched_journal import WatchedTable
from tests.fast.floor.house import Terminal, at_floor
from tests.helpers.witness_room import ML_DSA, NOW, Running, witness_in

GOOD, FOUND_WRONG = 0, 1
NOBODY_THERE = "http://127.0.0.1:1"


def vkey(terminal: Terminal) -> str:
    (file,) = terminal.keys.glob("*.vkey")
    return file.read_text().strip()


@pytest.fixture
def witness(terminal: Terminal, tmp_path: Path) -> Iterator[Running]:
    folder = tmp_path / "w"
    folder.mkdir()
    with witness_in(folder, [vkey(terminal)]) as witness:
        yield witness


@contextmanager
def asking(terminal: Terminal, *witnesses: str, now: int = NOW) -> Iterator[Terminal]:
    """The terminal, whose forwarder asks these."""
    asked: list[AtWitness] = [at_witness(each) for each in witnesses]
    with closing(Witnesses(asked, beside(Path(terminal.db)), paths_of(terminal.db), lambda: now)) as cosigners:
        terminal.cosigners = cosigners
        yield terminal


def policy(folder: Path, terminal: Terminal, *vkeys: str) -> str:
    file = folder / "policy"
    lines = [f"log {vkey(terminal)}", *(f"witness w{n} {each}" for n, each in enumerate(vkeys))]
    names = " ".join(f"w{n}" for n, _ in enumerate(vkeys))
    file.write_text("\n".join((*lines, f"group all all {names}", "quorum all", "")))
    return str(file)


def test_what_is_cosigned_stands_beside_the_journal_and_on_the_floor(
    terminal: Terminal, witness: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with asking(terminal, f"{witness.vkeys[0]} {witness.url}"):
        done = terminal.forward()
    notes = read_notes(beside(Path(terminal.db)))
    with open_to_read(at_floor(terminal)) as there:
        assert cosigned_notes(there.connection) == notes
    standing = terminal.standing()
    assert (standing.cosigned, standing.cosigned_by, standing.alarms()) == (done.signed, 1, ())
    demanded = policy(tmp_path, terminal, witness.vkeys[0])
    for asked in (("--db", terminal.db), ("--db", terminal.floor.url, "--table", terminal.table)):
        assert main(["verify", *asked, "--policy", demanded]) == GOOD
        assert f"Cosigned: the first {done.signed} records, by w0" in capsys.readouterr().out


def test_a_policy_that_is_not_met_at_a_floor_is_found(terminal: Terminal, witness: Running, tmp_path: Path) -> None:
    terminal.forward()
    demanded = policy(tmp_path, terminal, witness.vkeys[0])
    asked = ["verify", "--db", terminal.floor.url, "--table", terminal.table, "--policy", demanded]
    assert main(asked) == FOUND_WRONG
    with asking(terminal, f"{witness.vkeys[0]} {witness.url}"):
        terminal.play(1, seed=8)
        terminal.forward()
    assert main(asked) == GOOD
    terminal.floor.rewrite("UPDATE cosignatures SET size = (SELECT min(size) FROM checkpoints)")
    assert main(asked) == FOUND_WRONG, "a cosignature over other records"


def test_a_witness_whose_time_has_not_come_yet_calls_and_what_it_cosigned_is_kept(
    terminal: Terminal, witness: Running, tmp_path: Path
) -> None:
    with asking(terminal, f"{witness.vkeys[0]} {witness.url}", now=NOW - 3600):
        (alarm,) = terminal.forward().alarms
    assert "it cosigned at a time that is 3600 s ahead of this machine's clock" in alarm
    assert terminal.standing().cosigned_by == 1
    terminal.play(1, seed=8)
    (tmp_path / "late").mkdir()
    with (
        witness_in(tmp_path / "late", [vkey(terminal)], ML_DSA, lambda: LARGEST_NUMBER) as late,
        asking(terminal, f"{witness.vkeys[0]} {witness.url}", f"{late.vkeys[0]} {late.url}", now=NOW + 3600),
    ):
        (alarm,) = terminal.forward().alarms
    assert f"{LARGEST_NUMBER - NOW - 3600} s ahead of this machine's clock" in alarm
    assert terminal.standing().cosigned_by == 2, "also by longer lines"


def test_a_fault_of_our_own_while_a_witness_is_asked_ends_the_forwarder_and_is_not_waited_for(
    terminal: Terminal, witness: Running
) -> None:
    def fails(old: int, new: int) -> tuple[bytes, ...]:
        raise ArithmeticError

    terminal.forward()
    asked = [at_witness(f"{witness.vkeys[0]} {witness.url}")]
    with asking(terminal, f"{witness.vkeys[0]} {witness.url}"):
        terminal.forward()
    terminal.play(1, seed=8)
    with closing(Witnesses(asked, beside(Path(terminal.db)), fails, lambda: NOW)) as cosigners:
        terminal.cosigners = cosigners
        with pytest.raises(ArithmeticError):
            terminal.forward()


def test_one_that_is_away_hinders_nothing_and_is_told(terminal: Terminal, witness: Running) -> None:
    with asking(terminal, NOBODY_THERE, f"{witness.vkeys[0]} {witness.url}"):
        done = terminal.forward()
    assert (terminal.standing().size, terminal.standing().cosigned_by, done.alarms) == (done.signed, 1, ())
    (told,) = terminal.around.told
    assert told.startswith(f"{NOBODY_THERE}: it is not reached")
    assert terminal.standing().alarms() == ()


def test_shipping_waits_for_no_witness(terminal: Terminal) -> None:
    held = Event()

    def never(old: int, new: int) -> tuple[bytes, ...]:
        held.wait()
        return ()

    with closing(Witnesses([at_witness(NOBODY_THERE)], beside(Path(terminal.db)), never)) as cosigners:
        terminal.cosigners = cosigners
        with terminal.source() as source, terminal.line() as line:
            forwarder, stands = terminal.forwarder(source), source.look()
            known = forwarder.begin(line)
            while (answer := forwarder.turn(line, known)) is not known:
                known = answer
            assert (known.size, cosigners.heard()) == (stands.signed, ())
        held.set()


class Answering:
    """Has been told this, and nothing else."""

    def __init__(self, *heard: Witnessed) -> None:
        self.waiting = heard

    def took(self, signed: object) -> None:
        """Its answers are there already."""

    def heard(self) -> tuple[Witnessed, ...]:
        return self.waiting

    def passed_on(self, witnessed: Witnessed) -> None:
        self.waiting = tuple(each for each in self.waiting if each is not witnessed)

    def finish(self) -> None:
        """Nobody is waited for."""


def test_what_is_wrong_with_a_witness_is_an_alarm_on_the_floor_and_in_the_pit(terminal: Terminal) -> None:
    for kind in (*(KINDS[each] for each in ALARMS), EARLY):
        terminal.cosigners = Answering(Witnessed("north.example/w", kind, "it is not so", alarming=True, size=9))
        assert terminal.forward().alarms == ("north.example/w: it is not so",), kind
        terminal.cosigners = Answering(Witnessed("north.example/w", "cosigned", "it cosigned", alarming=False, size=9))
        terminal.forward()
        standing = terminal.standing()
        assert standing.alarms() == ("a witness, within a day: north.example/w: it is not so",), kind
        with closing(WatchedTable(at_floor(terminal), alarm_catalogue())) as watched:
            (cause,) = (each for each in watched.look(standing.now) if each.alarm is AlarmId.WITNESS_ALARM)
            assert (cause.key, "north.example/w" in str(cause.what)) == ("north.example/w", True)
            later = standing.now + 2 * 86_400_000_000
            assert AlarmId.WITNESS_ALARM not in {each.alarm for each in watched.look(later)}
        terminal.floor.rewrite("DELETE FROM witnesses")


def test_a_terminal_tells_of_its_own_table_alone_and_of_checkpoints_that_are_there(
    terminal: Terminal, witness: Running
) -> None:
    with asking(terminal, f"{witness.vkeys[0]} {witness.url}"):
        done = terminal.forward()
    (note,) = read_notes(beside(Path(terminal.db)))
    with terminal.line() as line:
        line.witnessed(Witnessed("x", "cosigned", "", alarming=False, size=done.signed + 1, lines=note.signatures[1:]))
    found = terminal.floor.rows("SELECT table_id, size FROM floor.cosignatures")
    assert found == [("7", done.signed)]
