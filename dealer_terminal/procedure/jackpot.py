"""Jackpot in the approval process (3 Card, STAX Jackpot Approval Process)."""

from enum import Enum

from msgspec import Struct

from dealer_terminal.procedure.meter_facts import JackpotChanged, JackpotLocked, JackpotVerification


class JackpotStage(Enum):
    """Screens of the approval process, then the payment: pending until verified, or refused by a supervisor for a
    reason."""

    TOUCHED = "touched"
    CHOSEN = "chosen"
    CONFIRMING = "confirming"
    PENDING = "pending"
    PAID = "paid"
    REFUSED = "refused"


ASKING = frozenset({JackpotStage.TOUCHED, JackpotStage.CONFIRMING})
"""Stages with a question shown over the table: which hand, and whether it is paid."""
IN_PROCESS = frozenset({JackpotStage.TOUCHED, JackpotStage.CHOSEN, JackpotStage.CONFIRMING})
ENDED = frozenset({JackpotStage.PAID, JackpotStage.REFUSED})
LOCKED = frozenset({JackpotStage.PENDING, JackpotStage.PAID})


class Jackpot(Struct, frozen=True):
    """A jackpot of one seat. `pays` is 0 until it is locked; `meter` is empty for a fixed prize."""

    stage: JackpotStage = JackpotStage.TOUCHED
    event: str = ""
    pays: int = 0
    meter: str = ""
    order: int = 0
    reseeded: int = 0
    waits_for: JackpotVerification = JackpotVerification.NONE


def won(fact: JackpotLocked | JackpotChanged) -> Jackpot:
    """Return the locked jackpot: pending if it waits for verification, else paid."""
    line = fact.line
    stage = JackpotStage.PAID if fact.waits_for is JackpotVerification.NONE else JackpotStage.PENDING
    return Jackpot(stage, line.event or "", line.pays, line.meter or "", fact.order, fact.reseeded, fact.waits_for)
