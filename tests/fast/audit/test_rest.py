"""The resume point: whatever it keeps comes back as the fold had it."""

import msgspec
import pytest

from dealer_terminal.audit.head import Head, extend
from dealer_terminal.audit.rest import OtherVersionError, read_rest, write_rest
from dealer_terminal.procedure.facts import TableOpened
from tests.helpers.playing import CLASSIC, THREE_CARD, appends


@pytest.mark.parametrize("rulebook", [CLASSIC, THREE_CARD])
def test_a_rest_comes_back_as_it_was_and_is_not_used_by_another_version_or_rulebook(rulebook: str) -> None:
    """It is small because the rulebook is read from its record."""
    opening, head, rests = None, Head(), 0
    for append in appends(3, rulebook=rulebook):
        batch = extend(head, append.facts, append.operator, append.at)
        head = batch.head
        opened = [step.record for step in batch.steps if isinstance(step.entry, TableOpened)]
        opening = opened[0] if opened else opening
        if batch.rests():
            rests, written = rests + 1, write_rest(head)
            assert read_rest(written).head(opening, ()) == head
            assert len(written) < 12_000
    assert rests > 2
    for change in ("shape", "book"):
        fields = msgspec.json.decode(written) | {change: "another"}
        with pytest.raises(OtherVersionError):
            read_rest(msgspec.json.encode(fields)).head(None, ())


def test_bytes_that_are_no_rest_are_not_used() -> None:
    for data in (b"", b"{}", b"\xff"):
        with pytest.raises(OtherVersionError):
            read_rest(data)
