"""A journal that others have cosigned: the installed program, its witness, one of another house, and whoever cheats."""

import json
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.journeys.program import as_json, told, well
from tests.long.floor.witnesses import WitnessProcess, lies, other_house
from tests.outside.tlog import NOTE, Key, Log, parse_vkey
from tests.outside.tlog_client import call, cosigned, latest

TABLE = Log(Key("casino.example/table-7", NOTE, b"7" * 32), 90)
NEXT = Log(Key("casino.example/table-8", NOTE, b"8" * 32), 20)


@pytest.fixture
def witness(tmp_path: Path) -> Iterator[WitnessProcess]:
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    (folder / "logs.txt").write_text(f"log {TABLE.key.vkey}\n")
    witness = WitnessProcess(folder, "--name", "elsewhere.example/w")
    yield witness
    witness.program.close()


def test_it_runs_by_itself_and_ends_politely(witness: WitnessProcess) -> None:
    assert cosigned(witness.url, TABLE, 5, witness.vkeys) != [None]
    assert parse_vkey(witness.vkeys[0])[0] == "elsewhere.example/w"
    assert (witness.folder / "witness.db.vkey").read_text().split() == [*witness.vkeys]
    assert (witness.folder / "witness.db.key").stat().st_mode & 0o777 == 0o600
    assert witness.program.tell(signal.SIGTERM) == 0
    assert len(witness.said()) == 2


def test_killed_at_any_time_it_goes_on_from_what_it_answered(witness: WitnessProcess) -> None:
    for size in (3, 9, 64, 90):
        assert cosigned(witness.url, TABLE, size, witness.vkeys)
        witness.kill()
        witness.start()
        assert call(witness.url, "POST", "/add-checkpoint", TABLE.request(0, 90))[2] == b"%d\n" % size
        assert (latest(witness.url, TABLE.key.name) or "").split("\n")[1] == str(size)


def test_without_the_state_that_it_had_it_does_not_start(witness: WitnessProcess) -> None:
    assert cosigned(witness.url, TABLE, 5, witness.vkeys)
    witness.kill()
    kept = witness.state.read_bytes()
    witness.state.unlink()
    witness.start()
    assert "had a state, and it is gone" in witness.ends_badly()
    witness.state.write_bytes(kept[: len(kept) // 2])
    witness.start()
    assert "damaged state" in witness.ends_badly()
    witness.state.write_bytes(kept)
    witness.start()
    assert cosigned(witness.url, TABLE, 9, witness.vkeys)


def test_its_logs_are_read_again_when_it_is_told(witness: WitnessProcess) -> None:
    assert call(witness.url, "POST", "/add-checkpoint", NEXT.request(0, 5))[0] == 404
    witness.logs.write_text(f"log {TABLE.key.vkey}\nlog {NEXT.key.vkey}\n")
    witness.program.process.send_signal(signal.SIGHUP)
    assert witness.until(3)[2].endswith(": 2 logs")
    assert cosigned(witness.url, NEXT, 5, witness.vkeys)


def test_nothing_of_a_table_or_a_window_is_loaded(witness: WitnessProcess) -> None:
    assert cosigned(witness.url, TABLE, 5, witness.vkeys)
    loaded = Path(f"/proc/{witness.program.process.pid}/maps").read_text()
    assert "_sqlite3" in loaded
    assert not [each for each in ("Qt6", "PySide6", "sqlalchemy", "psycopg", "numpy") if each in loaded]


BAD_STARTS = {
    "no port": ("--listen", "127.0.0.1", "write HOST:PORT"),
    "a port beyond all": ("--listen", "127.0.0.1:70000", "write HOST:PORT"),
    "another machine's address": ("--listen", "192.0.2.1:80", "name an address of this machine"),
    "no logs": ("--logs", "nowhere.txt", "nowhere.txt"),
    "a folder as its state": ("--state", "/", "name a file"),
    "a file in no folder": ("--state", "/nowhere/state.db", "/nowhere"),
    "no such algorithm": ("--algorithm", "rot13", "known are ed25519 and ml-dsa-44"),
    "another name": ("--name", "other.example/w", "this witness is elsewhere.example/w"),
}


@pytest.mark.parametrize("case", BAD_STARTS.values(), ids=BAD_STARTS)
def test_a_bad_start_is_one_line_and_ends_with_two(witness: WitnessProcess, case: tuple[str, str, str]) -> None:
    option, value, says = case
    witness.program.kill()
    files = {"--listen": "127.0.0.1:0", "--logs": str(witness.logs), "--state": str(witness.state)}
    done = told("witness", *(word for pair in (files | {option: value}).items() for word in pair))
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert says in done.stderr and "Traceback" not in done.stderr


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    """Six rounds, in a folder with its keys."""
    home = tmp_path / "home"
    home.mkdir()
    played(home, 6, 1)
    return home


def played(home: Path, rounds: int, seed: int) -> None:
    where = ("--db", str(home / "journal.db"), "--keys", str(home / "keys"))
    well("simulate", "--rounds", str(rounds), "--seed", str(seed), *where)


def test_a_night_is_cosigned_by_two_houses_demanded_proven_and_shown(journal: Path, witness: WitnessProcess) -> None:
    (vkey,) = [file.read_text().strip() for file in (journal / "keys").glob("*.vkey")]
    witness.logs.write_text(f"log {vkey}\n")
    db, keys = ("--db", str(journal / "journal.db")), ("--keys", str(journal / "keys"))
    with other_house(vkey, kind="ml-dsa-44") as (there, url, other):
        policy = journal / "house.policy"
        both = f"witness ours {witness.vkeys[0]}\nwitness theirs {other}\ngroup both all ours theirs\nquorum both\n"
        policy.write_text(f"log {vkey}\n{both}")
        demands = ("verify", *db, *keys, "--policy", str(policy))
        assert "no checkpoint is cosigned" in wrong(*demands)

        well("checkpoint", *db, *keys, "--witness", witness.url, "--out", str(journal / "head"))
        assert "cosigned by ours, not by theirs" in wrong(*demands)
        well("checkpoint", *db, *keys, "--witness", f"{witness.vkeys[0]} {witness.url}", "--witness", f"{other} {url}")
        found = as_json(*demands)
        assert found["good"] and [each["witness"] for each in found["cosigned"]["by"]] == ["ours", "theirs"]
        assert found["cosigned"]["since"] == 0 and found["cosigned"]["met"]

        well("prove", *db, "--round", "3", "--out", str(journal / "round.json"))
        well("evidence", *db, *keys, "--round", "3", "--no-pictures", "--out", str(journal / "round.html"))
        for file in ("round.json", "round.html"):
            proven = well("verify-proof", str(journal / file), "--policy", str(policy))
            assert "ours (20" in proven and "theirs (20" in proven
            assert told("verify-proof", str(journal / file)).returncode == 3
            policy.write_text(f"log {vkey}\n{both.replace(other, Key('x', 4, bytes(32)).vkey)}")
            assert "not by theirs" in wrong("verify-proof", str(journal / file), "--policy", str(policy))
            policy.write_text(f"log {vkey}\n{both}")

        played(journal, 2, 2)
        assert as_json(*demands)["cosigned"]["since"] > 20
        lies(there, "another-root")
        assert "it signed something else" in wrong("checkpoint", *db, *keys, "--witness", f"{other} {url}")
        lies(there, "went-back")
        assert "it has lost its state" in wrong("checkpoint", *db, *keys, "--witness", f"{other} {url}")
        assert as_json(*demands)["good"]


def wrong(*arguments: str) -> str:
    done = told(*arguments)
    assert done.returncode == 1, done
    return done.stdout + done.stderr


def test_a_night_that_is_put_back_or_rewritten_is_found(journal: Path, witness: WitnessProcess, tmp_path: Path) -> None:
    (vkey,) = [file.read_text().strip() for file in (journal / "keys").glob("*.vkey")]
    witness.logs.write_text(f"log {vkey}\n")
    shutil.copytree(journal, tmp_path / "yesterday")
    played(journal, 2, 2)
    at = f"{witness.vkeys[0]} {witness.url}"
    policy = tmp_path / "house.policy"
    policy.write_text(f"log {vkey}\nwitness w {witness.vkeys[0]}\nquorum w\n")
    where = ("--db", str(journal / "journal.db"), "--keys", str(journal / "keys"))
    well("checkpoint", *where, "--witness", at)
    older = tmp_path / "yesterday"
    there = ("--db", str(older / "journal.db"), "--keys", str(older / "keys"))
    assert "an older copy may stand in its place" in wrong("checkpoint", *there, "--witness", at)
    shutil.copytree(journal / "journal.db.cosigned", older / "journal.db.cosigned")
    assert "records were cosigned, here are" in wrong("verify", *there, "--policy", str(policy))

    played(older, 4, 9)
    assert "what it has cosigned does not lead to these records" in wrong("checkpoint", *there, "--witness", at)
    assert "other records were cosigned" in wrong("verify", *there, "--policy", str(policy))
    (kept,) = (witness.folder / "witness.db.refused").glob("*.request")
    assert vkey.split("+")[0] in kept.read_text()


def test_what_is_no_policy_is_bad_input(journal: Path) -> None:
    policy = journal / "bad.policy"
    policy.write_text("quorum nobody\n")
    done = told("verify", "--db", str(journal / "journal.db"), "--policy", str(policy))
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "line 1: the quorum 'nobody' is not defined above" in done.stderr


def test_a_policy_that_does_not_know_the_log_or_knows_another_key_is_not_met(journal: Path) -> None:
    (vkey,) = [file.read_text().strip() for file in (journal / "keys").glob("*.vkey")]
    policy = journal / "house.policy"
    db = ("--db", str(journal / "journal.db"))
    policy.write_text(f"log {TABLE.key.vkey}\nquorum none\n")
    assert "does not know the log" in wrong("verify", *db, "--policy", str(policy))
    policy.write_text(f"log {Key(vkey.split('+')[0], NOTE, bytes(32)).vkey}\nquorum none\n")
    assert "another key" in wrong("verify", *db, "--policy", str(policy))
    policy.write_text(f"log {vkey}\nquorum none\n")
    assert json.loads(well("verify", *db, "--policy", str(policy), "--json"))["trusted"] is True
