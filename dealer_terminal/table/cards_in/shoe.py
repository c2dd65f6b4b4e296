"""Single cards from a shoe, collected into one packet for each position in dealing order."""

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from dealer_terminal.journal.seal import Told
from dealer_terminal.procedure.device_faults import DRAWN_IN_A_ROUND, FaultId
from dealer_terminal.procedure.facts import DEALER_SEAT, Packet
from dealer_terminal.procedure.notes import again_note, one_more_note, outside_note
from dealer_terminal.procedure.state import Phase, State, next_packet
from dealer_terminal.procedure.words import words
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.table.cards_in.intake import (
    CountTrust,
    Intake,
    ReportSeal,
    SealPacket,
    Top,
    Understood,
    Unread,
    Way,
    Wish,
    blocked,
    cards_read,
    hold,
    noted,
    ours,
    seen,
)
from dealer_terminal.table.cards_in.questions import raise_extra, raise_fault, raise_question, twice_at
from drivers.events import UNREAD, CardRead, DeviceStarted, DeviceTime

_INDEXES = 16
REMEMBERED = _INDEXES - 1
"""Number of reads to remember. An index has four bits, so more reads would make two cards ambiguous."""
_FIRST = (0, 1)
_DEALING = (Phase.DEAL, Phase.REST)
_NO_HANDS = (Phase.CLOSED, Phase.WAGERS, Phase.DECK_BACK)


def drawn_card(state: State, intake: Intake, event: CardRead) -> Understood:
    before = _before(intake, event) if event.setting is DeviceTime.RETRANSMITTED else event
    if before is not event:
        return _retransmitted(state, intake, event, before)
    if state.misdealt:
        return noted(intake, "a card after the misdeal is kept and leads to nothing")
    if event.setting is DeviceTime.OUTSIDE_GAME or state.phase not in _DEALING:
        return _outside(state, intake, event)
    if not ours(state, intake):
        return noted(intake, "the table does not take its cards from this device now")
    if blocked(state):
        return hold(intake, event)
    if intake.trust is CountTrust.NONE:
        return noted(intake, "a card behind a hole is kept and leads to nothing")
    if _perhaps_of_the_last_round(intake, event):
        return Understood(all_unread(state, intake), raise_question(state, IrregularityId.ALIGNMENT, again_note()))
    weighed = _weighed(intake, event)
    if weighed.trust is CountTrust.NONE and state.phase is Phase.DEAL:
        return rest_unread(state, weighed)
    read = replace(weighed, reads=(*this_round(intake).reads, (state.round, event))[-REMEMBERED:])
    return _drawn(state, read, event) if state.phase is Phase.DEAL else too_many(state, read)


def started(state: State, intake: Intake) -> Understood:
    """Ask about a start in the middle of the deal, because a card may have been drawn without a report."""
    if intake.way is not Way.CARDS or state.phase is not Phase.DEAL or not ours(state, intake):
        return noted(intake, "the device started")
    if blocked(state):
        return hold(intake, DeviceStarted())
    return Understood(
        replace(intake, trust=CountTrust.BY_INDEX if intake.trust is CountTrust.WHOLE else intake.trust),
        raise_question(
            state, IrregularityId.ALIGNMENT, words("The shoe or the terminal started in the middle of the deal")
        ),
    )


def all_unread(state: State, intake: Intake) -> Intake:
    """Mark the rest of the round unread, whatever the shoe reports of it, because the number of missed cards is
    unknown."""
    return replace(_begun_anew(intake), held=(*_left(state, intake), *intake.held))


def rest_unread(state: State, intake: Intake) -> Understood:
    dealt = tuple(ReportSeal(each.number, each.told) for each in _left(state, intake))
    told = "a card went by untold; what is left of the round is dealt unread"
    return Understood(_begun_anew(intake), dealt, (told,))


def _begun_anew(intake: Intake) -> Intake:
    return replace(intake, trust=CountTrust.NONE, loose=(), gaps=(), spoiled=False)


def _left(state: State, intake: Intake) -> Iterator[Unread]:
    """Return the remaining packets as unread. The current packet keeps its reported cards."""
    begun, last = len(state.dealt) + 1, len(state.deal)
    size = state.packet_size(next_packet(state) or DEALER_SEAT)
    return (Unread(number, _told(intake, size) if number == begun else ()) for number in range(begun, last + 1))


def _told(intake: Intake, size: int) -> Told:
    """Return the known cards with their index. A card that the reader saw twice is unknown."""
    known = (at for at in range(size) if at not in intake.gaps)
    once = Counter((*map(str, intake.loose), *(card for cards in intake.told.values() for card in cards)))
    return tuple(
        (size - 1 - at if intake.top is Top.LAST_DRAWN else at, card)
        for at, card in zip(known, intake.loose, strict=False)
        if once[str(card)] == 1
    )


def this_round(intake: Intake) -> Intake:
    """Drop the reads of earlier rounds. A shoe reports in order, so none of them can come again."""
    return replace(intake, reads=tuple(read for read in intake.reads if read[0] == intake.round))


def _before(intake: Intake, event: CardRead) -> CardRead:
    """Return the first report of this card. From the last round accept only the identical card, because each deck
    restarts the index. If the index may begin a deal, treat the card as new."""
    for number, read in reversed(intake.reads):
        ours = number == intake.round or (read.card == event.card and not _may_begin(intake, event))
        if _same_index(read, event) and ours:
            return read
    return event


def _perhaps_of_the_last_round(intake: Intake, event: CardRead) -> bool:
    """Return True if the first card of a deal is marked as retransmitted and equals a card of the previous round."""
    again = event.setting is DeviceTime.RETRANSMITTED and _may_begin(intake, event)
    return again and any(_same_index(read, event) and read.card == event.card for _, read in intake.reads)


def _may_begin(intake: Intake, event: CardRead) -> bool:
    """Return True if the card may be the first of a deal: the shoe's first index, or the next one if its index
    continues. If cards may have been missed before it, any index is possible."""
    if any(number == intake.round and read.card != UNREAD for number, read in intake.reads):
        return False
    if intake.behind:
        return True
    last = [read.index for _, read in intake.reads if read.target == event.target][-1:]
    return event.index in (*_FIRST, *((index + 1) % _INDEXES for index in last))


def _same_index(read: CardRead, event: CardRead) -> bool:
    return (read.target, read.index) == (event.target, event.index)


def _retransmitted(state: State, intake: Intake, event: CardRead, before: CardRead) -> Understood:
    if event.card == before.card:
        return noted(intake, "a card was told again; it is the same one")
    if before.card == UNREAD:
        return noted(intake, "a card that was lost is told now; it is entered as it is turned over")
    return Understood(
        intake, raise_fault(state, FaultId.CONFLICT, "a card was told again as another one; the first stands")
    )


def _outside(state: State, intake: Intake, event: CardRead) -> Understood:
    """Raise a fault for a card drawn outside a game. In the middle of a deal ask too, since a card drawn too slowly may
    be at a hand."""
    told = "a card was drawn outside a game" if state.phase in _NO_HANDS else DRAWN_IN_A_ROUND
    raised = raise_fault(state, FaultId.OUTSIDE_GAME, told)
    if state.phase is not Phase.DEAL or not ours(state, intake):
        return Understood(intake, raised)
    if state.issue is not None:
        return hold(intake, event)
    if intake.trust is CountTrust.NONE:
        return Understood(intake, raised)
    asked = raise_question(state, IrregularityId.ALIGNMENT, outside_note(len(intake.loose)))
    return Understood(all_unread(state, intake), (*raised, *asked))


def _weighed(intake: Intake, event: CardRead) -> Intake:
    """Detect cards missed during a restart by comparing shoe indexes."""
    if intake.trust is not CountTrust.BY_INDEX:
        return intake
    last = [read for number, read in intake.reads if number == intake.round and read.target == event.target][-1:]
    in_order = any((read.index + 1) % _INDEXES == event.index for read in last)
    return replace(intake, trust=CountTrust.WHOLE if in_order else CountTrust.NONE)


def _drawn(state: State, intake: Intake, event: CardRead) -> Understood:
    seat = next_packet(state) or DEALER_SEAT
    twice = event.card in seen(intake)
    read = cards_read((event.card,))
    spoiled = intake.spoiled or twice or not read or intake.trust is CountTrust.NONE
    here = len(intake.loose) + len(intake.gaps)
    gaps = intake.gaps if read else (*intake.gaps, here)
    loose = replace(intake, loose=(*intake.loose, *read), gaps=gaps, spoiled=spoiled)
    asked = raise_question(state, twice_at(seat), _TWICE, seat) if twice else ()
    size = state.packet_size(seat)
    if here + 1 < size:
        return Understood(loose, asked)
    return _full(state, loose, asked, _told(loose, size))


_TWICE = words("The reader saw one card twice")


def _full(state: State, intake: Intake, asked: tuple[Wish, ...], known: Told) -> Understood:
    number = len(intake.told) + 1
    cards = _stacked(intake.loose, intake.top)
    done = replace(intake, loose=(), gaps=(), spoiled=False, told={**intake.told, number: tuple(map(str, cards))})
    if intake.spoiled:
        return Understood(replace(done, held=(Unread(number, known), *intake.held)), asked)
    return Understood(done, (SealPacket(len(state.dealt) + 1, cards),))


def _stacked(drawn: tuple[Card, ...], top: Top) -> tuple[Card, ...]:
    return drawn[::-1] if top is Top.LAST_DRAWN else drawn


def too_many(state: State, intake: Intake) -> Understood:
    """Ask about one card too many. If a packet is unread, missed cards may have been counted for it, so no hand is
    moved."""
    if any(not _is_known(state.packet(seat)) for seat in state.dealt):
        return Understood(intake, raise_question(state, IrregularityId.ALIGNMENT, one_more_note()))
    return Understood(intake, raise_extra(state, words("A card was drawn that belongs to no position")))


def _is_known(packet: Packet | None) -> bool:
    return packet is not None and bool(packet.sealed)
