"""What was asked, what happened and what the screen shows, in a pit boss's words."""

from collections.abc import Iterator

from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.checklist import ItemCondition
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.people import Approval
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.chips import chips_for
from dealer_terminal.rules.hand import Line, Result
from dealer_terminal.rules.money import dollars
from tests.fast.playthroughs import stax_words
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


def asked(command: Command) -> str:
    match command:
        case (
            commands.DoubleWagers(seat=seat)
            | commands.ClearWagers(seat=seat)
            | commands.LeaveSeat(seat=seat)
            | commands.SitOut(seat=seat)
            | commands.SitIn(seat=seat)
        ):
            return f"{_name(command)}, position {seat}"
        case commands.PlaceWager(seat=seat, spot=spot, cents=cents):
            return f"position {seat}: {dollars(cents)} on {spot}"
        case commands.RepeatWagers(seats=seats):
            return f"same as last round: {', '.join(map(str, seats)) or 'everyone'}"
        case commands.DealPacket(packet=packet):
            return f"packet {packet.number}, from {source_name(packet.cards_from)}"
        case commands.Decide(seat=seat, decision=decision, claims=claims):
            return f"position {seat}: {' '.join([decision.value, *claims])}"
        case commands.CollectHand(seat=seat) | commands.RackHand(seat=seat):
            return f"{_name(command)} at position {seat}"
        case commands.Expose(seat=seat, stage=stage, cards_from=source):
            what = f"the {stage} of position {seat}" if seat else "the dealer's hand"
            return f"turn over {what} (cards from {source_name(source)})"
        case commands.DeclareEvent(seat=seat, stage=stage, events=events):
            return f"position {seat}, {stage}: {_events(events)}"
        case commands.ReportIrregularity(irregularity=name, seats=seats, cards=cards, raised_by=raised_by):
            where = "".join(f", position {seat}" for seat in seats)
            return f"{raised_by.value} reports: {name}{where}{', lying there: ' if cards else ''}{_cards(cards)}"
        case commands.ResolveIrregularity(choice=choice, approvals=approvals):
            return f"answer: {choice}{''.join(map(_approved, approvals))}"
        case commands.CorrectPayment(seat=seat, spot=spot, pays=pays, result=result, approval=approval):
            due = f"{result.value}, pays {dollars(pays)}"
            return f"correct the payment at position {seat}, {spot}: {due}{_approved(approval)}"
        case commands.VerifyPayout(seat=seat, spot=spot, camera=camera, approval=approval):
            return f"verify the payment at position {seat}, {spot}: {camera or 'no camera'}{_approved(approval)}"
        case commands.DecideDealLimit(choice=choice, approval=approval):
            return f"over the limit of a deal: {choice.value}{_approved(approval)}"
        case commands.OpenTable(approval=approval) | commands.ChangeTerms(approval=approval):
            return f"{_name(command)}{_approved(approval)}"
        case commands.CloseTable(approval=approval) | commands.ReplaceDeck(approval=approval):
            return f"{_name(command)}{_approved(approval)}"
        case commands.SignOn(dealer=dealer):
            return f"{dealer.name} ({dealer.role.value}) signs on"
        case commands.RaiseFault(fault=fault) | commands.ClearFault(fault=fault):
            return f"{_name(command)}: {fault}"
        case _:
            return stax_words.asked(command) or _name(command)


def happened(fact: Fact) -> Iterator[str]:
    """One line for the fact, one more for each wager that it settles."""
    lines: tuple[Line, ...] = getattr(fact, "lines", ())
    yield _happened(fact)
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


def _lying(seat: int, cards: dict[str, tuple[Card, ...]]) -> str:
    if not seat:
        return f"the dealer's hand: {'; '.join(map(_cards, cards.values()))}"
    return f"position {seat}: {'; '.join(f'{place} {_cards(held)}' for place, held in cards.items())}"


def _place(seat: int) -> str:
    return f"position {seat}" if seat else "the dealer's place"


def ticks(view: View) -> str:
    return "  ".join(f"{SIGNS[item.condition]} {item.title}" for item in view.checklist if item.level == 0)


def _happened(fact: Fact) -> str:
    match fact:
        case facts.PacketDealt(seat=seat, packet=packet):
            seal = "its cards sealed" if packet.sealed else "its cards seen by nobody"
            return f"packet {packet.number} lies at {_place(seat)}, {seal}"
        case facts.RestRacked():
            return "the rest of the deck is in the discard rack"
        case facts.WagersClosed(deal=deal):
            return f"no more bets; to be dealt: {', '.join(str(seat or 'the dealer') for seat in deal)}"
        case facts.DecisionsLocked(decisions=decisions):
            return f"decisions locked: {', '.join(f'{seat} {each.value}' for seat, each in decisions.items())}"
        case facts.HandCollected(seat=seat, tucked=tucked):
            under = f", the hand tucked under {' and '.join(tucked)}" if tucked else ", the hand collected"
            return f"position {seat}{under}"
        case facts.CardsExposed(seat=seat, cards=cards, cards_from=source):
            return f"{_lying(seat, cards)} (from {source_name(source)})"
        case facts.CardsCorrected(seat=seat, cards=cards):
            return f"as it lies: {_lying(seat, cards)}"
        case facts.EventDeclared(seat=seat, stage=stage, events=events):
            return f"position {seat}, {stage}: {_events(events)}; the cards were not seen by the terminal"
        case facts.RoundClosed(round=number, staked=staked, paid=paid, taken=taken):
            money = f"wagered {dollars(staked)}, paid {dollars(paid)}, taken {dollars(taken)}"
            return f"round {number} closed: {money}; the house: {dollars(taken - paid)}; the seals are opened"
        case facts.PayoutHeld(seat=seat, spot=spot, pays=pays, rule=rule):
            return f"{dollars(pays)} at position {seat}, {spot} waits for a camera and a supervisor  [{rule}]"
        case facts.DealLimitReached(total=total, limit=limit, rule=rule, payments=payments):
            more = ", ".join(f"{dollars(each.more)} at position {each.seat}, {each.spot}" for each in payments)
            return f"the deal would pay {dollars(total)}, its limit is {dollars(limit)}; of it {more}  [{rule}]"
        case facts.PaymentCorrected(round=number, was=was, line=line, approval=approval):
            what = f"round {number}, position {line.seat}, {line.spot}"
            return f"corrected: {what}: {_came_to(was)}, now {_came_to(line)}{_approved(approval)}  [{line.rule}]"
        case facts.DifferenceSettled(round=number, seat=seat, spot=spot, pays=pays, returns=returns, back=back):
            moved = f"pays {dollars(pays)}, returns {dollars(returns)}, gets back {dollars(back)}"
            return f"difference: round {number}, position {seat}, {spot}: the house {moved}"
        case facts.DealLimitDecided(choice=choice, approval=approval):
            return f"the limit of the deal: {choice.value}, for what was asked about{_approved(approval)}"
        case facts.IrregularityReported(irregularity=name, citation=rule, note=note, seats=seats):
            where = f", position{'s' * (len(seats) > 1)} {' and '.join(map(str, seats))}" if seats else ""
            return f"irregularity: {name}{where}{f' ({note})' if note else ''}  [{rule}]"
        case facts.IrregularityResolved(irregularity=name, choice=choice, approvals=approvals):
            return f"{name} ends: {choice}{''.join(map(_approved, approvals))}"
        case facts.HandsShifted(moves=moves):
            return f"hands shifted forward: {', '.join(f'{at} → {to}' for at, to in moves)}"
        case facts.TermsChanged(changes=changes, approval=approval):
            words = "; ".join(f"{what}: {old} → {new}" for what, old, new in changes)
            return f"terms changed: {words}{_approved(approval)}"
        case facts.StepUndone(step=step):
            return f"taken back: {step.replace('_', ' ')}"
        case _:
            return stax_words.happened(fact) or _plain(fact)


def _came_to(line: Line) -> str:
    if line.result is not Result.WIN:
        return {Result.PUSH: "a push", Result.LOSE: "a loss"}.get(line.result, line.result.value)
    return f"a win of {dollars(line.pays)}" if line.pays else "a win left unpaid, the deal is at its posted limit"


def _plain(fact: Fact) -> str:
    """A fact that says it all by its name and place."""
    seat = getattr(fact, "seat", None)
    words = "".join(" " + char.lower() if char.isupper() else char for char in type(fact).__name__).strip()
    approval = getattr(fact, "approval", None)
    return f"{words}{f' at position {seat}' if seat else ''}{_approved(approval) if approval else ''}"


def _name(command: Command) -> str:
    return "".join(" " + char.lower() if char.isupper() else char for char in type(command).__name__).strip()


def _approved(approval: Approval) -> str:
    return f" — {approval.by.name} ({approval.by.role.value}): {approval.reason or 'no reason'}"


def _cards(cards: tuple[Card, ...]) -> str:
    return " ".join(map(str, cards))


def _events(events: dict[str, str]) -> str:
    return ", ".join(f"{spot} {event or 'nothing'}" for spot, event in events.items()) or "nothing to resolve"


def source_name(source: CardsFrom) -> str:
    return {CardsFrom.SIMULATED: "the simulated reader", CardsFrom.DEALER: "the dealer"}.get(source, "the reader")
