"""What somebody with the terminal's keys signs of people: who had no right to it, and locks that do not follow."""

from collections.abc import Sequence
from itertools import groupby

from dealer_terminal.journal.record import Times
from tests.fast.journal import locks, rights
from tests.helpers.playing import Append

Stories = dict[str, tuple[Sequence[Append], str]]
"""What is appended, and what `verify` says to it."""


def _of_rights(said: Sequence[rights.Said]) -> list[Append]:
    return [Append((fact,), by, Times(at, at)) for at, (by, fact) in enumerate(said, 1)]


def _of_locks(story: locks.Story) -> list[Append]:
    """What stands in one second is one append."""
    return [
        Append([fact for _, _, fact in written], by, Times(at * locks.SECOND, at * locks.SECOND))
        for (at, by), written in ((key, list(group)) for key, group in groupby(story, lambda each: each[:2]))
    ]


PEOPLE: dict[str, Stories] = {
    "actions without the right to them": {
        what: (_of_rights((*rights.HOUSE, said)), why) for what, (said, why) in rights.WRONG.items()
    },
    "inconsistent sign-on failures and locks": {
        what: (_of_locks((*locks.HOUSE, *story)), why) for what, (story, why) in locks.WRONG.items()
    },
}
