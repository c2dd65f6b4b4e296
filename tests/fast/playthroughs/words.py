"""What was asked, what happened and what the screen shows, as a transcript tells it."""

from collections.abc import Iterator, Mapping
from enum import Enum

from msgspec import Struct

from dealer_terminal.procedure.checklist import ItemCondition
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.facts import Fact, Packet
from dealer_terminal.procedure.jackpot import JackpotStage
from dealer_terminal.procedure.people import Approval, Operator
from dealer_terminal.procedure.progressive_view import JackpotView, MeterView
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.chips import chips_for
from dealer_terminal.rules.hand import Line, Result
from dealer_terminal.rules.money import dollars
from tests.helpers.view import SeatView, View

SIGNS = {
    ItemCondition.DONE: "✓",
    ItemCondition.CURRENT: "▸",
    ItemCondition.TO_DO: "○",
    ItemCondition.OVERRIDDEN: "⊘",
    ItemCondition.NOT_APPLICABLE: "–",
    ItemCondition.DEFERRED: "↷",
}
RESULTS = {
    Result.WIN: "wins",
    Result.PUSH: "pushes",
    Result.LOSE: "loses",
    Result.FORFEIT: "is forfeited",
    Result.RETURNED: "goes back",
}
BUTTONS = {
    JackpotStage.TOUCHED: "screen: the hands of the paytable, and None",
    JackpotStage.CHOSEN: "button: Pending Jackpot",
    JackpotStage.CONFIRMING: "screen: Pay Jackpot or Cancel Jackpot",
    JackpotStage.PENDING: "PENDING",
    JackpotStage.PAID: "verified",
    JackpotStage.REFUSED: "refused",
}
MONEY = {"cents", "pays", "staked", "paid", "taken", "returns", "back", "total", "limit", "wager", "stake", "more"}
APART = {"lines", "rule", "citation"}
NEVER = {"rulebook_text", "house_text", "rulebook_hash", "terms", "commitment", "key", "seeds", "seal"}


def told(event: Command | Fact) -> str:
    """Its name and each of its fields that says something, then the paragraph."""
    words = "".join(" " + char.lower() if char.isupper() else char for char in type(event).__name__).strip()
    said = ", ".join(_fields(event))
    rule = getattr(event, "rule", "") or getattr(event, "citation", "")
    return f"{words}{': ' if said else ''}{said}{f'  [{rule}]' if rule else ''}"


def _fields(struct: Struct) -> Iterator[str]:
    for name in struct.__struct_fields__:
        value = getattr(struct, name)
        if name not in APART | NEVER and value not in ("", (), {}, None, b""):
            yield f"{name.replace('_', ' ')} {_value(name, value)}"


def _value(name: str, value: object) -> str:
    match value:
        case Approval(by=by, reason=reason):
            return f"{_value('', by)}: {reason or 'no reason'}"
        case Operator(name=who, role=role):
            return f"{who} ({role.value})"
        case Packet(number=number, cards_from=source, sealed=seal):
            return f"{number} from {source_name(source)}, {'sealed' if seal else 'its cards seen by nobody'}"
        case Line():
            return f"({settled(value).removeprefix('  $ ')})"
        case Card() | str():
            return str(value)
        case Enum():
            return str(value.value)
        case bool():
            return "yes" if value else "no"
        case int() if name in MONEY:
            return dollars(value)
        case Mapping():
            return " · ".join(f"{each} {_value('', held) or 'nothing'}" for each, held in value.items())
        case tuple():
            return " ".join(_value("", each) for each in value)
        case Struct():
            return f"({', '.join(_fields(value))})"
        case bytes():
            return "sealed"
        case _:
            return str(value)


def happened(fact: Fact) -> Iterator[str]:
    """One line for the fact, one more for each wager that it settles."""
    lines: tuple[Line, ...] = getattr(fact, "lines", ())
    yield told(fact)
    yield from map(settled, lines)


def settled(line: Line) -> str:
    event = f" on {line.event}" if line.event else ""
    pays = ""
    if line.result is Result.WIN and not line.pays:
        pays = ", and is not paid: the deal is at its posted limit"
    if line.pays:
        pays = f", {line.odds} pays {dollars(line.pays)}: {chips_for(line.pays)}"
    stake = dollars(line.stake)
    return f"  $ position {line.seat}, {line.spot} {stake} {RESULTS[line.result]}{event}{pays}  [{line.rule}]"


def shown(view: View, seat: SeatView) -> str:
    """One position as the screen may show it."""
    wagers = ", ".join(f"{spot} {dollars(cents)}" for spot, cents in seat.wagers.items() if cents)
    cards = [f"{place} {_cards(held)}" for place, held in seat.cards.items()]
    down = [f"{place} face down" for place in seat.face_down]
    marks = [seat.decision.value if seat.decision else "", *seat.claims]
    marks += [f"forfeited ({seat.forfeit})" if seat.forfeit else "", "in the rack" if seat.racked else ""]
    marks += ["late" if seat.late else ""]
    marks += [f"tucked under {' and '.join(seat.tucked)}" if seat.tucked else ""]
    says = f"“{seat.says}”" if seat.says else ""
    parts = [wagers, *cards, *down, *marks, says]
    return f"{seat.number}: {' · '.join(part for part in parts if part) or 'empty'}"


def ticks(view: View) -> str:
    return "  ".join(f"{SIGNS[item.condition]} {item.title}" for item in view.checklist if item.level == 0)


def meters(shown: tuple[MeterView, ...]) -> str:
    return "meters: " + "  ".join(f"{meter.name} {dollars(meter.cents)}" for meter in shown)


def jackpot(view: JackpotView) -> str:
    """As it stands under the seat; no amount before it is locked."""
    hand = view.event or f"offered: {view.offered or 'None'}"
    pays = f", {dollars(view.pays)}" if view.pays else ""
    return f"{view.seat}: {hand}{pays} · {BUTTONS[view.stage]}"


def _cards(cards: tuple[Card, ...]) -> str:
    return " ".join(map(str, cards))


def source_name(source: CardsFrom) -> str:
    return {CardsFrom.SIMULATED: "the simulated reader", CardsFrom.DEALER: "the dealer"}.get(source, "the reader")
