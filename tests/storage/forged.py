"""Journals told otherwise by somebody with the terminal's keys, who signs what the cards do not say."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from dealer_terminal.procedure.balance import round_totals
from dealer_terminal.procedure.facts import CardsExposed, DecisionsLocked, RestRacked, RoundClosed
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.table.ports import Keys
from tests.audit import forgeries as forged
from tests.audit.forgeries import Resealed, Retold, once
from tests.helpers.playing import CLASSIC, appends

ROUNDS = 6


class RaisedAndCounted:
    """A payment raised by 100, and the total of its round."""

    def __init__(self) -> None:
        self._more = 0

    def __call__(self, fact: Any) -> Any:
        other = forged.raised(fact) if not self._more else fact
        if other != fact:
            self._more = 100
        if isinstance(fact, RoundClosed) and self._more == 100:
            other, self._more = forged.raised_with_its_total(fact), 1
        return other


class WinLeftOut:
    """The turn in which a hand wins, and what it adds to the total of its round."""

    def __init__(self) -> None:
        self._left_out: list[CardsExposed] = []

    def __call__(self, fact: Any) -> Any:
        if isinstance(fact, CardsExposed) and not self._left_out and any(line.pays for line in fact.lines):
            self._left_out.append(fact)
            return None
        if isinstance(fact, RoundClosed) and len(self._left_out) == 1:
            staked, paid, taken = round_totals(self._left_out[0].lines)
            self._left_out *= 2
            return replace(fact, staked=fact.staked - staked, paid=fact.paid - paid, taken=fact.taken - taken)
        return fact


class LeftOut:
    """The first fact of a type."""

    def __init__(self, kind: type) -> None:
        self._kind, self._done = kind, False

    def __call__(self, fact: Any) -> Any:
        if self._done or not isinstance(fact, self._kind):
            return fact
        self._done = True
        return None


def _unsealed_and_another(keys: Keys) -> Retold:
    another = once(forged.another_card)
    return lambda fact: another(forged.unsealed(fact))


def _by_hand_and_another(keys: Keys) -> Retold:
    another = once(forged.another_card)
    return lambda fact: another(forged.dealt_by_hand(fact))


def as_it_was(fact: Any) -> Any:
    return fact


FORGED: dict[str, tuple[Callable[[Keys], Retold], str]] = {
    "a payment raised by 100": (
        lambda keys: RaisedAndCounted(),
        r"cards_exposed, round \d+\): position \d, \S+: the record says pays (\d+), the cards say pays (\d+)",
    ),
    "a hand that wins put in the rack unpaid": (
        lambda keys: WinLeftOut(),
        r"hand_racked, round \d+\) does not follow .* \(position \d is not resolved.* of position \d has no result",
    ),
    "the rest of the deck left out": (
        lambda keys: LeftOut(RestRacked),
        r"decisions_locked, round \d+\) does not follow .* \(the round stands at its step rest",
    ),
    "the lock of decisions left out": (
        lambda keys: LeftOut(DecisionsLocked),
        r"round \d+\) does not follow .* \((the round stands at its step|no hand is collected then|another turn)",
    ),
    "a total": (
        lambda keys: once(forged.total),
        r"round_closed, round \d+\): it says taken \d+, where \d+ follows from what stands before it",
    ),
    "a card twice in the deck": (
        lambda keys: Resealed(keys, forged.doubled),
        r"the seals hold \w+ twice, in packet \d and in the rest",
    ),
    "another card than was sealed": (
        lambda keys: once(forged.another_card),
        r"position \d shows \w+, where \w+ was sealed",
    ),
    "the seals emptied, and another card shown": (
        _unsealed_and_another,
        "packet 1 says that its cards are from 'simulated', and no seal holds them",
    ),
    "all told as dealt by hand, and another card shown": (
        _by_hand_and_another,
        "packet 1 says that its cards are from 'dealer', where this table's are from 'simulated'",
    ),
}


def told(folder: Path, retold: Callable[[Keys], Retold], rulebook: str = CLASSIC) -> tuple[str, ...]:
    """How `verify` is asked for it."""
    journal = open_journal(str(folder / "journal.db"), keys=folder / "keys")
    change = retold(journal.keys)
    for append in appends(ROUNDS, keys=journal.keys, rulebook=rulebook):
        facts = [other for fact in append.facts if (other := change(fact)) is not None]
        if facts:
            journal.append(facts, operator=append.operator, at=append.at)
    journal.close()
    return "--db", str(folder / "journal.db"), "--keys", str(folder / "keys")
