"""Changes of a command other than hands: meters, payments of the deal, terms, the deck, the table, faults."""

from collections.abc import Iterator, Mapping

from msgspec.structs import asdict

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.commands import (
    Command,
    CorrectEvent,
    ResolveIrregularity,
    SignForm,
    TrayCommand,
    VoidForm,
)
from dealer_terminal.procedure.deal_limit import asked, left
from dealer_terminal.procedure.jackpot import LOCKED, Jackpot
from dealer_terminal.procedure.meter_commands import VerifyJackpot
from dealer_terminal.procedure.preview_card import AmountShown, Change
from dealer_terminal.procedure.preview_money import METER_HITS
from dealer_terminal.procedure.progressive import shares_meters, wagered
from dealer_terminal.procedure.state import Issue, Phase, State, counted, lines_of, paid
from dealer_terminal.procedure.terms import Limit, ReportedHands, Terms, Thresholds
from dealer_terminal.procedure.tray import Stay, brought, cents_of, in_box, pieces_brought, win
from dealer_terminal.procedure.tray_facts import Counted, Form
from dealer_terminal.rules.house import MeterHits
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.rules.money import dollars, whole_cents

LIES_OPEN = "open-as-told"
EVENT = "event"
DEAL, LIMIT, LEFT, BY_METERS = "deal", "deal-limit", "deal-limit-left", "deal-meters"


def amounts(before: State, after: State, command: Command | None) -> Iterator[AmountShown]:
    if isinstance(command, TrayCommand):
        yield from tray_amounts(before, after, command)
    if isinstance(command, commands.DecideDealLimit):
        yield from _deal(before, after)
    unmade = unmade_meters(before, after, command)
    for meter in sorted({*before.meters, *after.meters}):
        old, new = (whole_cents(state.meters.get(meter, 0)) for state in (before, after))
        if old != new or meter in unmade:
            yield AmountShown(METER, after.rulebook().meter(meter).name, old, new)
    yield from prize_amounts(before, command)


def _deal(before: State, after: State) -> Iterator[AmountShown]:
    """Yield the amounts of the deal limit. The limit covers all payments of the deal, so the others reduce the amount
    left for the payments in question."""
    limit = before.in_force().thresholds.deal
    yield AmountShown(LIMIT, "", limit, limit)
    if asked(before):
        yield AmountShown(LEFT, "", left(before), left(after))
    meters = _by_meters(before), _by_meters(after)
    if any(meters):
        yield AmountShown(BY_METERS, "", *meters)
    yield AmountShown(DEAL, "", counted(lines_of(before)), counted(lines_of(after)))


def _by_meters(state: State) -> int:
    """Return the part of the payments that does not count against the limit."""
    return paid(lines_of(state)) - counted(lines_of(state))


def changes(before: State, after: State, command: Command | None) -> Iterator[Change]:
    if isinstance(command, TrayCommand):
        yield from tray_changes(before, after, command)
    yield from _events(before, after)
    yield from prize_changes(before, command)
    yield from unmade_prizes(before, after, command)
    yield from _table(before, after)
    yield from _terms(before, after)
    yield from _deck_changes(before, after)
    if isinstance(command, commands.ResolveIrregularity | None):
        yield from _question(before, after)
        yield from _told_in_doubt(before, after)
    if Phase.CLOSED not in (before.phase, after.phase) and before.cards_from is not after.cards_from:
        yield Change("cards_from", "", before.cards_from.value, after.cards_from.value)
    for fault in sorted({*before.faults} - {*after.faults}, key=lambda each: each.value):
        yield Change("fault", fault.value, "raised", "cleared")


def _events(before: State, after: State) -> Iterator[Change]:
    """Yield the events that change for hands whose cards were not seen."""
    for number, seat in sorted(after.seats.items()):
        named = before.seat(number).events
        for spot, event in seat.events.items():
            if named.get(spot, event) != event:
                yield Change(EVENT, spot, named[spot], event)


def _table(before: State, after: State) -> Iterator[Change]:
    if (before.phase is Phase.CLOSED) != (after.phase is Phase.CLOSED):
        yield Change("table", after.table, _table_is(before), _table_is(after))
    if after.phase is not Phase.CLOSED and before.phase is Phase.CLOSED:
        old = before.book.title if before.book else ""
        yield Change("rulebook", "", old, after.rulebook().title)


def _terms(before: State, after: State) -> Iterator[Change]:
    """Yield all terms when the table opens, later only those that differ."""
    opens = before.phase is Phase.CLOSED and after.phase is not Phase.CLOSED
    if after.terms is None or not (opens or before.terms != after.terms):
        return
    yield from (each for each in terms_beside(before.terms, after.terms) if opens or each.before != each.after)
    if opens and after.rulebook().progressive is not None:
        hits = MeterHits.SHARED if shares_meters(after) else MeterHits.IN_ORDER
        yield Change(METER_HITS, "", "", hits.value)


def _deck_changes(before: State, after: State) -> Iterator[Change]:
    """Yield the change of the deck, the fate of the round dealt from it, and the next step (House Procedure 18)."""
    if before.deck_out == after.deck_out:
        return
    yield Change("deck", "", _deck(before), _deck(after))
    if after.deck_out and before.phase is not Phase.WAGERS:
        yield Change("round", str(before.round), "in-play", "void" if after.misdealt else "finished")
    if after.deck_out:
        yield Change("next", "", "", "new-deck")


def _question(before: State, after: State) -> Iterator[Change]:
    """Yield the counts of an open question and the consequence of its answer."""
    match before.issue:
        case Issue(id=IrregularityId.CHIPS_DIFFER):
            yield Change("chips", "", str(len(wagered(before))), str(before.chips))
            yield from _counted(after) if before is not after else ()
        case Issue(id=IrregularityId.ALIGNMENT) if not after.misdealt:
            yield from _packets(before)


def _told_in_doubt(before: State, after: State) -> Iterator[Change]:
    """Yield the exposed hands to check again if reported hands no longer count, paid or not (House Procedure 17)."""
    lies_open = [number for number, seat in sorted(after.seats.items(), reverse=True) if seat.cards]
    if after.hands is ReportedHands.ENTERED is not before.hands and lies_open and not after.misdealt:
        yield Change(LIES_OPEN, "", "", " ".join(map(str, lies_open)))


def _counted(after: State) -> Iterator[Change]:
    """Yield the next step after a chip count that differs (House Procedure 24)."""
    if after.phase is Phase.WAGERS:
        yield Change("wagers", "", "closed", "open")
        yield Change("next", "", "", "counted-again")
    else:
        yield Change("next", "", "", "deal")


def _packets(state: State) -> Iterator[Change]:
    """Yield the hands that have packets and those still to come, according to the reports (House Procedure 20)."""
    for what, hands in (("dealt", state.dealt), ("to-come", [n for n in state.deal if n not in state.dealt])):
        if hands:
            yield Change(what, "", "", " ".join(map(str, hands)))


def _deck(state: State) -> str:
    return "out" if state.deck_out else "in-play"


def _table_is(state: State) -> str:
    return "closed" if state.phase is Phase.CLOSED else "open"


def terms_beside(old: Terms | None, new: Terms) -> Iterator[Change]:
    """Yield every term, old and new; without old terms each is new."""
    before, after = (_written(old) if old else {}), _written(new)
    for what, of in {**after, **before}:
        yield Change(what, of, before.get((what, of), ""), after.get((what, of), ""))


def _written(terms: Terms) -> dict[tuple[str, str], str]:
    return {(name, of): text for name in Terms.__struct_fields__ for of, text in _parts(getattr(terms, name)).items()}


def _parts(value: object) -> Mapping[str, str]:
    match value:
        case Thresholds():
            return {name: dollars(cents) for name, cents in asdict(value).items()}
        case dict():
            return {str(of): _text(each) for of, each in value.items()}
        case _:
            return {"": _text(value)}


def _text(value: object) -> str:
    match value:
        case Limit(least=least, most=most, step=step) if least == most == step:
            return dollars(least)
        case Limit(least=least, most=most, step=step):
            return f"{dollars(least)}–{dollars(most)} / {dollars(step)}"
        case _:
            return str(getattr(value, "value", value))


METER = "meter"
IN_ORDER, SHARED = "meter-in-order", "meter-shared"


def prize_amounts(state: State, command: Command | None) -> Iterator[AmountShown]:
    """Yield the movement of the meter when the prize was locked. A shared meter gave all its parts at once."""
    for seat, jackpot in _signed(state, command).items():
        given = _on(state, jackpot.meter).values() if shares_meters(state) else (state.jackpots[seat],)
        name = state.rulebook().meter(jackpot.meter).name
        yield AmountShown(METER, name, sum(each.pays for each in given), sum(each.reseeded for each in given))


def prize_changes(state: State, command: Command | None) -> Iterator[Change]:
    """Yield how two prizes on one meter in one round are paid, by the house procedures."""
    for jackpot in _signed(state, command).values():
        winners = _on(state, jackpot.meter)
        if len(winners) > 1:
            yield Change(_how(state), state.rulebook().meter(jackpot.meter).name, "", _told(winners))


def unmade_meters(before: State, after: State, command: Command | None) -> frozenset[str]:
    """Return the meters whose locked prize changes, or is removed, by an answer."""
    if not isinstance(command, ResolveIrregularity | CorrectEvent):
        return frozenset()
    prizes = {seat: each for seat, each in before.jackpots.items() if each.meter and each.stage in LOCKED}
    return frozenset(each.meter for seat, each in prizes.items() if not _is_same(each, after.jackpots.get(seat)))


def unmade_prizes(before: State, after: State, command: Command | None) -> Iterator[Change]:
    """Yield the winners of such a meter before and after, if it was hit more than once."""
    for meter in sorted(unmade_meters(before, after, command)):
        won = _on(before, meter)
        if len(won) > 1 or _of_the_round_before(before, command):
            yield Change(_how(before), before.rulebook().meter(meter).name, _told(won), _told(_on(after, meter)))


def _of_the_round_before(state: State, command: Command | None) -> bool:
    """Return True if the command is about the previous round. Its hands are shown, so this round's prizes on the same
    meter are listed in addition."""
    return isinstance(command, CorrectEvent) and command.round not in (0, state.round)


def _is_same(was: Jackpot, now: Jackpot | None) -> bool:
    return now is not None and (was.meter, was.pays, was.order) == (now.meter, now.pays, now.order)


def _how(state: State) -> str:
    return SHARED if shares_meters(state) else IN_ORDER


def _told(winners: Mapping[int, Jackpot]) -> str:
    return " · ".join(f"{seat}: {dollars(each.pays)}" for seat, each in winners.items())


def _signed(state: State, command: Command | None) -> dict[int, Jackpot]:
    """Return the prize on a meter that a supervisor verifies."""
    if not isinstance(command, VerifyJackpot):
        return {}
    return {seat: each for seat, each in state.jackpots.items() if seat == command.seat and each.meter}


def _on(state: State, meter: str) -> dict[int, Jackpot]:
    """Return the winners on the meter in the order in which their prizes were locked."""
    won = {seat: each for seat, each in state.jackpots.items() if each.stage in LOCKED and each.meter == meter}
    return {seat: won[seat] for seat in sorted(won, key=lambda seat: won[seat].order)}


PIECES, FORM, NOTICE = "pieces", "form", "notice"
TRAY, BROUGHT, PLAY, BOX, WIN = "tray", "brought", "play", "box", "win"
OWED_NOTICE = 20_000
"""Difference in cents between a closer and the next opener from which the Commission must be notified within a day (WAC
230-15-495(5)(g))."""


def tray_amounts(before: State, after: State, command: TrayCommand) -> Iterator[AmountShown]:
    match command:
        case SignForm(form=Form.DROP):
            stay = _changed(before, after)
            yield AmountShown(BOX, "", in_box(stay, stay.sum_of(Form.CLOSER)), stay.sum_of(Form.DROP))
            yield AmountShown(WIN, "", stay.play, win(stay))
        case SignForm(form=Form.OPENER, counted=counted):
            yield AmountShown(TRAY, "", _left(before, after, cents_of(counted)), cents_of(counted))
        case SignForm(form=Form.CLOSER, counted=counted):
            stay = _changed(before, after)
            yield AmountShown(TRAY, "", brought(stay), cents_of(counted))
            yield AmountShown(PLAY, "", stay.play, stay.play)
            yield AmountShown(BOX, "", *[in_box(stay, cents_of(counted))] * 2)
        case SignForm() | VoidForm():
            old, new = before.tray.present(), after.tray.present()
            if old is not None and new is not None and brought(old) != brought(new):
                yield AmountShown(BROUGHT, "", brought(old), brought(new))


def tray_changes(before: State, after: State, command: TrayCommand) -> Iterator[Change]:
    match command:
        case VoidForm(form=form, number=number):
            stay = before.tray.holder(form, number)
            counted = next(each.counted for each in stay.standing(form) if each.number == number) if stay else {}
            yield Change(FORM, f"{form.value} {number}", "signed", "void")
            yield from _pieces(counted, {})
        case SignForm(form=form, counted=counted, paper=paper):
            if paper:
                yield Change("paper", "", "", paper)
            yield from _pieces(_beside(before, after, form), counted)
            yield from _notice(before, after, form, cents_of(counted))


def _notice(before: State, after: State, form: Form, cents: int) -> Iterator[Change]:
    if form is Form.OPENER and abs(cents - _left(before, after, cents)) >= OWED_NOTICE:
        yield Change(NOTICE, "", "", "commission")


def _beside(before: State, after: State, form: Form) -> Counted:
    """Return the count to compare with: the previous closer for an opener, the chips brought for a closer."""
    if form is Form.OPENER:
        return _closer_before(before, after)
    return pieces_brought(_changed(before, after)) if form is Form.CLOSER else {}


def _pieces(before: Mapping[int, int], after: Mapping[int, int]) -> Iterator[Change]:
    for chip in sorted({*before, *after}, reverse=True):
        yield Change(PIECES, str(chip), str(before.get(chip, "")), str(after.get(chip, 0)) if after else "")


def _left(before: State, after: State, otherwise: int) -> int:
    """Return the amount of the previous closer, or `otherwise` if there is none."""
    counted = _closer_before(before, after)
    return cents_of(counted) if counted else otherwise


def _closer_before(before: State, after: State) -> Counted:
    earlier = after.tray.before(_changed(before, after))
    closers = earlier.standing(Form.CLOSER) if earlier is not None else ()
    return closers[-1].counted if closers else {}


def _changed(before: State, after: State) -> Stay:
    """Return the stay for which a form was signed."""
    return next(stay for stay in after.tray.stays if before.tray.stay(stay.number) != stay)
