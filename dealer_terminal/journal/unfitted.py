"""Facts of the journal itself that no check holds against what stands before them, and why none need."""

from collections.abc import Mapping
from typing import get_args

from dealer_terminal.journal.journal_facts import JournalFact, MonthArchived
from dealer_terminal.journal.people_facts import PeopleFact

_PEOPLE = "it says who there is; who has the keys can name anybody, and a checkpoint kept elsewhere dates it"

UNFITTED: Mapping[type[JournalFact], str] = {
    MonthArchived: "it names a copy elsewhere, and verify reads that where it is at hand",
    **dict.fromkeys(get_args(PeopleFact), _PEOPLE),
}
