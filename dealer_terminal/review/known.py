"""Which records of tables' journals a console has on record: whatever it wrote about one names its leaf."""

from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct
from msgspec.structs import astuple

from dealer_terminal.audit.review_facts import RecordAt, ReviewFact
from dealer_terminal.procedure.words import Words, words

Known = Mapping[str, tuple[RecordAt, ...]]
"""By the journal's id, each once, the first one first."""


def known_records(facts: Iterable[ReviewFact]) -> Known:
    found = {at for fact in facts for at in _named(fact)}
    known: dict[str, list[RecordAt]] = {}
    for at in sorted(found, key=lambda each: (each.position, each.leaf)):
        known.setdefault(at.journal, []).append(at)
    return {journal: tuple(each) for journal, each in known.items()}


def told_missed(known: RecordAt, there: Mapping[int, bytes], size: int) -> Words:
    if known.position in there:
        return words("Record {position} is another one than this console knows", position=known.position)
    return words(
        "Only {size} records: record {position}, which this console knows, is gone", size=size, position=known.position
    )


def told_another(position: int) -> Words:
    return words("Record {position} is another one than it was", position=position)


def told_less(left: int, read: int) -> Words:
    return words("Only {size} of {before} records are still there", size=left, before=read)


def told_unread(why: str) -> Words:
    return words("The journal can't be read: {why}", why=why)


def _named(value: object) -> Iterator[RecordAt]:
    match value:
        case RecordAt():
            yield value
        case tuple():
            for each in value:
                yield from _named(each)
        case Struct():
            yield from _named(astuple(value))
