"""Commands about meters and jackpots."""

from msgspec import Struct

from dealer_terminal.procedure.meter_facts import Adjustment, LinkTrouble
from dealer_terminal.procedure.people import Approval


class CountChips(Struct, frozen=True):
    """Count of the progressive chips that the dealer collected after no more bets."""

    chips: int


class AdjustMeter(Struct, frozen=True):
    """Change of a meter by this many cents; negative to lower it."""

    meter: str
    by: int
    why: Adjustment
    approval: Approval


class LoseLink(Struct, frozen=True):
    source: str
    why: LinkTrouble
    detail: str = ""


class CompareMeters(Struct, frozen=True):
    """Totals of this table as its journal (`here`) and the linked set (`there`) have them. The table is linked again if
    they are equal."""

    source: str
    here: dict[str, int]
    there: dict[str, int]


class MoveMeters(Struct, frozen=True):
    """Changes of the meters by other tables of the set."""

    moved: dict[str, int]
    source: str


LinkCommand = LoseLink | CompareMeters | MoveMeters


class OpenJackpot(Struct, frozen=True):
    """Tap on the seat."""

    seat: int


class ChooseJackpot(Struct, frozen=True):
    """Hand achieved, by its label in the pay table."""

    seat: int
    event: str


class DismissJackpot(Struct, frozen=True):
    """Answer “None”."""

    seat: int


class ProceedJackpot(Struct, frozen=True):
    """Answer “Pending Jackpot”."""

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
