"""Journals told otherwise by somebody with the terminal's keys, who signs what the cards do not say."""

import re
import shutil
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from dealer_terminal.procedure.balance import round_totals
from dealer_terminal.procedure.facts import (
    CardsExposed,
    Decided,
    DecisionsLocked,
    PacketDealt,
    RestRacked,
    RoundClosed,
    WagersClosed,
)
from dealer_terminal.procedure.meter_facts import ChipsCounted, MetersGrew
from dealer_terminal.rules.hand import Decision
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.verification import verify_journal
from dealer_terminal.table.ports import TerminalKeys
from tests.fast.journal import forgeries as forged
from tests.fast.journal.forgeries import Resealed, Retold, once
from tests.helpers.playing import CLASSIC, Append, appends

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


class First:
    """Tell the first fact of a type otherwise: leave it out, twice, or as it follows from the one on record."""

    def __init__(
        self, kind: type, told: Callable[[Any], tuple[Any, ...]], when: Callable[[Any], bool] = lambda fact: True
    ) -> None:
        self._kind, self._told, self._when, self._done = kind, told, when, False

    def __call__(self, fact: Any) -> tuple[Any, ...]:
        if self._done or not isinstance(fact, self._kind) or not self._when(fact):
            return (fact,)
        self._done = True
        return self._told(fact)


def _left_out(kind: type) -> Retold:
    return First(kind, lambda fact: ())


def _twice(kind: type) -> Retold:
    return First(kind, lambda fact: (fact, fact))


def _otherwise(kind: type, **changed: Any) -> Retold:
    def told(fact: Any) -> tuple[Any, ...]:
        return (replace(fact, **{name: change(getattr(fact, name)) for name, change in changed.items()}),)

    return First(kind, told)


class NeverClosed:
    """A round whose end is left out, with seals that nobody can open."""

    def __init__(self) -> None:
        self._closed = _left_out(RoundClosed)
        self._open = True

    def __call__(self, fact: Any) -> Any:
        self._open = self._open and not isinstance(fact, RoundClosed)
        match fact:
            case PacketDealt(packet=packet) if self._open:
                return replace(fact, packet=replace(packet, sealed=bytes(len(packet.sealed))))
            case RestRacked(sealed=sealed) if self._open:
                return replace(fact, sealed=bytes(len(sealed)))
        return self._closed(fact)


class ByAnother:
    """Nothing else than who acted is told otherwise, at the first lock of decisions."""

    def __init__(self, operator: str) -> None:
        self._operator, self._done = operator, False

    def __call__(self, fact: Any) -> Any:
        return fact

    def by(self, append: Append) -> str:
        if self._done or not any(isinstance(fact, DecisionsLocked) for fact in append.facts):
            return append.operator
        self._done = True
        return self._operator


def _and_another_card(change: Callable[[Any], Any]) -> Callable[[TerminalKeys], Retold]:
    def retold(_keys: TerminalKeys) -> Retold:
        another = once(forged.another_card)
        return lambda fact: another(change(fact))

    return retold


def as_it_was(fact: Any) -> Any:
    return fact


Forged = tuple[Callable[[TerminalKeys], Retold], str]
"""How it is told otherwise, and what `verify` says to it."""

FORGED: dict[str, Forged] = {
    "payment raised": (
        lambda keys: RaisedAndCounted(),
        r"cards_exposed, round \d+\): position \d, \S+: the record says pays (\d+), the cards say pays (\d+)",
    ),
    "winning hand racked unpaid": (
        lambda keys: WinLeftOut(),
        r"hand_racked, round \d+\) does not follow .* \(Position \d is not resolved yet\)",
    ),
    "remaining cards omitted": (
        lambda keys: _left_out(RestRacked),
        r"round \d+\) does not follow .* \(Decisions are not (taken|locked) now\)",
    ),
    "decision lock omitted": (
        lambda keys: _left_out(DecisionsLocked),
        r"round \d+\) does not follow .* \((No hand|Folded hands are not collected|The dealer's hand is not exposed)",
    ),
    "round total changed": (
        lambda keys: once(forged.total),
        r"round_closed, round \d+\): it says taken \d+, where \d+ follows from what stands before it",
    ),
    "card twice in the deck": (
        lambda keys: Resealed(keys, forged.doubled),
        r"the seals hold \w+ twice, in packet \d and in the rest",
    ),
    "other card exposed than sealed": (
        lambda keys: once(forged.another_card),
        r"position \d shows \w+, where \w+ was sealed",
    ),
    "seals emptied and other card exposed": (
        _and_another_card(forged.unsealed),
        "packet 1 says that its cards are from 'simulated', and no seal holds them",
    ),
    "cards marked as dealt by hand and other card exposed": (
        _and_another_card(forged.dealt_by_hand),
        "packet 1 says that its cards are from 'dealer', where this table's are from 'simulated'",
    ),
    "end of a round omitted and its seals overwritten": (
        lambda keys: NeverClosed(),
        r"round 1 has \d seals, and the next one begins .* \(round_opened, round 2\) does not follow",
    ),
    "packet dealt twice": (
        lambda keys: _twice(PacketDealt),
        r"packet_dealt, round 1\) does not follow .* \(Packet 1 was dealt already\)",
    ),
    "close of bets omitted": (
        lambda keys: _left_out(WagersClosed),
        r"does not follow .* \((No packet is due|Progressive chips are not counted) now\)",
    ),
    "close of bets twice": (lambda keys: _twice(WagersClosed), r"wagers_closed, round 1\) does not follow"),
    "key commitment omitted": (
        lambda keys: _otherwise(WagersClosed, commitment=lambda _: b""),
        "this is not the key that round",
    ),
    "position omitted from the deal": (
        lambda keys: _otherwise(WagersClosed, deal=lambda deal: deal[1:]),
        r"wagers_closed, round 1\): it says deal ",
    ),
    "position twice in the deal": (
        lambda keys: _otherwise(WagersClosed, deal=lambda deal: (*deal, deal[-1])),
        r"wagers_closed, round 1\): it says deal ",
    ),
    "operator replaced": (
        lambda keys: ByAnother("9999"),
        r"decisions_locked, round \d+\) says that '9999' acted, where '\S+' was at the table",
    ),
    "operator removed": (
        lambda keys: ByAnother(""),
        r"decisions_locked, round \d+\) says that '' acted, where '\S+' was at the table",
    ),
}


def _plays(fact: Any) -> bool:
    return fact.decision is Decision.PLAY


SILENT: dict[str, Callable[[TerminalKeys], Retold]] = {
    "decision to play omitted": lambda keys: First(
        Decided, lambda fact: (), lambda fact: fact.decision is Decision.PLAY
    )
}
"""Whoever has not folded plays, so this follows as well: only a checkpoint that is kept elsewhere tells them apart."""
OF_METERS: dict[str, Forged] = {
    "meter growth omitted": (
        lambda keys: _left_out(MetersGrew),
        r"record \d+ leads to what is not on record: MetersGrew",
    ),
    "meter growth twice": (lambda keys: _twice(MetersGrew), r"meters_grew, round 1\) does not follow"),
    "chip count omitted": (
        lambda keys: _left_out(ChipsCounted),
        r"meters_grew, round 1\) does not follow",
    ),
    "chip count changed": (
        lambda keys: _otherwise(ChipsCounted, chips=lambda chips: chips + 1),
        r"record \d+ leads to what is not on record: IrregularityReported",
    ),
    "wagers of a chip count changed": (
        lambda keys: _otherwise(ChipsCounted, wagers=lambda wagers: {**wagers, 7: 500}),
        r"chips_counted, round 1\): it says wagers ",
    ),
}


def _each(told: Any) -> tuple[Any, ...]:
    """A fact as it is told: another one, none, or several."""
    return told if isinstance(told, tuple) else () if told is None else (told,)


@cache
def _played(keys: TerminalKeys, rulebook: str) -> Sequence[Append]:
    return appends(ROUNDS, keys=keys, rulebook=rulebook)


def told(folder: Path, retold: Callable[[TerminalKeys], Retold], rulebook: str = CLASSIC) -> tuple[str, ...]:
    """How `verify` is asked for it."""
    journal = open_journal(str(folder / "journal.db"), keys=folder / "keys")
    change = retold(journal.keys)
    for append in _played(journal.keys, rulebook):
        facts = [other for fact in append.facts for other in _each(change(fact))]
        if facts:
            by = change.by(append) if isinstance(change, ByAnother) else append.operator
            journal.append(facts, operator=by, at=append.at)
    journal.close()
    return "--db", str(folder / "journal.db"), "--keys", str(folder / "keys")


def unsaid(empty: Path, forgeries: Mapping[str, Forged], rulebook: str) -> list[tuple[str, list[str]]]:
    """Return each forgery that `verify` does not name in copies of an empty journal, and what it says instead."""
    missed = []
    for number, (what, (retold, expected)) in enumerate({"": (lambda keys: as_it_was, ""), **forgeries}.items()):
        folder = empty.with_name(f"told-{number}")
        shutil.copytree(empty, folder)
        told(folder, retold, rulebook)
        with open_to_read(str(folder / "journal.db")) as opened:
            found = [each.what for each in verify_journal(opened.connection, opened.id, (opened.own_key(),)).findings]
        if found if not what else not re.search(expected, " ".join(found)):
            missed.append((what, found))
    return missed
