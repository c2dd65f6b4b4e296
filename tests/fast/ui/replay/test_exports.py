"""What leaves the house beside a replay."""

import time
from contextlib import ExitStack, closing
from pathlib import Path
from zoneinfo import ZoneInfo

from dealer_terminal.app.background_exports import Exports
from dealer_terminal.journal.vkey import SignatureType, SigningKey
from dealer_terminal.review.console import Console
from dealer_terminal.review.console_orders import OrderEvidence
from dealer_terminal.storage.review.source import JournalSource
from tests.fast.cli.journals import played_journal

STRANGER = str(SigningKey("dealer-terminal/x", SignatureType.NOTE, b"s" * 32).verifier)
LONGEST_S = 60


def made(folder: Path, vkey: str) -> str:
    journal = played_journal(folder, 2)
    with closing(JournalSource(journal, cache=folder)) as source, ExitStack() as ends:
        exports = Exports(journal, source, ZoneInfo("UTC"), vkey)
        ends.callback(exports.end)
        exports.order(OrderEvidence(1, 1, str(folder / "claim.html"), "claim", "no", "no"), Console(), lambda _: None)
        for _ in range(10 * LONGEST_S):
            if told := exports.delivered():
                return told[0]
            time.sleep(0.1)
    raise AssertionError("nothing was made")


def test_evidence_is_checked_by_the_key_that_the_replay_was_given(tmp_path: Path) -> None:
    assert "Round 1: all" in made(tmp_path, "")
    assert (tmp_path / "claim.html").exists()


def test_a_strangers_key_makes_none(tmp_path: Path) -> None:
    (tmp_path / "table7.vkey").write_text(STRANGER)
    assert "dealer-terminal/x" in made(tmp_path, str(tmp_path / "table7.vkey"))
    assert not (tmp_path / "claim.html").exists()
