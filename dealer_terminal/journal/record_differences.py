"""Findings that compare a record with the facts derived from the records before it, bets one by one."""

from collections.abc import Iterator

from msgspec import Struct, to_builtins

from dealer_terminal.journal.findings import Finding, record_name
from dealer_terminal.journal.record import Record
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.words import Words
from dealer_terminal.rules.hand import Line


class FactOtherwise(Finding, frozen=True):
    """A recorded fact, and the fact that follows from the records before it."""

    said: Fact
    due: Fact


class LineOtherwise(Finding, frozen=True):
    """One wager as recorded and as settled by the cards. A side that does not have it is empty."""

    seat: int
    said: tuple[Line, ...]
    due: tuple[Line, ...]


class Missing(Finding, frozen=True):
    """A fact of type `due` is expected and missing."""

    due: type[Fact]


class Unfollowed(Finding, frozen=True):
    """A fact that does not follow. `why` is the refusal, empty if no command can have led to the fact."""

    why: Words


def told_otherwise(record: Record, due: Fact, said: Fact) -> Iterator[Finding]:
    if due == said:
        return
    if type(due) is not type(said):
        what = f"is not what follows there: {type(due).__name__} does"
        yield FactOtherwise(record.position, f"{record_name(record)} {what}", said, due)
        return
    for part in _parts(due, said):
        what = f"{record_name(record)}: {part.what}"
        if isinstance(part, _Differs):
            yield LineOtherwise(record.position, what, part.seat, part.said, part.due)
        else:
            yield FactOtherwise(record.position, what, said, due)


class _Part(Struct, frozen=True):
    what: str


class _Differs(_Part, frozen=True):
    seat: int
    said: tuple[Line, ...]
    due: tuple[Line, ...]


def _parts(due: Fact, said: Fact) -> Iterator[_Part]:
    for name in due.__struct_fields__:
        should, says = getattr(due, name), getattr(said, name)
        if should == says:
            continue
        if isinstance(should, Line):
            yield _Differs(_line(should, says), should.seat, (says,), (should,))
        elif name == "lines":
            yield from _lines(should, says)
        else:
            yield _Part(f"it says {name} {_plain(says)}, where {_plain(should)} follows from what stands before it")


def _lines(due: tuple[Line, ...], said: tuple[Line, ...]) -> Iterator[_Part]:
    should, says = ({(line.seat, line.spot): line for line in lines} for lines in (due, said))
    differ = [place for place in {**should, **says} if should.get(place) != says.get(place)]
    for seat, spot in differ:
        here, there = says.get((seat, spot)), should.get((seat, spot))
        if here is not None and there is not None:
            yield _Differs(_line(there, here), seat, (here,), (there,))
        else:
            what = f"position {seat}, {spot}: the record says {_whole(here)}, the cards say {_whole(there)}"
            yield _Differs(what, seat, *(() if each is None else (each,) for each in (here, there)))
    if not differ:
        yield _Part("its lines stand in another order or number than they are settled in")


def _line(due: Line, said: Line) -> str:
    differ = [name for name in due.__struct_fields__ if getattr(due, name) != getattr(said, name)]
    says, should = (", ".join(f"{name} {_plain(getattr(each, name))}" for name in differ) for each in (said, due))
    return f"position {due.seat}, {due.spot}: the record says {says}, the cards say {should}"


def _whole(line: Line | None) -> str:
    return f"{line.result.value} and pays {line.pays}" if line is not None else "nothing"


def _plain(value: object) -> str:
    return type(value).__name__ if isinstance(value, Struct) else f"{to_builtins(value)}"[:120]
