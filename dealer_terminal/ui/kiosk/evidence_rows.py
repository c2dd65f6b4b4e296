"""A row of evidence: small where it stays as it is, large where it changes, on as many lines as its words need."""

from collections.abc import Iterable, Iterator, Sequence

from dealer_terminal.procedure.evidence_card import HandShown, WagerShown
from dealer_terminal.procedure.evidence_words import NOTHING, Named, Told, money_told, wager_told
from dealer_terminal.ui.kiosk.evidence_room import LEAST_MM, STRONG_MM, lines, squared, wide
from dealer_terminal.ui.kiosk.surfaces import BesideProps
from dealer_terminal.ui.kit.languages import Say

_GAP_MM = 3
_LABEL, _CHANGE, _BROKEN, _SQUARED = 0.88, 1.16, 0.95, 1.1
"""How tall a line is of what it is, and of what it comes to, on one line or on several, and these with Chinese."""


def row(told: Told, say: Say, room: float) -> BesideProps:
    return fitted(say(told.named()), *old_and_new(told, say), room)


def old_and_new(told: Told, say: Say) -> tuple[str, str]:
    before, after = say(told.before), say(told.after)
    return "" if before in (after, NOTHING) else before, after


def fitted(label: str, before: str, after: str, room: float) -> BesideProps:
    moves = bool(before)
    change = f"{before} → {after}" if moves else after
    size = STRONG_MM if moves else LEAST_MM
    if wide(label, LEAST_MM) + _GAP_MM + wide(change, size, bold=moves) <= room:
        return BesideProps(label, before, after, tall=1.3 if moves else 1)
    wraps, broken = lines(label, LEAST_MM, room), lines(change, LEAST_MM, room)
    if moves and wide(change, size, bold=True) > room:
        parts = (before, f"→ {after}")
        if wide(label, LEAST_MM) + _GAP_MM + max(wide(each, LEAST_MM, bold=True) for each in parts) <= room:
            return BesideProps(label, before, after, lines=len(parts), wraps=0, tall=len(parts) * _broken(change))
        broken = sum(lines(each, LEAST_MM, room * 0.93) for each in parts)
    tall = wraps * _LABEL + broken * (_LABEL if not moves else _CHANGE if broken == 1 else _broken(change))
    return BesideProps(label, before, after, lines=broken, wraps=wraps, tall=tall)


def _broken(change: str) -> float:
    return _SQUARED if squared(change) else _BROKEN


def wager_rows(hand: HandShown, named: Named, say: Say, room: float) -> Iterator[BesideProps]:
    """Wagers of which the same is so share a row."""
    for (event, before, after), labels in _alike(hand.wagers, named, say).items():
        yield fitted(_with_event(labels, event), *of_each(labels, before, after, say), room)


def close_rows(hand: HandShown, named: Named, say: Say, room: float) -> Iterator[BesideProps]:
    """What changes, by which event; then the rest, each on a line of its own as one text."""
    yield from _changed(hand, named, say, room)
    yield from (_text(each, room) for each in _stays(hand, named, say))


def _changed(hand: HandShown, named: Named, say: Say, room: float) -> Iterator[BesideProps]:
    for (event, before, after), labels in _alike(hand.wagers, named, say).items():
        if before:
            yield fitted(_with_event(labels, event), *of_each(labels, before, after, say), room)


def _stays(hand: HandShown, named: Named, say: Say) -> Iterator[str]:
    for (event, before, after), labels in _alike(hand.wagers, named, say).items():
        if not before:
            yield f"{_with_event(labels, event)} {of_each(labels, before, after, say)[1]}"


def _with_event(labels: Sequence[str], event: str) -> str:
    return " · ".join([*labels, event] if event else labels)


def _text(text: str, room: float) -> BesideProps:
    wraps = lines(text, LEAST_MM, room)
    return BesideProps(text, wraps=wraps, tall=wraps * _LABEL)


def of_each(labels: Sequence[str], before: str, after: str, say: Say) -> tuple[str, str]:
    """An amount beside several wagers is no sum of theirs."""
    if len(labels) == 1 or not any(letter.isdigit() for letter in before + after):
        return before, after
    return (say("each {what}", what=before), after) if before else ("", say("each {what}", what=after))


def money_row(hand: HandShown, say: Say) -> BesideProps:
    if not hand.wagers:
        return BesideProps("")
    told = money_told(hand)
    return BesideProps(say(told.what), *old_and_new(told, say))


def _alike(wagers: Iterable[WagerShown], named: Named, say: Say) -> dict[tuple[str, str, str], list[str]]:
    found: dict[tuple[str, str, str], list[str]] = {}
    for wager in wagers:
        told = wager_told(wager, named)
        found.setdefault((say(told.event), *old_and_new(told, say)), []).append(say(told.what))
    return found
