"""Chip tray accounting from one opener to its closer: chips received, chips sent away, the win in play, and the result.
Win is closer, credits and drop, less opener and fills (WAC 230-15-615). Without miscounts it equals the win in play."""

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.procedure.tray_facts import Counted, Form

KEPT = 10
"""Number of stays kept: those of a gaming day, and those whose drop box is not counted yet."""


class SignedForm(Struct, frozen=True):
    form: Form
    number: int
    counted: Counted
    void: bool = False

    def cents(self) -> int:
        return cents_of(self.counted)


class Stay(Struct, frozen=True):
    """The time from one opener to the next, identified by its first opener's number. `play` is the casino's win in its
    rounds."""

    number: int
    forms: tuple[SignedForm, ...] = ()
    play: int = 0

    def standing(self, form: Form) -> tuple[SignedForm, ...]:
        """Return the forms of this kind that are not void."""
        return tuple(each for each in self.forms if each.form is form and not each.void)

    def sum_of(self, form: Form) -> int:
        return sum(each.cents() for each in self.standing(form))

    def is_open(self) -> bool:
        """Return True if the opener is signed and the closer is not."""
        return bool(self.standing(Form.OPENER)) and not self.standing(Form.CLOSER)


class Tray(Struct, frozen=True):
    """Chip tray of a table. `used` is the last number of each form series. `stays` are the latest ones, for which forms
    may still follow, newest last."""

    used: dict[Form, int] = {}
    stays: tuple[Stay, ...] = ()

    def present(self) -> Stay | None:
        return self.stays[-1] if self.stays else None

    def is_counted_in(self) -> bool:
        now = self.present()
        return now is not None and now.is_open()

    def stay(self, number: int) -> Stay | None:
        return next((each for each in self.stays if each.number == number), None)

    def next_number(self, form: Form) -> int:
        return self.used.get(form, 0) + 1

    def with_stay(self, stay: Stay) -> "Tray":
        if self.stay(stay.number) is None:
            return replace(self, stays=(*self.stays, stay)[-KEPT:])
        return replace(self, stays=tuple(stay if each.number == stay.number else each for each in self.stays))

    def holder(self, form: Form, number: int) -> Stay | None:
        """Return the stay of a form that is not void."""
        return next((stay for stay in self.stays if number in [each.number for each in stay.standing(form)]), None)

    def without_drop(self) -> Stay | None:
        """Return the oldest closed stay whose drop box is not counted yet."""
        closed = (each for each in self.stays if each.standing(Form.CLOSER))
        return next((each for each in closed if not each.standing(Form.DROP)), None)

    def before(self, stay: Stay) -> Stay | None:
        earlier = [each for each in self.stays if each.number < stay.number]
        return earlier[-1] if earlier else None

    def with_round(self, cents: int) -> "Tray":
        """Add a round's win. A round played after the closer belongs to no stay."""
        now = self.present()
        return self if now is None or now.standing(Form.CLOSER) else self.with_correction(cents)

    def with_correction(self, cents: int) -> "Tray":
        """Add a correction of the last round's win, even if the closer was signed since."""
        now = self.present()
        return self.with_stay(replace(now, play=now.play + cents)) if now is not None and cents else self


NO_TRAY = Tray()


def cents_of(counted: Mapping[int, int]) -> int:
    return sum(denomination * count for denomination, count in counted.items())


def brought(stay: Stay) -> int:
    """Return the chips brought to the table and not taken away, before any play."""
    return stay.sum_of(Form.OPENER) + stay.sum_of(Form.FILL) - stay.sum_of(Form.CREDIT)


def in_box(stay: Stay, tray: int) -> int:
    """Return the amount that players must have paid into the drop box, if the chip tray contains `tray` cents."""
    return brought(stay) + stay.play - tray


def win(stay: Stay) -> int:
    return stay.sum_of(Form.CLOSER) + stay.sum_of(Form.DROP) - brought(stay)


def pieces_brought(stay: Stay) -> Counted:
    """Return the net pieces of each denomination brought by forms; negative if more were taken away."""
    came: Counted = {}
    for form, sign in ((Form.OPENER, 1), (Form.FILL, 1), (Form.CREDIT, -1)):
        for each in stay.standing(form):
            for chip, count in each.counted.items():
                came[chip] = came.get(chip, 0) + sign * count
    return came
