"""Records of table journals that a console's journal cites. Each citation names the record's leaf hash."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import astuple

from dealer_terminal.journal.review_facts import RecordAt, ReviewFact, TablesStood
from dealer_terminal.procedure.words import Words, words


class KnownRecords(Struct, frozen=True):
    """Cited records. `records` lists each once, by journal id, in the order in which the console cited them.

    `places` is the newest record noted at each place.
    """

    records: Mapping[str, tuple[RecordAt, ...]] = {}
    places: Mapping[str, RecordAt] = {}


class WentOn(Struct, frozen=True):
    """A record stating that its journal continues from `size` records.

    `other` is the journal that it replaced, if any.
    """

    at: RecordAt
    size: int
    other: str


def known_records(facts: Iterable[ReviewFact]) -> KnownRecords:
    known: dict[str, dict[RecordAt, None]] = {}
    places: dict[str, RecordAt] = {}
    for fact in facts:
        for at in _named(fact):
            known.setdefault(at.journal, {})[at] = None
        if isinstance(fact, TablesStood):
            places.update((each.place, each.at) for each in fact.tables)
    return KnownRecords({journal: tuple(each) for journal, each in known.items()}, places)


def left_behind(known: RecordAt, order: Sequence[RecordAt], went_on: Iterable[WentOn]) -> bool:
    """Return True if an administrator's continuation dropped this record.

    A record that the console cited after it had seen the continuation was not dropped by it.
    """
    since = order.index(known)
    return any(each.size <= known.position and each.at not in order[:since] for each in went_on)


def told_other(journal: str) -> Words:
    return words("Another journal stands in the place of {journal}", journal=journal)


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


SERVER_AWAY = words("The server that keeps its log does not answer")


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


class Damage(Struct, frozen=True):
    """Damage at a record. `end` is the position after the last record that it prevents from being shown."""

    position: int
    why: str
    end: int


def damage_words(damage: Damage, position: int) -> Words:
    """Describe the damage and its effect on the display at that position."""
    if position < damage.position:
        return words(
            "DAMAGED: {why}. Facts {first} to {last} cannot be shown; what stands before them is read as ever.",
            why=damage.why,
            first=damage.position,
            last=damage.end - 1,
        )
    return words(
        "DAMAGED: {why}. This round is folded from its own start: meters and the table's money are not proven.",
        why=damage.why,
    )
