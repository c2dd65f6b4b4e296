"""Check that replays every decision with the current `decide`.

Each fact must follow from a command, and everything that the command produces must be on record.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, get_args

from dealer_terminal.journal.errors import AuditError
from dealer_terminal.journal.findings import Finding, record_name
from dealer_terminal.journal.record_differences import Missing, Unfollowed, told_otherwise
from dealer_terminal.journal.replay import ReplayStep, program_error
from dealer_terminal.procedure import (
    commands,
    facts,
    meter_commands,
    meter_facts,
    tray_facts,
)
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.decide import decide
from dealer_terminal.procedure.device_faults import FaultId, known_fault
from dealer_terminal.procedure.evolve import happens_at_table
from dealer_terminal.procedure.facts import (
    DEALER_SEAT,
    DEALER_STAGE,
    DeviceFaultCleared,
    DeviceFaultRaised,
    Fact,
    RaisedBy,
    RoundOpened,
)
from dealer_terminal.procedure.irregularities import MISMATCHES
from dealer_terminal.procedure.jackpot import JackpotStage
from dealer_terminal.procedure.notes import told_cards
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.sources import sources
from dealer_terminal.procedure.state import State, next_stage, open_cards
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.procedure.tray_facts import Form
from dealer_terminal.procedure.words import NO_WORDS
from dealer_terminal.rules.cards import DECK, Card, parse_cards
from dealer_terminal.rules.game import place_at
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.rules.money import PARTS

Facts = Sequence[Fact]
STANDS_ALONE: Mapping[type[Fact], str] = {meter_facts.MetersMoved: "other tables of a linked set moved the meters"}
"""Facts that no command at this table causes, each with its cause."""
NEVER_LEADS: frozenset[type[Fact]] = frozenset(
    {
        facts.RoundOpened,
        facts.PayoutHeld,
        facts.DealLimitReached,
        facts.RoundMisdealt,
        facts.HandsShifted,
        facts.SeatForfeited,
        facts.SeatWithdrawn,
        facts.CardsCorrected,
        facts.CardSourceChanged,
        facts.DeckRetired,
        meter_facts.MetersOpened,
        meter_facts.WagersReopened,
        meter_facts.MetersGrew,
        meter_facts.MeterLinkBack,
        meter_facts.PrizePutRight,
    }
)
"""Facts that only follow another fact in the answer to a command."""


def asked(state: State, coming: Facts) -> Iterable[Command]:
    """Return the commands that can have produced an answer beginning with the first of these facts."""
    known = ASKED.get(type(coming[0]))
    return known(state, coming) if known is not None else ()


def _table_opened(_: State, coming: Facts) -> Iterator[Command]:
    fact: Any = coming[0]
    yield commands.OpenTable(fact.table, fact.rulebook_text, fact.house_text, fact.terms, fact.approval)


def _signed_off(_: State, coming: Facts) -> Iterator[Command]:
    """Yield a sign-on as well: signing on signs the previous dealer off."""
    if len(coming) > 1 and isinstance(coming[1], facts.DealerSignedOn):
        yield commands.SignOn(coming[1].dealer)
    yield commands.SignOff()


def _repeated(_: State, coming: Facts) -> Iterator[Command]:
    fact: Any = coming[0]
    yield commands.RepeatWagers()
    yield commands.RepeatWagers(tuple(fact.wagers))


def _wagers_set(_: State, coming: Facts) -> Iterator[Command]:
    fact: Any = coming[0]
    yield commands.DoubleWagers(fact.seat) if fact.wagers else commands.ClearWagers(fact.seat)


def _payment_corrected(_: State, coming: Facts) -> Iterator[Command]:
    fact: Any = coming[0]
    line = fact.line
    yield commands.CorrectPayment(line.seat, line.spot, line.pays, fact.approval, line.result, fact.round)


def _event_corrected(_: State, coming: Facts) -> Iterator[Command]:
    fact: Any = coming[0]
    cards = tuple(card for held in fact.cards.values() for card in held)
    yield commands.CorrectEvent(fact.seat, fact.event, fact.approval, fact.round, cards)


def _reported(state: State, coming: Facts) -> Iterator[Command]:
    """Yield the report itself, and any command during which the terminal can have found the irregularity."""
    fact: Any = coming[0]
    named = IrregularityId(fact.irregularity)
    if len(coming) > 1 and isinstance(coming[1], meter_facts.JackpotChosen):
        yield meter_commands.ChooseJackpot(coming[1].seat, coming[1].event)
    if named is IrregularityId.DUPLICATE_CARD and fact.raised_by is RaisedBy.TERMINAL and fact.seats:
        yield from _seen_twice(state, fact.seats[0], fact.cards)
    if named in MISMATCHES and fact.raised_by is RaisedBy.TERMINAL:
        yield from _entered_otherwise(state, fact)
    yield commands.ReportIrregularity(named, fact.raised_by, fact.seats, fact.note, fact.cards)


def _seen_twice(state: State, seat: int, twice: tuple[Card, ...]) -> Iterator[Command]:
    """Yield exposures with the reported duplicates, filled up with free cards because the others are unknown."""
    stage = DEALER_STAGE if seat == DEALER_SEAT else getattr(next_stage(state, seat), "id", "")
    place = place_at(state.game(), stage) if stage and seat != DEALER_SEAT else None
    name, count = (place.id, len(place.at)) if place is not None else (stage, state.game().dealer_packet)
    lie = open_cards(state)
    held = tuple(card for each in twice for card in ((each,) if each in lie else (each, each)))
    others = (card for card in DECK if card not in lie and card not in held)
    cards = (*held, *(card for card, _ in zip(others, range(count - len(held)), strict=False)))
    for source in sources(state, seat):
        if source is not CardsFrom.DEALER:
            yield commands.Expose(seat, stage, {name: cards}, source)


def _entered_otherwise(state: State, fact: facts.IrregularityReported) -> Iterator[Command]:
    """Yield the exposure that differed from the reader's cards, which are parsed from the note."""
    seat = fact.seats[0] if fact.seats else DEALER_SEAT
    told = tuple(parse_cards(list(told_cards(fact.note))))
    if seat == DEALER_SEAT:
        yield commands.Expose(seat, DEALER_STAGE, {DEALER_STAGE: fact.cards}, CardsFrom.DEALER, told)
        return
    stage = next_stage(state, seat)
    place = place_at(state.game(), stage.id) if stage is not None else None
    if stage is not None and place is not None:
        yield commands.Expose(seat, stage.id, {place.id: fact.cards}, CardsFrom.DEALER, told)


def _taken_back(state: State, _: Facts) -> Iterator[Command]:
    """Yield a payment for each jackpot being confirmed: paying one seat can change a shared meter's prizes."""
    for seat, jackpot in state.jackpots.items():
        if jackpot.stage is JackpotStage.CONFIRMING:
            yield meter_commands.PayJackpot(seat)


def _form_signed(state: State, coming: Facts) -> Iterator[Command]:
    """Yield the form without and with the recorded drop box number, since the box may be the first pending one."""
    fact: Any = coming[0]
    again = fact.counted if fact.form is Form.DROP else {}
    for stay in (0, fact.stay):
        yield commands.SignForm(fact.form, fact.counted, fact.approval, again, fact.paper, stay)


def _one(command: Callable[[Any], Command]) -> Callable[[State, Facts], Iterable[Command]]:
    return lambda _, coming: (command(coming[0]),)


ASKED: Mapping[type[Fact], Callable[[State, Facts], Iterable[Command]]] = {
    facts.TableOpened: _table_opened,
    facts.TermsChanged: _one(lambda fact: commands.ChangeTerms(fact.terms, fact.approval)),
    facts.TableClosed: _one(lambda fact: commands.CloseTable(fact.approval)),
    facts.DealerSignedOn: _one(lambda fact: commands.SignOn(fact.dealer)),
    facts.DealerSignedOff: _signed_off,
    facts.WagerPlaced: _one(lambda fact: commands.PlaceWager(fact.seat, fact.spot, fact.cents)),
    facts.WagersRepeated: _repeated,
    facts.WagersSet: _wagers_set,
    facts.PlayerLeft: _one(lambda fact: commands.LeaveSeat(fact.seat)),
    facts.PlayerSatOut: _one(lambda fact: commands.SitOut(fact.seat)),
    facts.PlayerSatIn: _one(lambda fact: commands.SitIn(fact.seat)),
    facts.WagersClosed: _one(lambda fact: commands.CloseWagers(fact.commitment)),
    facts.PacketDealt: _one(lambda fact: commands.DealPacket(fact.packet)),
    facts.RestRacked: _one(lambda fact: commands.RackRest(fact.cards_from, fact.sealed)),
    facts.Decided: _one(lambda fact: commands.Decide(fact.seat, fact.decision, fact.claims)),
    facts.DecisionsLocked: _one(lambda _: commands.LockDecisions()),
    facts.HandCollected: _one(lambda fact: commands.CollectHand(fact.seat)),
    facts.CardsExposed: _one(lambda fact: commands.Expose(fact.seat, fact.stage, fact.cards, fact.cards_from)),
    facts.EventDeclared: _one(lambda fact: commands.DeclareEvent(fact.seat, fact.stage, fact.events)),
    facts.HandRacked: _one(lambda fact: commands.RackHand(fact.seat)),
    facts.PayoutVerified: _one(lambda fact: commands.VerifyPayout(fact.seat, fact.spot, fact.camera, fact.approval)),
    facts.DealLimitDecided: _one(lambda fact: commands.DecideDealLimit(fact.choice, fact.approval)),
    facts.PaymentCorrected: _payment_corrected,
    meter_facts.EventCorrected: _event_corrected,
    facts.DifferenceSettled: _one(lambda fact: commands.SettleDifference(fact.round, fact.seat, fact.spot)),
    facts.IrregularityReported: _reported,
    facts.IrregularityResolved: _one(lambda fact: commands.ResolveIrregularity(Choice(fact.choice), fact.approvals)),
    facts.DeckReplaced: _one(lambda fact: commands.ReplaceDeck(fact.approval)),
    facts.RoundClosed: _one(lambda fact: commands.ReturnDeck(fact.key)),
    facts.StepUndone: _one(lambda _: commands.Undo()),
    facts.DeviceFaultRaised: _one(lambda fact: commands.RaiseFault(known_fault(fact.fault), fact.detail)),
    facts.DeviceFaultCleared: _one(lambda fact: commands.ClearFault(known_fault(fact.fault), fact.approvals)),
    tray_facts.FormSigned: _form_signed,
    tray_facts.FormVoided: _one(lambda fact: commands.VoidForm(fact.form, fact.number, fact.approval)),
    meter_facts.ChipsCounted: _one(lambda fact: meter_commands.CountChips(fact.chips)),
    meter_facts.MeterLinkLost: _one(lambda fact: meter_commands.LoseLink(fact.source, fact.why, fact.detail)),
    meter_facts.MetersCompared: _one(lambda fact: meter_commands.CompareMeters(fact.source, fact.here, fact.there)),
    meter_facts.MeterAdjusted: _one(
        lambda fact: meter_commands.AdjustMeter(fact.meter, fact.by // PARTS, fact.why, fact.approval)
    ),
    meter_facts.JackpotOpened: _one(lambda fact: meter_commands.OpenJackpot(fact.seat)),
    meter_facts.JackpotChosen: _one(lambda fact: meter_commands.ChooseJackpot(fact.seat, fact.event)),
    meter_facts.JackpotDismissed: _one(lambda fact: meter_commands.DismissJackpot(fact.seat)),
    meter_facts.JackpotProceeded: _one(lambda fact: meter_commands.ProceedJackpot(fact.seat)),
    meter_facts.JackpotCancelled: _one(lambda fact: meter_commands.CancelJackpot(fact.seat)),
    meter_facts.JackpotLocked: _one(lambda fact: meter_commands.PayJackpot(fact.seat)),
    meter_facts.JackpotReversed: _taken_back,
    meter_facts.JackpotChanged: _taken_back,
    meter_facts.JackpotVerified: _one(lambda fact: meter_commands.VerifyJackpot(fact.seat, fact.camera, fact.approval)),
}


_Answer = tuple[Fact, ...]
_AT_TABLE = frozenset(get_args(Fact))
_OF_DEVICES = frozenset({DeviceFaultRaised, DeviceFaultCleared})


class DecideCheck:
    """Check of recorded facts against the decisions that produce them. `decided` counts the decisions replayed.

    A fact is checked when the next fact is available, because some commands can only be inferred from two facts. `_due`
    holds the facts that must follow, one sequence for each possible answer. `_may_end` is True if one of these is
    complete. A refused command is reported once a round, because most later facts of the round are then refused too.
    """

    sees: ClassVar = _AT_TABLE - STANDS_ALONE.keys()

    def __init__(self) -> None:
        self.decided = 0
        self._waiting: ReplayStep | None = None
        self._due: tuple[_Answer, ...] = ()
        self._may_end = True
        self._led = self._told = -1
        self._parted = False
        self._begun = False

    def see(self, step: ReplayStep) -> Sequence[Finding]:
        if not happens_at_table(step.entry):
            return ()
        before, self._waiting = self._waiting, step
        return self._looked(before, step.entry) if before is not None else ()

    def last(self) -> Sequence[Finding]:
        """Check the last fact, which no other follows."""
        before, self._waiting = self._waiting, None
        return self._looked(before) if before is not None else ()

    def waits_for(self) -> type | None:
        """Return the type of the fact that must follow the last one, or None if the answer is complete."""
        return None if self._may_end else type(self._due[0][0])

    def end(self) -> Sequence[Finding]:
        return (*self.last(), *self._missing())

    def _missing(self) -> Sequence[Finding]:
        if self._may_end:
            return ()
        due = type(self._due[0][0])
        what = f"record {self._led} leads to what is not on record: {due.__name__}"
        self._due, self._may_end = (), True
        return self._named(Missing(self._led, what, due))

    def _named(self, *found: Finding) -> Sequence[Finding]:
        """Mark the records as inconsistent if anything was found.

        From then on, the table is in a state that no terminal can have produced.
        """
        self._parted = self._parted or bool(found)
        return found

    def _looked(self, step: ReplayStep, *behind: Fact) -> Sequence[Finding]:
        fact = step.entry
        assert happens_at_table(fact), "nothing else is seen"
        missing: Sequence[Finding] = ()
        if self._due:
            going = [way for way in self._due if way[0] == fact]
            if going or (not self._may_end and type(fact) is type(self._due[0][0])):
                found = () if going else self._named(*told_otherwise(step.record, self._due[0][0], fact))
                self._go_on(going or list(self._due[:1]))
                return found
            missing, self._due = self._missing(), ()
        first, self._begun = not self._begun, True
        if (first and type(fact) is RoundOpened) or _of_another_version(fact):
            return missing
        led = self._led_by(step, fact, (fact, *behind))
        return (*missing, *led) if missing else led

    def _go_on(self, ways: Sequence[_Answer]) -> None:
        rest = [way[1:] for way in ways if len(way) > 1]
        self._may_end, self._due = len(rest) < len(ways) or not ways, tuple(rest)

    def _led_by(self, step: ReplayStep, fact: Fact, coming: _Answer) -> Sequence[Finding]:
        """Infer the command behind a fact and compare the decision with the record."""
        self.decided += 1
        self._led = step.record.position
        answers = self._answers(step, coming)
        going = [way for way in answers if not isinstance(way, Refusal) and way[0] == fact]
        if going:
            self._go_on(going)
            return ()
        for way in answers:
            if not isinstance(way, Refusal):
                self._go_on([way] if type(way[0]) is type(fact) else ())
                return self._named(*told_otherwise(step.record, way[0], fact))
        if self._told == step.before.state.round:
            return ()
        self._told = step.before.state.round
        return self._named(_refused(step, next((each for each in answers if isinstance(each, Refusal)), None)))

    def _answers(self, step: ReplayStep, coming: _Answer) -> Sequence[_Answer | Refusal]:
        """Decide again every command that can have led to this fact.

        A record may hold values that no command accepts; these produce no answer.
        """
        state, answers = step.before.state, list[_Answer | Refusal]()
        try:
            answers.extend(decide(state, command) for command in asked(state, coming))
        except (ValueError, AuditError):
            return answers
        except Exception as error:  # while the records fit, any failure is a defect of this program
            if not self._parted:
                raise program_error(step.record, "cannot be decided again") from error
        return answers


def _refused(step: ReplayStep, refusal: Refusal | None) -> Finding:
    record = step.record
    why = refusal.why if refusal is not None else NO_WORDS
    said = why or "it answers nothing that anybody could ask for there"
    what = f"{record_name(record)} does not follow from the records before it ({said})"
    return Unfollowed(record.position, what, why)


def _of_another_version(fact: Fact) -> bool:
    """Return True if the fact names a device fault that only another version knows."""
    if type(fact) in _OF_DEVICES and isinstance(fact, DeviceFaultRaised | DeviceFaultCleared):
        return known_fault(fact.fault) is FaultId.OTHER and fact.fault != FaultId.OTHER
    return False
