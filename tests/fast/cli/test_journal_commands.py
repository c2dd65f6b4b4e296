"""The commands that check a journal, as someone at a shell meets them."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from dealer_terminal.storage.opening import open_journal
from dealer_terminal.storage.schema import HEAD
from tests.fast.cli.conftest import Terminal, changed, not_refused
from tests.fast.storage.attacker import Attacker, hidden
from tests.outside.tlog import NOTE, Key

NO_TAGS = (
    "Not checked: the terminal's tags on the journal's end and on the resume point; "
    "that takes the terminal's key folder, --keys."
)

UNTRUSTED = "The key was taken from what it signs: give --vkey a copy from elsewhere.\n"


def test_verify_finds_a_resume_point_that_no_terminal_starts_from(
    terminal: Terminal, db: str, keys: str, vkey: str
) -> None:
    with closing(sqlite3.connect(db)) as connection:
        connection.execute("UPDATE resume SET tag = zeroblob(32)")
        connection.commit()
    run = terminal("verify", "--db", db, "--keys", keys)
    said = "the resume point was changed by someone without this terminal's keys; a terminal refuses to start from it"
    assert (run.code, run.err) == (1, f"Wrong: {said}.\n")
    without = terminal("verify", "--db", db, "--vkey", vkey)
    assert (without.code, without.out.splitlines()[1:]) == (0, [NO_TAGS])


def test_verify_says_that_all_is_good_and_by_which_key(terminal: Terminal, db: str, keys: str, vkey: str) -> None:
    run = terminal("verify", "--db", db, "--keys", keys)
    assert (run.code, run.err, run.out.startswith("All good: ")) == (0, "", True)
    assert "2 rounds, 4 checkpoints, 0 device frames" in run.out
    without = terminal("verify", "--db", db)
    assert (without.code, without.err) == (0, UNTRUSTED)
    for given in (vkey, Path(vkey).read_text().strip()):
        run = terminal("verify", "--db", db, "--vkey", given)
        assert (run.code, run.err) == (0, "")


def test_a_key_that_cannot_be_read_is_not_taken_from_the_journal_instead(
    terminal: Terminal, db: str, keys: str, vkey: str
) -> None:
    file = Path(vkey)
    makes: tuple[Callable[[], None], ...] = (
        file.mkdir,
        lambda: os.mkfifo(file),
        lambda: file.symlink_to("nowhere"),
        lambda: file.symlink_to(file.name),
    )
    file.unlink()
    for made in makes:
        made()
        assert f"{vkey} is no plain file: put" in terminal("verify", "--db", db, "--keys", keys).refusal()
        file.rmdir() if file.is_dir() else file.unlink()


def test_verify_names_the_first_bad_record_and_ends_with_1(terminal: Terminal, db: str, keys: str) -> None:
    answer = terminal("verify", "--db", db, "--keys", keys, "--json").json
    assert (answer["good"], answer["rounds"], answer["findings"]) == (True, 2, [])
    changed(db)
    run = terminal("verify", "--db", db, "--keys", keys)
    assert run.code == 1
    assert run.err.splitlines()[0] == "Wrong: records can be changed: its guard no_UPDATE was removed."
    assert "was changed: its content is not what was hashed when it was written." in run.err
    assert "Wrong: record 12 (" in run.err
    assert '"good":false' in terminal("verify", "--db", db, "--keys", keys, "--json").out


def test_who_waits_at_a_terminal_sees_how_far_it_has_come(
    terminal: Terminal, db: str, keys: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "Records" in terminal("verify", "--db", db, "--keys", keys).err
    assert terminal("verify", "--db", db, "--keys", keys, "--json").err == ""
    assert "Records" in terminal("rebuild", "--db", db).err


def test_a_checkpoint_kept_elsewhere_finds_a_cut_tail(terminal: Terminal, db: str, keys: str, tmp_path: Path) -> None:
    file = tmp_path / "kept.checkpoint"
    old = Path(db).read_bytes()
    assert terminal("simulate", "--rounds", "1", "--db", db, "--keys", keys).code == 0
    assert terminal("checkpoint", "--db", db, "--keys", keys, "--out", str(file)).code == 0
    assert terminal("verify", "--db", db, "--keys", keys, "--checkpoint", str(file)).code == 0
    Path(db).write_bytes(old)
    vkey = str(next(Path(keys).glob("*.vkey")))
    without = ("--vkey", vkey)
    assert terminal("verify", "--db", db, *without).code == 0
    run = terminal("verify", "--db", db, *without, "--checkpoint", str(file))
    assert run.code == 1
    assert run.err.startswith("Wrong: the tail was cut: the outside checkpoint covers ")


def test_a_checkpoint_of_another_journal_is_wrong(terminal: Terminal, db: str, keys: str, tmp_path: Path) -> None:
    other, file = str(tmp_path / "other.db"), tmp_path / "other.checkpoint"
    terminal("simulate", "--rounds", "1", "--db", other, "--keys", keys)
    file.write_text(terminal("checkpoint", "--db", other, "--keys", keys).out)
    run = terminal("verify", "--db", db, "--keys", keys, "--checkpoint", str(file))
    assert run.code == 1
    assert run.err.startswith("Wrong: the outside checkpoint is not this journal's: ")


def test_a_checkpoint_can_be_signed_while_a_table_plays(terminal: Terminal, db: str, keys: str) -> None:
    journal = open_journal(db, keys=Path(keys))
    run = terminal("checkpoint", "--db", db, "--keys", keys)
    assert (run.code, run.err) == (0, "")
    assert run.out == bytes(journal.checkpoint()).decode()
    journal.close()


def test_no_checkpoint_is_signed_over_a_lying_index_or_a_damaged_file(terminal: Terminal, db: str, keys: str) -> None:
    data = bytearray(Path(db).read_bytes())
    with closing(sqlite3.connect(db)) as connection:
        attacker = Attacker(connection)
        hidden(connection, "rounds_by_dealer", "rounds", "1", "")
        attacker.restore_guards()
    assert "index rounds_by_dealer" in terminal("checkpoint", "--db", db, "--keys", keys).finding()
    data[9 * 4096 : 10 * 4096] = b"\xff" * 4096
    Path(db).write_bytes(data)
    assert "is damaged" in terminal("checkpoint", "--db", db, "--keys", keys).finding()


def test_a_round_is_proven_without_the_journal(
    terminal: Terminal, db: str, keys: str, vkey: str, tmp_path: Path
) -> None:
    file = tmp_path / "round-2.json"
    assert terminal("prove", "--db", db, "--round", "2", "--out", str(file)).code == 0
    Path(db).unlink()
    run = terminal("verify-proof", str(file), "--vkey", vkey)
    assert (run.code, run.err) == (0, "")
    assert run.out.startswith("Round 2: all ")
    without = terminal("verify-proof", str(file))
    assert (without.code, without.err) == (3, UNTRUSTED)
    assert without.out.startswith("Consistent, signer unknown: Round 2: all ")


def test_an_id_that_is_a_path_leads_to_no_key(terminal: Terminal, db: str, keys: str, tmp_path: Path) -> None:
    """The forger's key lies where the id points, signed with it or not."""
    forged = tmp_path / "forged"
    forged.with_suffix(".vkey").write_text(next(Path(keys).glob("*.vkey")).read_text())
    with closing(sqlite3.connect(db)) as connection:
        connection.execute("UPDATE journal SET id = ?", (str(forged),))
        connection.commit()
    run = terminal("verify", "--db", db, "--keys", keys)
    assert run.code == 1
    assert "the journal's id, " in run.err
    assert UNTRUSTED in run.err


def test_a_wrong_key_folder_is_wrong_and_an_open_one_a_warning(
    terminal: Terminal, db: str, keys: str, vkey: str, tmp_path: Path
) -> None:
    terminal("migrate", "--db", str(tmp_path / "other.db"), "--keys", str(tmp_path / "other"))
    run = terminal("verify", "--db", db, "--vkey", vkey, "--keys", str(tmp_path / "other"))
    assert (run.code, run.err) == (1, f"Wrong: the keys in {tmp_path / 'other'} are not this journal's.\n")
    (Path(keys) / "sealing.key").chmod(0o644)
    for command in (("verify",), ("checkpoint",), ("simulate", "--rounds", "1")):
        run = terminal(*command, "--db", db, "--keys", keys)
        assert (run.code, run.err.count("\n")) == (0, 1), command
        assert "sealing.key can be read by others on this machine" in run.err


def test_a_folder_gets_a_proof_for_each_record(terminal: Terminal, db: str, vkey: str, tmp_path: Path) -> None:
    folder = tmp_path / "evidence"
    assert terminal("prove", "--db", db, "--round", "2", "--out", str(folder)).code == 0
    proofs = sorted(folder.glob("*.tlog-proof"))
    assert proofs[0].name.endswith("-round_opened.tlog-proof")
    run = terminal("verify-proof", str(proofs[0]), "--vkey", vkey)
    assert run.code == 0
    assert "(round_opened, round 2, 2026-01-05T" in run.out
    without = terminal("verify-proof", str(proofs[0]))
    assert (without.code, without.err.count("\n")) == (3, 1) and "give --vkey" in without.err
    assert without.out.startswith("Consistent, signer unknown: Record ")
    assert "is said to have signed" in without.out
    proofs[0].write_text(proofs[0].read_text().replace("\nindex ", "\nindex 1"))
    assert terminal("verify-proof", str(proofs[0])).code == 1


def test_a_policy_with_another_key_than_the_one_that_is_given_ends_with_1(
    terminal: Terminal, db: str, vkey: str, tmp_path: Path
) -> None:
    file, policy = tmp_path / "round-1.json", tmp_path / "house.policy"
    assert terminal("prove", "--db", db, "--round", "1", "--out", str(file)).code == 0
    other = Key(Path(vkey).read_text().partition("+")[0], NOTE, b"7" * 32)
    policy.write_text(f"log {other.vkey}\nquorum none\n")
    run = terminal("verify-proof", str(file), "--vkey", vkey, "--policy", str(policy))
    assert (run.code, run.err) == (1, "Wrong: the policy names another key for this log than --vkey.\n")


def test_a_proof_that_was_changed_ends_with_1(terminal: Terminal, db: str, vkey: str, tmp_path: Path) -> None:
    file = tmp_path / "round-1.json"
    text = terminal("prove", "--db", db, "--round", "1").out
    file.write_text(text.replace('"kind": "packet_dealt"', '"kind": "packet_burnt"', 1))
    run = terminal("verify-proof", str(file), "--vkey", vkey)
    assert (run.code, run.out) == (1, "")
    assert run.err.startswith("Wrong: record ")
    assert run.err.endswith("reads otherwise than what was hashed.\n")


def test_migrate_and_rebuild_say_what_they_did(terminal: Terminal, db: str, keys: str, tmp_path: Path) -> None:
    assert terminal("migrate", "--db", db).out == f"{db} has the newest schema, {HEAD}.\n"
    new = str(tmp_path / "new.db")
    assert terminal("migrate", "--db", new, "--keys", keys).out == f"{new} is a new journal of schema {HEAD}.\n"
    connection = sqlite3.connect(db)
    connection.execute("DELETE FROM wager_results")
    connection.commit()
    connection.close()
    wrong = terminal("verify", "--db", db, "--keys", keys)
    assert "wager_results lacks round 1, seat " in wrong.err
    assert "dealer-terminal rebuild writes it anew" in wrong.err
    assert " records.\n" in terminal("rebuild", "--db", db).out
    assert terminal("verify", "--db", db, "--keys", keys).code == 0
    open_journal(db, keys=Path(keys)).close()


def test_a_changed_record_ends_a_command_in_one_line(terminal: Terminal, db: str, keys: str) -> None:
    changed(db)
    for command in (
        ("checkpoint", "--keys", keys),
        ("simulate", "--rounds", "1", "--keys", keys),
        ("hands", "--round", "1"),
        ("prove", "--round", "1"),
    ):
        run = terminal(*command, "--db", db)
        assert run.err.count("\n") == (run.code != 0), run.err
    asked = [sys.executable, "-m", "dealer_terminal", "rebuild", "--db", db]
    ended = subprocess.run(asked, capture_output=True, text=True)  # nothing of ours may write to stderr as it ends
    assert (ended.stderr.count("\n"), "record 12 was changed" in ended.stderr) == (1, True)


def test_wrong_arguments_are_refused(terminal: Terminal, db: str, keys: str) -> None:
    wrong = (
        (("verify", "--db", "nothing.db"), "there is no such file"),
        (("verify", "--db", db, "--checkpoint", "nothing"), "name a file that can be read"),
        (("verify", "--db", db, "--vkey", "nothing"), "name a file that can be read"),
        (("verify", "--db", db, "--vkey", "a+b+c"), "give the key, or a file that holds it"),
        (("checkpoint", "--db", db, "--keys", "nothing"), "name the terminal's key folder, or restore it"),
        (("checkpoint", "--db", db, "--keys", keys, "--out", "no/folder"), "name a file that can be written"),
        (("prove", "--db", db, "--round", "77"), "has no round 77: the last is round 3"),
        (("prove", "--db", db, "--round", "x"), "--round"),
        (("prove", "--db", db, "--round", "2", "--out", f"{__file__}/evidence"), "name a folder that this user may"),
        (("verify-proof", "nothing"), "name a file that can be read"),
        (("migrate", "--db", "mysql://server/journal"), "SQLite or PostgreSQL"),
        (("rebuild", "--db", "nothing.db"), "nothing.db: there is no such file: name the file of a journal"),
        (("verify", "--db", __file__), f"{__file__}: the file is no journal"),
    )
    assert not_refused(terminal, wrong) == []


def test_what_writes_a_journal_says_who_holds_it_and_what_reads_it_does_not_wait(
    terminal: Terminal, db: str, keys: str, tmp_path: Path
) -> None:
    own, instead = ("--keys", keys), "close that terminal first"
    writing = (
        ("rebuild",),
        ("migrate", *own),
        ("simulate", "--rounds", "1", *own),
        ("retain", "--to", str(tmp_path), *own),
        ("operator", "disable", "9001", *own),
    )
    reading = (
        *(("verify", *own), ("checkpoint", *own), ("prove", "--round", "1"), ("hands",), ("report",), ("export",)),
        *(("operator", "list"), ("backup", "--to", str(tmp_path / "copy.db"), *own)),
    )
    with closing(open_journal(db, keys=Path(keys))):
        before = set(tmp_path.iterdir())
        for command in writing:
            said = terminal(*command, "--db", db).refusal()
            assert said.startswith(f"{db} is in use by process {os.getpid()} on ") and said.endswith(instead), command
        assert "do it at that table (Supervisor, then Operators), or" in said
        assert set(tmp_path.iterdir()) <= before
        runs = {command: terminal(*command, "--db", db) for command in reading}
    assert [command for command, run in runs.items() if run.code or (run.err and command != ("export",))] == []
