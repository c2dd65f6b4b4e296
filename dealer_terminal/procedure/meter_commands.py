"""What someone asks for about meters and jackpots."""

from msgspec import Struct

from dealer_terminal.procedure.meter_facts import Adjustment, LinkTrouble
from dealer_terminal.procedure.people import Approval


class CountChips(Struct, frozen=True):
    """The progressive chips that the dealer collected after no more bets."""

    chips: int


class AdjustMeter(Struct, frozen=True):
    """By so many cents, less than 0 to lower it."""

    meter: str
    by: int
    why: Adjustment
    approval: Approval


class LoseLink(Struct, frozen=True):
    source: str
    why: LinkTrouble
    detail: str = ""


class CompareMeters(Struct, frozen=True):
    """What the set has of this table's totals; it is linked again where they are the same."""

    source: str
    here: dict[str, int]
    there: dict[str, int]


class MoveMeters(Struct, frozen=True):
    """By what other tables of the set did."""

    moved: dict[str, int]
    source: str


LinkCommand = LoseLink | CompareMeters | MoveMeters


class OpenJackpot(Struct, frozen=True):
    """A touch on the seat."""

    seat: int


class ChooseJackpot(Struct, frozen=True):
    """The hand achieved, by its label in the pay table."""

    seat: int
    event: str


class DismissJackpot(Struct, frozen=True):
    """“None”."""

    seat: int


class ProceedJackpot(Struct, frozen=True):
    """“Pending Jackpot”."""

    seat: int


class PayJackpot(Struct, frozen=True):
    seat: int


class CancelJackpot(Struct, frozen=True):
    seat: int


class VerifyJackpot(Struct, frozen=True):
    seat: int
    camera: str
    approval: Approval


MeterCommand = (
    CountChips
    | AdjustMeter
    | LinkCommand
    | OpenJackpot
    | ChooseJackpot
    | DismissJackpot
    | ProceedJackpot
    | PayJackpot
    | CancelJackpot
    | VerifyJackpot
)
