"""Events of a shift at a table other than rounds: dealers, irregularities, prizes, meters and the chip tray."""

from msgspec import Struct

from dealer_terminal.procedure.preview_card import SigningPreview
from dealer_terminal.procedure.tray import Stay, brought, in_box, win
from dealer_terminal.procedure.tray_facts import Form


class RecordedAt(Struct, frozen=True):
    """Position of a record, its round (0 between rounds), and its time."""

    record: int
    round: int
    utc: int


class Stint(Struct, frozen=True):
    """Period of a dealer at the table. `began` is 0 if it began before the shift, `ended` is 0 if it is not over."""

    dealer: str
    name: str
    began: int
    ended: int = 0
    rounds: int = 0
    hands: int = 0


class Irregular(Struct, frozen=True):
    """Irregularity. `ended` is 0 while it is open."""

    at: RecordedAt
    irregularity: str
    raised_by: str
    seats: tuple[int, ...]
    note: str
    ended: int = 0
    choice: str = ""
    by: tuple[str, ...] = ()


class ShiftCorrection(Struct, frozen=True):
    """A void round, or a correction of its cards, its prize or a settled payment.

    `seat` is 0 for the round or the dealer. `was` and `now` are payments in cents, both 0 if no payment changed.
    """

    at: RecordedAt
    what: str
    seat: int
    spot: str
    was: int
    now: int
    by: str
    reason: str


class ShiftApproval(Struct, frozen=True):
    """Signature of a second person: the decision, its reason, and the preview shown before signing."""

    at: RecordedAt
    decision: str
    by: str
    reason: str
    shown: SigningPreview


class ChipCounts(Struct, frozen=True):
    """Progressive chips collected and wagers accepted. `differed` are the rounds in which a count was off."""

    rounds: int
    chips: int
    wagers: int
    differed: tuple[int, ...]

    @property
    def drift(self) -> int:
        return self.chips - self.wagers


class PrizeEvent(Struct, frozen=True):
    """One event of a prize or a large payment, in cents."""

    at: RecordedAt
    what: str
    seat: int
    event: str
    meter: str
    pays: int
    by: str
    camera: str
    reason: str


class Move(Struct, frozen=True):
    """Change of a meter, in hundredths of a cent. `stands` is the resulting value."""

    at: RecordedAt
    meter: str
    why: str
    by: int
    stands: int
    who: str


class Moves(Struct, frozen=True):
    why: str
    times: int
    by: int


class MeterRun(Struct, frozen=True):
    """A meter from `start` to `end`. `unexplained` is the change that no move explains.

    `told` lists each move that no wager caused.
    """

    meter: str
    start: int
    by_why: tuple[Moves, ...]
    unexplained: int
    end: int
    told: tuple[Move, ...]


class TrayRun(Struct, frozen=True):
    """The table's money from an opener to its closer, in cents (WAC 230-15-615), with 0 for a sum not yet counted.

    `began` and `ended` are the times at which opener and closer were signed, 0 if outside the records read.
    """

    stay: Stay
    began: int
    ended: int

    def sum_of(self, form: Form) -> int:
        return self.stay.sum_of(form)

    @property
    def is_counted(self) -> bool:
        """Return True if both the closer and the drop box have been counted."""
        return bool(self.stay.standing(Form.CLOSER) and self.stay.standing(Form.DROP))

    @property
    def win(self) -> int:
        """Return the win by count."""
        return win(self.stay)

    @property
    def tray_expected(self) -> int:
        """Return the expected content of the chip tray by play, given the drop box count."""
        return brought(self.stay) + self.stay.play - self.stay.sum_of(Form.DROP)

    @property
    def box_expected(self) -> int:
        """Return the expected content of the drop box by play, given the closer."""
        return in_box(self.stay, self.stay.sum_of(Form.CLOSER))

    @property
    def voided(self) -> tuple[str, ...]:
        return tuple(f"{each.form.value} {each.number}" for each in self.stay.forms if each.void)
