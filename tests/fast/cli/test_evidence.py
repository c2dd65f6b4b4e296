"""`evidence`, as someone at a shell meets it."""

import json
import re
from base64 import b64decode, b64encode
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from dealer_terminal.app import evidence as wiring
from dealer_terminal.cli import evidence as command
from dealer_terminal.cli.evidence_notes import NOT_SEEN
from dealer_terminal.journal.people_facts import OperatorAdded
from dealer_terminal.procedure.people import Operator, Role
from dealer_terminal.storage.opening import open_journal
from tests.fast.cli.conftest import Terminal, not_refused
from tests.fast.cli.evidence_desk import BEFORE_MIDNIGHT, HASHED, LATER, Desk, desk, folder, marked
from tests.helpers.evidence_changes import parsed
from tests.helpers.playing import played

__all__ = ["desk", "folder", "marked"]


def test_it_says_what_it_proved_and_verify_proof_says_the_same(desk: Desk) -> None:
    made = desk.make("1..2", "--reason", "Claim 118", "--operator", "S. Lee", "--operator", "R. Poe")
    assert (made.code, made.err) == (0, "")
    checked = desk.verify("--vkey", str(desk.vkey))
    assert (checked.code, checked.err) == (0, "")
    assert made.out.startswith(checked.out.strip())
    assert "Rounds 1 to 2" in checked.out and "so are words and pictures" in checked.out
    cover = desk.block("manifest")["cover"]
    assert (cover["reason"], cover["operators"]) == ("Claim 118", ["S. Lee", "R. Poe"])


def test_what_nobody_signed_is_never_called_good(desk: Desk) -> None:
    desk.make("1")
    assert desk.verify().code == 3
    assert "is there already: name another file" in desk.make("1").refusal()
    desk.out.unlink()
    desk.make("1", "--vkey", str(desk.vkey), "--keys", "none")
    checked = desk.verify("--vkey", str(desk.vkey))
    assert (checked.code, "words and pictures are signed by nobody" in checked.out) == (3, True)


def test_its_words_are_those_of_hands(desk: Desk, terminal: Terminal) -> None:
    desk.make("2", "--zone", "UTC")
    said = terminal("hands", "--db", desk.db, "--round", "2", "--zone", "UTC").out
    told = desk.block("round-2")["told"]
    cells = [cell for table in told["tables"] for row in table["rows"] for cell in row]
    marked = [f" ({NOT_SEEN})", f"\n{NOT_SEEN}: "]
    for words in (told["title"], told["loud"], *told["lines"], *told["after"], *cells):
        for mark in marked:
            words, _, _ = words.partition(mark)
        assert words in said


def test_cards_that_nobody_saw_are_marked_and_no_others_are(desk: Desk, terminal: Terminal) -> None:
    """Folded and undealt ones; what lay open at the round's end is not."""
    for number in ("1", "2", "3"):
        desk.make(number, "--zone", "UTC")
        told = desk.block(f"round-{number}")["told"]
        (hands,) = [each for each in told["tables"] if each["title"] == "Hands"]
        moment = terminal("moment", "--db", desk.db, "--round", number, "--json").json
        lay = {card for seat in moment["seats"] for cards in seat["cards"].values() for card in cards}
        lay |= {*moment["dealer_cards"]}
        dealt = [row[3].partition(f"\n{NOT_SEEN}: ") for row in hands["rows"] if row[3]]
        for whole, _, unseen in dealt:
            assert set(unseen.split()) == set(whole.split()) - lay
        assert any(unseen for _, _, unseen in dealt)
        assert [line for line in told["after"] if line.endswith(f"({NOT_SEEN})")] == told["after"] != []
        desk.out.unlink()


def test_what_was_put_right_later_goes_along(desk: Desk) -> None:
    desk.make("3", "--zone", "UTC")
    block = desk.block("round-3")
    assert len(block["corrections"]) == 1
    (signed,) = [table for table in block["told"]["tables"] if table["title"].startswith("Signed by")]
    assert signed["rows"][0][3:5] == ["Rosa (s1)", "Wrong wager recorded"]


def test_no_pin_and_no_hash_of_one_goes_out(terminal: Terminal, tmp_path: Path) -> None:
    journal = open_journal(str(tmp_path / "journal.db"), keys=tmp_path / "keys")
    played(journal, 1, keys=journal.keys)
    journal.append([OperatorAdded(Operator("1001", "K. Dee", Role.DEALER), HASHED)], operator="", at=LATER)
    played(journal, 1, keys=journal.keys, seed=2)
    journal.close()
    desk = Desk(terminal, tmp_path, tmp_path / "evidence.html")
    assert desk.make("1..2").code == 0
    bare = [each for each in desk.block("round-2")["records"] if "leaf" in each]
    assert len(bare) == 1 and "data" not in bare[0]
    data = b"".join(b64decode(each) for each in re.findall(r'"data":"([^"]*)"', desk.out.read_text()))
    assert HASHED.encode() not in data and b"operator_added" not in data
    assert any("PINs" in each for each in desk.block("manifest")["cover"]["left_out"])
    checked = desk.verify("--vkey", str(desk.vkey))
    assert (checked.code, "(1 left out, but for a hash)" in checked.out) == (0, True)


def marks_in(desk: Desk, round_: int) -> list[list[str]]:
    tables = desk.block(f"round-{round_}")["told"]["tables"]
    return [row for each in tables if each["title"].startswith("Marks of who looked back") for row in each["rows"]]


def exports(terminal: Terminal, at_console: tuple[str, ...]) -> list[Any]:
    log = terminal("console", "log", "--db", at_console[1], "--json").json
    return [each for each in log if each["kind"] == "exported"]


def test_an_export_at_a_console_is_on_record_there_and_names_who_made_it(
    desk: Desk, marked: tuple[str, ...], terminal: Terminal
) -> None:
    assert "Surveillance 1" in desk.make("1..2", "--reason", "Claim 118", "--operator", "R. Poe", *marked).out
    (written,) = exports(terminal, marked)
    assert written["operator"] == "4001"
    hashed = sha256(desk.out.read_bytes())
    assert hashed.hexdigest() in json.dumps(written) or b64encode(hashed.digest()).decode() in json.dumps(written)
    assert desk.block("manifest")["cover"]["operators"] == ["S. Sight (Surveillance 1)", "R. Poe"]
    assert desk.verify("--vkey", str(desk.vkey)).code == 0


def test_without_a_sign_on_or_a_reason_no_mark_and_no_file_leaves(
    desk: Desk, marked: tuple[str, ...], terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "wrong").write_text("9999")
    auditor = tuple("5001" if each == "4001" else each for each in marked)
    wrong = (
        (marked[:2], "name --console and --as together"),
        ((*marked, "--pin-file", str(tmp_path / "wrong")), "belong together"),
        (marked, ""),
        (("--console", str(tmp_path / "none.db"), *marked[2:]), "no such file"),
        (("--console", desk.db, *marked[2:]), ""),
    )
    assert not_refused(lambda *more: desk.make("2", *more), wrong) == []
    monkeypatch.setattr(command, "looked_at", lambda *_: pytest.fail("it was made"))
    assert "may not do that here" in desk.make("2", "--reason", "claim", *auditor).refusal()
    assert not desk.out.exists()
    assert exports(terminal, marked) == []


def test_both_clocks_stand_in_what_leaves_the_house(desk: Desk, marked: tuple[str, ...]) -> None:
    desk.make("1..2", "--zone", "UTC", "--reason", "Claim 118", *marked)
    for number in (1, 2):
        block = desk.block(f"round-{number}")
        (clocks,) = [each for each in block["told"]["tables"] if each["title"].startswith("What cameras showed")]
        assert clocks["columns"] == ["fact", "by the table's clock", "by Cam 12"]
        assert [int(row[0]) for row in clocks["rows"]] == [each["position"] for each in block["records"]]
        told = [row[2].partition(", by the nearest")[0] for row in clocks["rows"]]
        assert all(each.endswith(" ± 0.5 s") for each in told)
        assert not {*told} & {row[1] for row in clocks["rows"]}
    about = dict(desk.block("manifest")["cover"]["about"])
    assert about["Camera Cam 12"].startswith(f"showed {BEFORE_MIDNIGHT[:19]}") and "by eye" in about["Camera Cam 12"]


def test_marks_go_along_where_they_lie_and_nowhere_else(desk: Desk, marked: tuple[str, ...]) -> None:
    assert desk.make("2", "--reason", "Claim 118", *marked).code == 0
    (row,) = marks_in(desk, 2)
    assert row[2:5] == ["wrong", "paid <twice>?", "S. Sight (4001)"]
    assert desk.verify("--vkey", str(desk.vkey)).code == 0
    desk.out.unlink()
    assert desk.make("1", "--reason", "Claim 118", *marked).code == 0
    assert marks_in(desk, 1) == []
    desk.out.unlink()
    assert desk.make("2", "--reason", "Claim 118", "--no-marks", *marked).code == 0
    assert marks_in(desk, 2) == []


REFUSED = (
    (("4",), "has no closed round 4"),
    (("2..4",), "has no closed round 4"),
    (("0",), "write one number"),
    (("3..2",), "write one number"),
    (("two",), "write one number"),
    (("1", "--reason", "one\ntwo"), "write one line"),
    (("1", "--reason", "x" * 401), "write one line"),
    (("1", *["--operator", "x"] * 11), "at most 10"),
    (("1", "--vkey", "nowhere.vkey"), "nowhere.vkey"),
)


def test_wrong_arguments_are_refused_and_nothing_is_written(desk: Desk) -> None:
    assert not_refused(desk.make, REFUSED) == []
    assert list(desk.out.parent.glob("*evidence*")) == []


def test_too_much_is_told_in_one_line(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    assert desk.make("1").code == 0
    most = desk.out.stat().st_size + 1000

    def small(to: Any, journal: Any, keys: Any, wanted: wiring.EvidenceOptions) -> None:
        wiring.write_evidence(to, journal, keys, replace(wanted, most=most))

    monkeypatch.setattr("dealer_terminal.cli.evidence.write_evidence", small)
    desk.out.unlink()
    assert desk.make("1").code == 0
    desk.out.unlink()
    told = desk.make("1..3").refusal()
    assert told == f"the evidence would be larger than {most:,} bytes: take fewer rounds"
    assert not desk.out.exists()


def test_it_is_plain_ascii_with_nothing_from_elsewhere(desk: Desk) -> None:
    desk.make("1", "--reason", "Überprüfung </script><script>alert(1)</script>")
    text = desk.out.read_text(encoding="ascii")
    assert text.count("</script>") == 2 + len(parsed(text).blocks)
    assert not re.search(r"(src|href)=|https?://|url\(|@import", parsed(text).head + parsed(text).tail)
    assert "default-src 'none'" in text and json.loads(parsed(text).blocks["manifest"])["cover"]["reason"][0] == "Ü"
