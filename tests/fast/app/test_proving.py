"""The verdict on a journal, beside its replay."""

from types import SimpleNamespace
from typing import Any

import pytest

from dealer_terminal.app import background_verify
from dealer_terminal.app.background_verify import Proving
from dealer_terminal.review.verdict import VerdictStatus

WRONG = '{"good": false, "records": 9, "unsigned": 0, "key": "k", "trusted": true, "findings": ["record 3"]}'


class Verify:
    """`verify` that has ended, and found something wrong."""

    begun: list[tuple[str, ...]]
    runs, code = False, 1

    def __init__(self, *arguments: str) -> None:
        self.begun.append(arguments)

    def said(self) -> tuple[str, str]:
        return WRONG, ""

    def end(self) -> None: ...


def test_nothing_is_verified_from_a_checkpoint_on_that_was_found_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    Verify.begun = []
    monkeypatch.setattr(background_verify, "ProofProcess", Verify)
    monkeypatch.setattr(background_verify, "_REST", -1.0)
    source: Any = SimpleNamespace(journal="7", checkpoint=lambda: b"%d" % len(Verify.begun))
    beside = Proving("journal.db", source, "")
    beside.begin()
    for _ in range(3):
        beside.look()
    beside.end()
    assert len(Verify.begun) == 1
    assert (beside.verdict.standing, beside.verdict.found) == (VerdictStatus.WRONG, ("record 3",))
