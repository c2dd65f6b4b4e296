"""Which logs a witness knows, while the file changes under it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from dealer_terminal.errors import KnownError
from dealer_terminal.floor.witness.logs_file import LogsFile, read_logs
from tests.helpers.witness_room import Running, witness_in
from tests.outside.tlog import COSIGNATURE, NOTE, Key, Log
from tests.outside.tlog_client import call, cosigned

OLD, NEW = (Log(Key("casino.example/table-7", NOTE, seed * 32), 30) for seed in (b"a", b"b"))


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    with witness_in(tmp_path, [OLD.key.vkey]) as running:
        yield running


def known(running: Running, *vkeys: str) -> None:
    running.logs.with_suffix(".new").write_text("".join(f"log {each}\n" for each in vkeys))
    running.logs.with_suffix(".new").rename(running.logs)


def asked(running: Running, log: Log, size: int) -> int:
    old = call(running.url, "POST", "/add-checkpoint", log.request(29, 29))[2].decode().strip()
    return call(running.url, "POST", "/add-checkpoint", log.request(int(old), size))[0] if old.isdigit() else 403


def test_a_logs_key_is_changed_step_by_step_and_nothing_is_forgotten(running: Running) -> None:
    assert cosigned(running.url, OLD, 5, running.vkeys) and asked(running, NEW, 6) == 403
    known(running, OLD.key.vkey, NEW.key.vkey)
    assert asked(running, OLD, 7) == 200 and asked(running, NEW, 8) == 200
    known(running, NEW.key.vkey)
    assert asked(running, OLD, 9) == 403 and asked(running, NEW, 9) == 200


def test_while_two_keys_count_either_is_enough_and_a_wrong_line_of_one_is_not_overlooked(running: Running) -> None:
    known(running, OLD.key.vkey, NEW.key.vkey)
    text = OLD.text(5)
    for lines, wanted in (
        (OLD.key.sign_note(text) + NEW.key.line(bytes(64)), 403),
        (OLD.key.sign_note(text) + NEW.key.sign_note(text), 200),
    ):
        body = OLD.request(0, 5, note=f"{text}\n{lines}")
        assert call(running.url, "POST", "/add-checkpoint", body)[0] == wanted


def test_a_bad_file_is_refused_with_a_line_and_the_old_one_is_kept(running: Running) -> None:
    running.logs.write_text("log nonsense\n")
    assert cosigned(running.url, OLD, 5, running.vkeys)
    assert len(running.told) == 1 and "line 1: 'nonsense' is not a verifier key" in running.told[0]
    assert "1 logs known before are kept" in running.told[0]
    assert cosigned(running.url, OLD, 6, running.vkeys) and len(running.told) == 1
    running.logs.unlink()
    assert cosigned(running.url, OLD, 7, running.vkeys) and len(running.told) == 2


WITNESS = Key("w.example", COSIGNATURE, b"w" * 32)
REFUSED = {
    "": "names no log",
    "# log x\n\n": "names no log",
    "log\n": "line 1: this names no key",
    f"log {WITNESS.vkey}\n": "witness's key",
    f"log {OLD.key.vkey} https://a b\n": "line 1: this names no key",
    f"# a\nlog {OLD.key.vkey[:-4]}AAA=\n": "line 2",
}


def test_a_file_that_names_no_log_is_refused(tmp_path: Path) -> None:
    for text, says in REFUSED.items():
        (tmp_path / "logs").write_text(text)
        with pytest.raises(KnownError, match=says):
            LogsFile(tmp_path / "logs", lambda line: None)


def test_a_policy_serves_as_the_file_and_a_key_may_stand_alone(tmp_path: Path) -> None:
    lines = ("# a house", f"log\t{OLD.key.vkey}  https://a.example", NEW.key.vkey, OLD.key.vkey)
    (tmp_path / "logs").write_text("\n".join((*lines, f"witness w {WITNESS.vkey}", "quorum w", "")))
    (found,) = read_logs(tmp_path / "logs").values()
    assert [str(each) for each in found] == [OLD.key.vkey, NEW.key.vkey]
