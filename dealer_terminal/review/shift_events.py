"""What happened at a table in a shift beside its rounds: who dealt, what was irregular, prizes, meters, the tray."""

from msgspec import Struct

from dealer_terminal.procedure.tray import Stay, brought, in_box, win
from dealer_terminal.procedure.tray_facts import Form


class RecordedAt(Struct, frozen=True):
    """A record, its round (0 between rounds), and when it was written."""

    record: int
    round: int
    utc: int


class Stint(Struct, frozen=True):
    """A dealer at the table; `began` is 0 where that was before the shift, `ended` 0 where it was not yet over."""

    dealer: str
    name: str
    began: int
    ended: int = 0
    rounds: int = 0
    hands: int = 0


class Irregular(Struct, frozen=True):
    """`ended` is 0 where it is still open."""

    at: RecordedAt
    irregularity: str
    raised_by: str
    seats: tuple[int, ...]
    note: str
    ended: int = 0
    choice: str = ""
    by: tuple[str, ...] = ()


class PaymentChange(Struct, frozen=True):
    """Of a payment that had been settled, in cents."""

    at: RecordedAt
    seat: int
    spot: str
    was: int
    stands: int
    by: str
    reason: str


class PrizeEvent(Struct, frozen=True):
    """One thing that happened to a prize or a large payment; in cents."""

    at: RecordedAt
    what: str
    seat: int
    event: str
    meter: str
    pays: int
    by: str


class Move(Struct, frozen=True):
    """Of a meter, in hundredths of a cent; `stands` is what it came to."""

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
    """From `start` to `end`; what no move explains is `unexplained`. A move that no wager made is told by itself."""

    meter: str
    start: int
    by_why: tuple[Moves, ...]
    unexplained: int
    end: int
    told: tuple[Move, ...]


class TrayRun(Struct, frozen=True):
    """The table's own money from an opener to its closer, in cents (WAC 230-15-615); 0 for what is not counted yet.
    `began` and `ended` are when opener and closer were signed, 0 where that is not of this reading."""

    stay: Stay
    began: int
    ended: int

    def sum_of(self, form: Form) -> int:
        return self.stay.sum_of(form)

    @property
    def is_counted(self) -> bool:
        """Out, and its box too."""
        return bool(self.stay.standing(Form.CLOSER) and self.stay.standing(Form.DROP))

    @property
    def win(self) -> int:
        """By count."""
        return win(self.stay)

    @property
    def tray_expected(self) -> int:
        """What must lie in the tray by play, once the box is counted."""
        return brought(self.stay) + self.stay.play - self.stay.sum_of(Form.DROP)

    @property
    def box_expected(self) -> int:
        """What must lie in the box by play, once the tray is counted."""
        return in_box(self.stay, self.stay.sum_of(Form.CLOSER))

    @property
    def voided(self) -> tuple[str, ...]:
        return tuple(f"{each.form.value} {each.number}" for each in self.stay.forms if each.void)
