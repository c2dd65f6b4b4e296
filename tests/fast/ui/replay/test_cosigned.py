"""What the replay's verdict says of witnesses, as `verify --policy` beside it has found it."""

import shutil
import time
from contextlib import closing
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace

from dealer_terminal.app.background_verify import Proving
from dealer_terminal.cli.main import main
from dealer_terminal.floor.cosigned import CosignedFolder, beside
from dealer_terminal.journal.note import parse_note
from dealer_terminal.review.journal_navigator import JournalNavigator
from dealer_terminal.review.verdict import Verdict, VerdictStatus
from dealer_terminal.storage.review.source import JournalSource
from dealer_terminal.ui.console.sheet import Tone
from dealer_terminal.ui.replay.sheet import ReplaySnapshot
from dealer_terminal.ui.replay.sheets.verdict_sheet import VerdictSheet, verdict_tone, verdict_words
from tests.fast.cli.journals import played_journal
from tests.outside.tlog import COSIGNATURE, Key

NORTH = Key("north.example/w", COSIGNATURE, b"n" * 32)


def proven(db: str, policy: Path | None, cache: Path) -> Verdict:
    with closing(JournalSource(db, cache=cache)) as source:
        proving = Proving(db, source, "", policy)
        proving.begin()
        while proving.verdict.standing is VerdictStatus.RUNNING:
            proving.look()
            time.sleep(0.02)
        proving.end()
    return proving.verdict


def told_of(stand: ReplaySnapshot) -> list[tuple[str, str]]:
    return [(str(line.text), str(line.more)) for line in VerdictSheet().lines(stand)]


def test_the_verdict_says_who_cosigned_up_to_where_and_when(tmp_path: Path) -> None:
    db, head, policy = played_journal(tmp_path, 2), tmp_path / "head", tmp_path / "house.policy"
    assert main(("checkpoint", "--db", db, "--keys", str(tmp_path / "keys"), "--out", str(head))) == 0
    policy.write_text(f"witness north {NORTH.vkey}\nquorum north\n")
    alone = proven(db, policy, tmp_path / "cache")
    assert alone.standing is VerdictStatus.WRONG and "is not met" in alone.found[0]

    text = head.read_text().rsplit("\n\n", 1)[0] + "\n"
    note = parse_note((head.read_text() + NORTH.cosign(text, 1_800_000_000)).encode())
    CosignedFolder(beside(Path(db))).keep(note, note.signatures[1:], "north", verified=True)
    verdict = proven(db, policy, tmp_path / "cache")
    last = int(text.split("\n")[1]) - 1
    assert (verdict.standing, verdict.cosigned) == (
        VerdictStatus.HOLDS,
        (f"north, 0 - {last}, 2027-01-15 08:00:00 UTC",),
    )
    with closing(JournalSource(db, cache=tmp_path / "cache")) as source:
        stand = ReplaySnapshot(JournalNavigator(source).moment(last), (), last + 1, 0, ZoneInfo("UTC"), verdict=verdict)
    lines = [str(line.text) for line in VerdictSheet().lines(stand)]
    unasked = proven(db, None, tmp_path / "cache")
    assert unasked.standing is VerdictStatus.HOLDS and not unasked.cosigned
    assert told_of(replace(stand, verdict=unasked))[-2:] == [
        (f"Said to be cosigned by {NORTH.name}, 0 - {last}, 2027-01-15 08:00:00 UTC", ""),
        ("That was not checked against a policy", "Start the replay with --policy, it names witnesses"),
    ]
    (tmp_path / "other").mkdir()
    other = played_journal(tmp_path / "other", 1)
    shutil.copytree(beside(Path(db)), beside(Path(other)))
    strangers = replace(stand, verdict=proven(other, None, tmp_path / "cache"))
    asks = "Start the replay with --policy, it names witnesses"
    assert told_of(strangers)[-1] == ("Who has cosigned was not checked", asks)
    next(beside(Path(db)).glob("*.checkpoint")).write_text("nothing")
    damaged = proven(db, None, tmp_path / "cache")
    assert (damaged.standing, damaged.said) == (VerdictStatus.HOLDS, ())
    nobody = replace(stand, verdict=replace(verdict, cosigned=()))
    assert str(VerdictSheet().lines(nobody)[-1].text) == "Cosigned by nobody"
    assert f"Cosigned by north, 0 - {last}, 2027-01-15 08:00:00 UTC" in lines


NAMED = Verdict(VerdictStatus.HOLDS, 12, 9, "a+1", "named")
UNKNOWN = "CONSISTENT up to fact 8, signer unknown"
HOLDS = {
    "signed by a key that was named": (NAMED, "VERIFIED up to fact 8", Tone.GOOD),
    "signed by some key": (replace(NAMED, trusted=""), UNKNOWN, Tone.USUAL),
    "not signed": (replace(NAMED, signed=0), "CONSISTENT, nothing signed yet", Tone.USUAL),
}


@pytest.mark.parametrize("case", HOLDS)
def test_verified_is_what_a_named_key_signed(case: str) -> None:
    verdict, told, tone = HOLDS[case]
    assert (str(verdict_words(verdict)), verdict_tone(verdict)) == (told, tone)


def test_one_finding_is_told_as_one() -> None:
    said = [str(verdict_words(Verdict(VerdictStatus.WRONG, found=found))) for found in (("a",), ("a", "b"))]
    assert said == ["ALTERED: one finding", "ALTERED: 2 findings"]
