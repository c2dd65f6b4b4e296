"""What a record says of money, beside what the cards say: position and wager by name."""

from collections.abc import Iterator

from msgspec import Struct, to_builtins

from dealer_terminal.audit.findings import Finding, record_name
from dealer_terminal.audit.record import Record
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.rules.hand import Line


def told_otherwise(record: Record, due: Fact, said: Fact) -> Iterator[Finding]:
    if due == said:
        return
    if type(due) is not type(said):
        what = f"is not what follows there: {type(due).__name__} does"
        yield Finding(record.position, f"{record_name(record)} {what}")
        return
    for part in _parts(due, said):
        yield Finding(record.position, f"{record_name(record)}: {part}")


def _parts(due: Fact, said: Fact) -> Iterator[str]:
    for name in due.__struct_fields__:
        should, says = getattr(due, name), getattr(said, name)
        if should == says:
            continue
        if isinstance(should, Line):
            yield _line(should, says)
        elif name == "lines":
            yield from _lines(should, says)
        else:
            yield f"it says {name} {_plain(says)}, where {_plain(should)} follows from what stands before it"


def _lines(due: tuple[Line, ...], said: tuple[Line, ...]) -> Iterator[str]:
    should, says = ({(line.seat, line.spot): line for line in lines} for lines in (due, said))
    differ = [place for place in {**should, **says} if should.get(place) != says.get(place)]
    for seat, spot in differ:
        here, there = says.get((seat, spot)), should.get((seat, spot))
        if here is not None and there is not None:
            yield _line(there, here)
        else:
            yield f"position {seat}, {spot}: the record says {_whole(here)}, the cards say {_whole(there)}"
    if not differ:
        yield "its lines stand in another order or number than they are settled in"


def _line(due: Line, said: Line) -> str:
    differ = [name for name in due.__struct_fields__ if getattr(due, name) != getattr(said, name)]
    says, should = (", ".join(f"{name} {_plain(getattr(each, name))}" for name in differ) for each in (said, due))
    return f"position {due.seat}, {due.spot}: the record says {says}, the cards say {should}"


def _whole(line: Line | None) -> str:
    return f"{line.result.value} and pays {line.pays}" if line is not None else "nothing"


def _plain(value: object) -> str:
    return type(value).__name__ if isinstance(value, Struct) else f"{to_builtins(value)}"[:120]
