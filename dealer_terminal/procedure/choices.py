"""Answers that end an irregularity, and the people who may give them."""

from enum import StrEnum

from msgspec import Struct


class Choice(StrEnum):
    MISDEAL = "misdeal"
    SHIFT = "shift"
    NEXT_VACANT = "next-vacant"
    OTHER_VACANT = "other-vacant"
    FORFEIT = "forfeit"
    READER_STANDS = "reader-stands"
    RECORD_STANDS = "record-stands"
    TABLE_STANDS = "table-stands"
    BY_HAND = "by-hand"
    READER_BACK = "reader-back"
    CONTINUE = "continue"
    NOT_OF_DEAL = "not-of-deal"
    OF_DEAL = "of-deal"
    RETURN_WAGERS = "return-wagers"
    HAND_STANDS = "hand-stands"
    FOLD = "fold"
    ORIGINAL_STANDS = "original-stands"
    RETIRE_DECK = "retire-deck"
    VOID = "void"
    WITHDRAWN = "withdrawn"
    REOPEN_WAGERS = "reopen-wagers"
    WAGERS_STAND = "wagers-stand"
    CARDS_STAND = "cards-stand"
    REFUSED = "refused"
    OTHER_CARDS = "other-cards"
    CHOOSE_AGAIN = "choose-again"
    ENTER_AGAIN = "enter-again"


OVERRIDES = frozenset(
    {
        Choice.READER_STANDS,
        Choice.RECORD_STANDS,
        Choice.TABLE_STANDS,
        Choice.BY_HAND,
        Choice.CONTINUE,
        Choice.NOT_OF_DEAL,
        Choice.OF_DEAL,
        Choice.WAGERS_STAND,
        Choice.REFUSED,
    }
)
"""Choices that let the step continue against the written procedure."""

LEAVES_STEPS_ALONE = frozenset({Choice.WITHDRAWN, Choice.NEXT_VACANT, Choice.OTHER_VACANT})
"""Choices that keep undo available: the report was withdrawn, or its question is still open."""


class Who(StrEnum):
    DEALER = "dealer"
    SUPERVISOR = "supervisor"


class Ending(Struct, frozen=True):
    choice: Choice
    who: Who


def by_dealer(*choices: Choice) -> tuple[Ending, ...]:
    return tuple(Ending(choice, Who.DEALER) for choice in choices)


def by_supervisor(*choices: Choice) -> tuple[Ending, ...]:
    return tuple(Ending(choice, Who.SUPERVISOR) for choice in choices)
