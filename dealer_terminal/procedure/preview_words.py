"""Signing preview as text: old and new values."""

from collections.abc import Callable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.procedure.device_faults import known_fault, told_fault
from dealer_terminal.procedure.facts import DEALER_SEAT
from dealer_terminal.procedure.preview_card import AmountShown, Change, HandShown, WagerResultShown, WagerShown
from dealer_terminal.procedure.words import Words, as_told, listed, words
from dealer_terminal.rules.money import dollars

Named = Callable[[str], str]
"""Function that returns the rulebook's name of a spot."""

RESULTS = {
    "": words("open"),
    "win": words("pays"),
    "push": words("push"),
    "lose": words("loses"),
    "forfeit": words("forfeited"),
    "returned": words("returned"),
    "void": words("void"),
}
_SETS = {
    "reader": words("Reader"),
    "simulated": words("Simulated"),
    "dealer": words("Recorded"),
    "table": words("On the table"),
}
_PLAIN = {
    "positions": words("Positions"),
    "cards_from": words("Cards from"),
    "read_at": words("Cards are read"),
    "event_entry": words("Entered by hand"),
    "deck": words("Deck"),
    "table": words("Table"),
    "rulebook": words("Rulebook"),
    "chips": words("STAX chips"),
    "wagers": words("Wagers"),
    "next": words("Next"),
    "dealt": words("Have their hands"),
    "to-come": words("Still to be dealt"),
    "two-on-one-meter": words("Two prizes on a meter"),
    "open-as-told": words("Open already: look whether each has its own cards"),
    "paper": words("Number on paper"),
    "notice": words("$200 or more off: tell"),
}
THRESHOLDS = {
    "camera": words("Camera above"),
    "deal": words("Limit of a deal"),
    "jackpot": words("Jackpot above"),
}
AT_NOTHING = {"deal": words("none"), "jackpot": words("each one")}
"""Meaning of a threshold of 0."""
_VALUES = {
    ("deck", "out"): words("out of use"),
    ("deck", "in-play"): words("in play"),
    ("table", "open"): words("open"),
    ("table", "closed"): words("closed"),
    ("round", "in-play"): words("in play"),
    ("round", "void"): words("void"),
    ("round", "finished"): words("is finished with this deck"),
    ("next", "new-deck"): words("a new deck, counted and checked, before the next deal"),
    ("next", "counted-again"): words("the wagers are put right, the chips counted again"),
    ("next", "deal"): words("the deal, as recorded"),
    ("wagers", "closed"): words("closed"),
    ("wagers", "open"): words("open"),
    ("fault", "raised"): words("out of order"),
    ("fault", "cleared"): words("put right"),
    ("cards_from", "reader"): words("the reader"),
    ("cards_from", "simulated"): words("a simulated reader"),
    ("cards_from", "dealer"): words("the dealer's hand"),
    ("read_at", "deal"): words("at the deal"),
    ("read_at", "exposure"): words("as they are turned over"),
    ("event_entry", "cards-only"): words("cards only"),
    ("event_entry", "event-allowed"): words("cards or event"),
    ("two-on-one-meter", "in-order"): words("in seat order"),
    ("two-on-one-meter", "shared"): words("in equal parts"),
    ("form", "signed"): words("signed"),
    ("form", "void"): words("VOID"),
    ("notice", "commission"): words("the shift manager now, the Commission within 24 hours"),
}
_AMOUNTS = {
    "deal": words("All payments of the deal"),
    "deal-limit": words("Posted limit"),
    "deal-limit-left": words("Left of the limit"),
    "deal-meters": words("By meters, not counted"),
    "tray": words("Tray"),
    "brought": words("Brought to the table"),
    "play": words("Won in play, by the record"),
    "box": words("Box, by the record"),
    "win": words("Win"),
}
_MAY_BE_LOST = frozenset({"play", "win"})
FORM_NAMES = {
    "opener": words("Opener"),
    "fill": words("Fill"),
    "credit": words("Credit"),
    "closer": words("Closer"),
    "drop": words("Drop"),
}
NOTHING = "–"


class PreviewLine(Struct, frozen=True):
    """One line of a card: a label, the old value and the new value. An `event` that both values share is shown with the
    label."""

    what: Words
    before: Words
    after: Words
    event: str = ""

    def named(self) -> Words:
        return words("{what} · {event}", what=self.what, event=Words(self.event)) if self.event else self.what


def whose(hand: HandShown) -> Words:
    return words("Position {seat}", seat=hand.seat) if hand.seat else words("Dealer's hand")


def set_words(told_by: str) -> Words:
    return _SETS[told_by]


def wager_told(wager: WagerShown, named: Named) -> PreviewLine:
    """Return the line of a wager. An event on one side only, or unchanged while something else changes, is shown with
    the label. The event of an unchanged wager is omitted, and an unchanged amount is shown once."""
    name, before, after = named(wager.spot), wager.before, wager.after
    what = words("{what} {amount}", what=name, amount=dollars(wager.stake)) if wager.stake else as_told(name)
    events = {each.event for each in (before, after) if each.event}
    event = ""
    if len(events) == 1 and (before != after or after.waits):
        event = events.pop()
        before, after = replace(before, event=""), replace(after, event="")
    if before == after:
        before, after = replace(before, event=""), replace(after, event="")
    waited = before.waits and not after.waits and before.pays == after.pays
    return PreviewLine(what, words("waits") if waited else _said(before), _said(after), event)


def money_told(hand: HandShown) -> PreviewLine:
    """Return the casino's win on the hand. If a payment starts to wait, it has not left the chip tray, so the payments
    of the deal are higher by that amount."""
    comes_to_wait = any(each.after.waits and each.before != each.after for each in hand.wagers)
    what = words("House so far") if comes_to_wait else words("House")
    return PreviewLine(what, as_told(signed_dollars(hand.before)), as_told(signed_dollars(hand.after)))


def amount_told(amount: AmountShown) -> PreviewLine:
    told = dollars if amount.what not in _MAY_BE_LOST else signed_dollars
    what = _AMOUNTS.get(amount.what, as_told(amount.of))
    return PreviewLine(what, as_told(told(amount.before)), as_told(told(amount.after)))


def change_told(change: Change, named: Named) -> PreviewLine:
    before, after = (_value(change, text) for text in (change.before, change.after))
    if change.what == "chips":
        before = words("{count} accepted", count=change.before)
    return PreviewLine(_changed(change, named), before, after)


def hand_lines(hand: HandShown, named: Named) -> Iterator[PreviewLine]:
    yield from (wager_told(wager, named) for wager in hand.wagers)
    if hand.wagers:
        yield money_told(hand)


def signed_dollars(cents: int) -> str:
    return f"−{dollars(-cents)}" if cents < 0 else f"+{dollars(cents)}" if cents else dollars(0)


def _said(said: WagerResultShown) -> Words:
    result = RESULTS[said.result]
    if not said.pays and said.result != "win":
        return result
    paid = words("{what} {amount}", what=result, amount=dollars(said.pays))
    if said.waits:
        paid = words("{amount} waits", amount=dollars(said.pays))
    return words("{what} · {event}", what=paid, event=Words(said.event)) if said.event else paid


def _changed(change: Change, named: Named) -> Words:
    match change.what:
        case "pay_tables":
            return pay_table_of(named(change.of))
        case "limits":
            return words("Limits of {name}", name=named(change.of))
        case "maxima":
            return words("Maximum of {name}", name=change.of)
        case "thresholds":
            return THRESHOLDS[change.of]
        case "meter-in-order":
            return words("{name}, in seat order", name=change.of)
        case "meter-shared":
            return words("{name}, in equal parts", name=change.of)
        case "event":
            return words("{name}, as named", name=named(change.of))
        case "fault":
            return told_fault(known_fault(change.of), change.of).told
        case "round":
            return words("Round {number}", number=change.of)
        case "pieces":
            return as_told(dollars(int(change.of)))
        case "form":
            form, number = change.of.split()
            return form_called(form, number)
        case _:
            return _PLAIN[change.what]


def form_called(form: str, number: int | str) -> Words:
    return words("{form} no. {number}", form=FORM_NAMES[form], number=number)


def pay_table_of(name: str) -> Words:
    return words("Pay table of {name}", name=name)


def option_told(option: str) -> Words:
    return words("No. {option}", option=option)


def _value(change: Change, text: str) -> Words:
    what = change.what
    if what == "thresholds" and text == dollars(0) and change.of in AT_NOTHING:
        return AT_NOTHING[change.of]
    if what == "event":
        return Words(text) if text else words("nothing")
    if what == "pay_tables" and text:
        return option_told(text)
    if what == "chips":
        return words("{count} counted", count=text)
    if what == "pieces" and text:
        return words("{count} pieces", count=text)
    if what in ("dealt", "to-come", "open-as-told") and text:
        return _positions(text.split())
    return _VALUES.get((what, text), as_told(text)) or as_told(NOTHING)


def _positions(hands: list[str]) -> Words:
    names = [words("Dealer") if each == str(DEALER_SEAT) else each for each in hands]
    return words("{names}", names=listed(names))
