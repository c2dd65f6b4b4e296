"""The table's own money, from one opener to its closer: what came, what went, what play took, and what that comes to.

Win is closer, credits and drop, less opener and fills (WAC 230-15-615). Where nothing was miscounted it is what play
took."""

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.procedure.tray_facts import Counted, Form

KEPT = 10
"""Stays that are remembered: a gaming day's, and those whose box waits to be counted."""


class SignedForm(Struct, frozen=True):
    form: Form
    number: int
    counted: Counted
    void: bool = False

    def cents(self) -> int:
        return cents_of(self.counted)


class Stay(Struct, frozen=True):
    """The time from an opener to the next one; it is called by its first opener's number. `play` is what the house took
    in its rounds, less what it paid."""

    number: int
    forms: tuple[SignedForm, ...] = ()
    play: int = 0

    def standing(self, form: Form) -> tuple[SignedForm, ...]:
        """Those that are not void."""
        return tuple(each for each in self.forms if each.form is form and not each.void)

    def sum_of(self, form: Form) -> int:
        return sum(each.cents() for each in self.standing(form))

    def is_open(self) -> bool:
        """Whether the tray is counted in, and not out."""
        return bool(self.standing(Form.OPENER)) and not self.standing(Form.CLOSER)


class Tray(Struct, frozen=True):
    """`used` is the last number of each series; `stays` are the latest, for which something may still be counted, the
    newest last."""

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
        """The stay that a form which is not void belongs to."""
        return next((stay for stay in self.stays if number in [each.number for each in stay.standing(form)]), None)

    def without_drop(self) -> Stay | None:
        """The oldest one whose box is still to be counted."""
        closed = (each for each in self.stays if each.standing(Form.CLOSER))
        return next((each for each in closed if not each.standing(Form.DROP)), None)

    def before(self, stay: Stay) -> Stay | None:
        earlier = [each for each in self.stays if each.number < stay.number]
        return earlier[-1] if earlier else None

    def with_round(self, cents: int) -> "Tray":
        """What it took. One that is played on a tray that was counted out belongs to no stay."""
        now = self.present()
        return self if now is None or now.standing(Form.CLOSER) else self.with_correction(cents)

    def with_correction(self, cents: int) -> "Tray":
        """Of the last round, whether the tray was counted out meanwhile or not."""
        now = self.present()
        return self.with_stay(replace(now, play=now.play + cents)) if now is not None and cents else self


NO_TRAY = Tray()


def cents_of(counted: Mapping[int, int]) -> int:
    return sum(denomination * count for denomination, count in counted.items())


def brought(stay: Stay) -> int:
    """What was brought to the table and not taken away again, before any play."""
    return stay.sum_of(Form.OPENER) + stay.sum_of(Form.FILL) - stay.sum_of(Form.CREDIT)


def in_box(stay: Stay, tray: int) -> int:
    """What players must have paid into the box for their chips, if `tray` is what lies in the tray."""
    return brought(stay) + stay.play - tray


def win(stay: Stay) -> int:
    return stay.sum_of(Form.CLOSER) + stay.sum_of(Form.DROP) - brought(stay)


def pieces_brought(stay: Stay) -> Counted:
    """Of each denomination, as many as came and did not go again by a form; below nothing where more went."""
    came: Counted = {}
    for form, sign in ((Form.OPENER, 1), (Form.FILL, 1), (Form.CREDIT, -1)):
        for each in stay.standing(form):
            for chip, count in each.counted.items():
                came[chip] = came.get(chip, 0) + sign * count
    return came
