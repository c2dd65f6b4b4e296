"""A jackpot on its way through the approval process (3 Card, STAX Jackpot Approval Process)."""

from enum import Enum

from msgspec import Struct

from dealer_terminal.procedure.meter_facts import Verification


class Stage(Enum):
    """The screens of the paper, then the payment: pending until verified."""

    TOUCHED = "touched"
    CHOSEN = "chosen"
    CONFIRMING = "confirming"
    PENDING = "pending"
    PAID = "paid"


ASKING = frozenset({Stage.TOUCHED, Stage.CONFIRMING})
"""The screens that ask, over the table: which hand, and whether it is paid."""
IN_PROCESS = frozenset({Stage.TOUCHED, Stage.CHOSEN, Stage.CONFIRMING})
LOCKED = frozenset({Stage.PENDING, Stage.PAID})


class Jackpot(Struct, frozen=True):
    """There is an amount from the moment it is locked, and none before; `meter` is empty for a fixed prize."""

    stage: Stage = Stage.TOUCHED
    event: str = ""
    pays: int = 0
    meter: str = ""
    order: int = 0
    reseeded: int = 0
    waits_for: Verification = Verification.NONE
