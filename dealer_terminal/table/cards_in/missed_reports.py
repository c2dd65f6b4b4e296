"""Missed reports of a shoe: a gap in its reports, a changed report, a card that was not read, and a burn card.

No card is assigned to a hand by guesswork. An unknown card is unread at its position, and is entered when exposed.
"""

from msgspec.structs import replace

from dealer_terminal.procedure.facts import DEALER_SEAT
from dealer_terminal.procedure.notes import (
    before_note,
    changed_note,
    changed_of_note,
    counts_unknown_note,
    doubt_note,
    first_heard_note,
    hole_note,
    lost_note,
    whole_note,
)
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.words import Words, words
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.table.cards_in.intake import (
    CountTrust,
    Held,
    Intake,
    Reopened,
    Understood,
    Way,
    blocked,
    hold,
    noted,
    open_again,
    ours,
)
from dealer_terminal.table.cards_in.questions import raise_question
from dealer_terminal.table.cards_in.shoe import REMEMBERED, all_unread, rest_unread, too_many
from drivers.events import (
    AlreadyDealt,
    CardBurnt,
    CardInDoubt,
    CardRead,
    DeviceStarted,
    DeviceTime,
    PacketRead,
    ReportChanged,
    ReportsMissing,
)


def hole(state: State, intake: Intake, event: ReportsMissing | ReportChanged) -> Understood:
    """Handle a missed or changed report. After a start a person was already asked, and the next index decides."""
    if _of_no_deal(state, intake):
        return _after_the_deal(state, intake, event)
    if blocked(state):
        return hold(intake, event)
    if intake.trust is CountTrust.BY_INDEX:
        return rest_unread(state, intake)
    match event:
        case ReportsMissing() if _of_before(state, intake, event):
            return _asked_of_before(state, intake, event)
        case ReportsMissing(due, came, cards, sure=True):
            note = lost_note(due, came, len(cards)) if cards else whole_note(due, came)
            return _asked(state, replace(intake, held=(*cards, *intake.held)), note)
        case ReportsMissing(due, came):
            note = hole_note(due, came, _known(intake))
        case ReportChanged(number):
            note = _changed(state, intake, number)
    return _asked(state, all_unread(state, intake), note)


def _changed(state: State, intake: Intake, number: str) -> Words:
    lies = next(reversed(state.dealt), DEALER_SEAT)
    return changed_of_note(number, lies) if lies and not intake.loose else changed_note(number, _known(intake))


def burnt(state: State, intake: Intake, event: CardBurnt) -> Understood:
    """Handle a burn card. A casino may burn cards before it deals. No game here burns a card between hands, so a person
    is asked for its position."""
    if _of_no_deal(state, intake) or not (_begun(state, intake) or intake.held):
        return noted(intake, "the shoe tells of a burnt card")
    return hold(intake, event) if blocked(state) else _asked(state, intake, _BURNT)


_BURNT = words("The shoe says that a card was burnt in the middle of the deal: it belongs to no hand")


def in_doubt(state: State, intake: Intake, event: CardInDoubt) -> Understood:
    """Ask about a doubtful card once its fault is over: it may be at a hand, or in the shoe to be drawn again."""
    if _of_no_deal(state, intake):
        return noted(intake, "the shoe could not tell a card; no hand waits for it")
    if blocked(state):
        return hold(intake, event)
    return _asked(state, all_unread(state, intake), doubt_note(_known(intake)))


def _of_no_deal(state: State, intake: Intake) -> bool:
    dealing = state.phase is Phase.DEAL and not state.misdealt
    return intake.way is not Way.CARDS or not dealing or not ours(state, intake)


def _after_the_deal(state: State, intake: Intake, event: Held) -> Understood:
    followed = state.phase is Phase.REST and intake.trust is not CountTrust.NONE
    drawn = isinstance(event, ReportsMissing) and event.cards and followed
    if drawn and intake.way is Way.CARDS and ours(state, intake):
        return hold(intake, event) if blocked(state) else too_many(state, intake)
    return noted(intake, "a report of the shoe is missing; no hand waits for it")


def _begun(state: State, intake: Intake) -> bool:
    return bool(state.dealt or intake.loose or intake.gaps)


def _of_before(state: State, intake: Intake, event: ReportsMissing) -> bool:
    """Return True if the gap began before the first reported card of this deal, and may include cards."""
    return not _begun(state, intake) and not (event.sure and not event.cards)


def _asked_of_before(state: State, intake: Intake, event: ReportsMissing) -> Understood:
    """Ask if missed cards belong to this deal, because the shoe's counts show at most how many were missed. Ignore a
    gap of more cards than the deal has: the shoe's count has changed instead."""
    if event.fewest >= sum(map(state.packet_size, state.deal)):
        return noted(intake, "the shoe counts its cards otherwise than before")
    lost = tuple((state.round, card) for card in event.cards) if event.sure else ()
    behind = replace(intake, behind=True, reads=(*intake.reads, *lost)[-REMEMBERED:])
    return _asked(state, behind, _before_note(event))


def _before_note(event: ReportsMissing) -> Words:
    if event.fewest:
        return counts_unknown_note()
    return before_note(event.since, len(event.cards) if event.sure else 0) if event.due else first_heard_note()


def _known(intake: Intake) -> int:
    return len(intake.loose)


def _asked(state: State, intake: Intake, note: Words) -> Understood:
    return Understood(intake, raise_question(state, IrregularityId.ALIGNMENT, note))


CARDS = AlreadyDealt | CardInDoubt | CardRead | DeviceStarted | PacketRead | ReportChanged | ReportsMissing


def waits(state: State, intake: Intake) -> bool:
    early = state.phase is Phase.CHIPS or open_again(state)
    return early and intake.way is not Way.EXPOSURE and ours(state, intake)


def comes(state: State, intake: Intake, event: CARDS) -> bool:
    """Return True if the report must wait for the deal. Handle reports of the previous round, or of no game,
    immediately."""
    if not waits(state, intake):
        return False
    match event:
        case PacketRead(round=number) | AlreadyDealt(round=number) if number and number == intake.late.round:
            return False
        case AlreadyDealt(packets=told):
            return bool(told)
        case CardRead(setting=setting):
            return setting is not DeviceTime.RETRANSMITTED
        case DeviceStarted():
            return intake.way is Way.CARDS
        case _:
            return True


def marked(state: State, intake: Intake) -> Intake:
    """Mark held reports that came while betting was reopened. Reports of a machine after a start already cause a
    question."""
    begun = intake.held or intake.loose or intake.gaps
    asks = any(isinstance(each, Reopened | AlreadyDealt) for each in intake.held)
    starts = any(isinstance(each, DeviceStarted) for each in intake.held[:1])
    if asks or starts or not (begun and open_again(state) and waits(state, intake)):
        return intake
    return replace(intake, held=(Reopened(), *intake.held))


def asked(state: State, intake: Intake) -> Understood:
    if state.phase is not Phase.DEAL or not ours(state, intake):
        return noted(intake, "nothing is dealt from what came out early")
    note = words("Cards came out while bets were open again")
    return Understood(intake, raise_question(state, IrregularityId.ALIGNMENT, note))
