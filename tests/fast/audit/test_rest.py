"""The resume point: whatever it keeps comes back as the fold had it."""

import msgspec
import pytest

from dealer_terminal.audit.head import Head, extend
from dealer_terminal.audit.rest import OtherVersionError, read_rest, write_rest
from dealer_terminal.procedure.facts import TableOpened
from tests.helpers.playing import CLASSIC, THREE_CARD, appends


def heads(rulebook: str) -> list[Head]:
    """Where the table rests while three rounds are played."""
    head, found = Head(), []
    for append in appends(3, rulebook=rulebook):
        batch = extend(head, append.facts, append.operator, append.at)
        head = batch.head
        found += [head] if batch.rests() else []
    return found


@pytest.mark.parametrize("rulebook", [CLASSIC, THREE_CARD])
def test_a_rest_comes_back_as_it_was(rulebook: str) -> None:
    opening = None
    head = Head()
    for append in appends(3, rulebook=rulebook):
        batch = extend(head, append.facts, append.operator, append.at)
        head = batch.head
        opened = [step.record for step in batch.steps if isinstance(step.entry, TableOpened)]
        opening = opened[0] if opened else opening
        if batch.rests():
            assert read_rest(write_rest(head)).head(opening, ()) == head


def test_a_rest_is_small_because_the_paper_is_read_from_its_record() -> None:
    sizes = [len(write_rest(head)) for head in heads(CLASSIC)]
    assert max(sizes) < 12_000


@pytest.mark.parametrize("change", ["shape", "book"])
def test_a_rest_of_another_version_or_rulebook_is_not_used(change: str) -> None:
    head = heads(CLASSIC)[-1]
    fields = msgspec.json.decode(write_rest(head)) | {change: "another"}
    with pytest.raises(OtherVersionError):
        read_rest(msgspec.json.encode(fields)).head(None, ())


@pytest.mark.parametrize("data", [b"", b"{}", b"\xff"], ids=str)
def test_bytes_that_are_no_rest_are_not_used(data: bytes) -> None:
    with pytest.raises(OtherVersionError):
        read_rest(data)
