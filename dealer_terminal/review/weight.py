"""How heavy a fact is on a timeline, and in which lane it is drawn."""

from enum import Enum, IntEnum


class Lane(Enum):
    FACTS = "facts"
    MONEY = "money"
    ACTS = "supervisors-acts"
    IRREGULARITIES = "irregularities"
    MARKS = "marks"
    FOUND = "found"


class Weight(IntEnum):
    """The heavier one is drawn where two fall together, and by another shape too."""

    BESIDE = 0
    STEP = 1
    PAYMENT = 2
    PERSON = 3
    ACT = 4
    IRREGULAR = 5


LANES = {
    Weight.BESIDE: Lane.FACTS,
    Weight.STEP: Lane.FACTS,
    Weight.PAYMENT: Lane.MONEY,
    Weight.PERSON: Lane.FACTS,
    Weight.ACT: Lane.ACTS,
    Weight.IRREGULAR: Lane.IRREGULARITIES,
}
