"""Money of a hand in a signing preview."""

from collections.abc import Mapping

from msgspec import Struct

from dealer_terminal.procedure.balance import moved, was_moved
from dealer_terminal.procedure.deal_limit import is_asked
from dealer_terminal.procedure.jackpot import JackpotStage
from dealer_terminal.procedure.preview_card import Change
from dealer_terminal.procedure.state import State
from dealer_terminal.rules.hand import Line, Result

METER_HITS = "two-on-one-meter"
_OF_JACKPOTS = ("thresholds", "jackpot")
_TAKEN = (Result.LOSE, Result.FORFEIT)

Lines = Mapping[str, Line]


class SignedHand(Struct, frozen=True):
    """A hand to which a signature applies: the table before and after, and the hand's lines in both."""

    seat: int
    before: State
    after: State
    old: Lines
    new: Lines

    def is_void(self) -> bool:
        return self.after.misdealt and not self.before.misdealt


def payment_waits(state: State, number: int, spot: str, pays: int) -> bool:
    """Return True if the payment is not verified yet and has not left the chip tray."""
    if any((hold.seat, hold.spot, hold.pays) == (number, spot, pays) for hold in state.holds):
        return True
    jackpot = state.jackpots.get(number)
    progressive = state.rulebook().progressive
    pending = jackpot is not None and jackpot.stage is JackpotStage.PENDING
    return pending and progressive is not None and spot == progressive.spot


def is_unverified(state: State, line: Line) -> bool:
    return payment_waits(state, line.seat, line.spot, line.pays)


def only_shown(signed: SignedHand, line: Line) -> bool:
    """Return True if the payment is still in the chip tray because its key was not tapped (House Procedure 12)."""
    return bool(line.pays) and not was_moved(signed.before, line)


def waits(signed: SignedHand, line: Line) -> bool:
    """Return True if the payment waits before the signature. In a voided round that is every payment that was not paid
    out."""
    if signed.is_void():
        return only_shown(signed, line)
    return is_unverified(signed.before, line) or is_asked(signed.before, line)


def waits_on(signed: SignedHand, line: Line) -> bool:
    after = signed.after
    return is_unverified(after, line) or (is_asked(after, line) and not lets_go(signed, line))


def lets_go(signed: SignedHand, line: Line) -> bool:
    """Return True if the signature is about this payment, even if something else still holds it."""
    before, after = signed.before, signed.after
    verified = is_unverified(before, line) and not is_unverified(after, line)
    return verified or (is_asked(before, line) and not is_asked(after, line) and not is_unverified(after, line))


def house_has(line: Line, pays: int) -> int:
    """Return the amount that the casino took, less the amount paid."""
    return (line.stake if line.result in _TAKEN else 0) - pays


def of_no_game_here(after: State, change: Change) -> bool:
    """Return True for the jackpot threshold if the table has no progressive."""
    return (change.what, change.of) == _OF_JACKPOTS and after.rulebook().progressive is None


def house(signed: SignedHand) -> tuple[int, int]:
    """Return the casino's win for which the hand's chips were moved, before and after the signature. A payment that is
    only shown and does not change is in the chip tray both times; the next key shows it (House Procedures 12 and
    17)."""
    was = {line.spot: house_has(line, line.pays) for line in moved(signed.before, signed.seat)}
    then = (_signed_for(signed, line, was) for line in signed.new.values())
    return sum(was.values()), sum(then)


def _signed_for(signed: SignedHand, line: Line, was: Mapping[str, int]) -> int:
    if waits_on(signed, line):
        return was.get(line.spot, 0)
    stands = signed.old.get(line.spot) == line and not lets_go(signed, line)
    return was.get(line.spot, 0) if stands else house_has(line, line.pays)
