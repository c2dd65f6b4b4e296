"""Reports of a packet machine: packets, the rest, and the packets it had handed out before."""

from msgspec.structs import replace

from dealer_terminal.journal.seal import Told
from dealer_terminal.procedure.device_faults import FaultId
from dealer_terminal.procedure.facts import DEALER_SEAT
from dealer_terminal.procedure.notes import (
    RELOADED,
    RELOADED_EARLY,
    count_note,
    early_note,
    late_packet_note,
    no_such_packet_note,
    out_of_before_note,
    racked_note,
    rest_early_note,
    seen_twice_note,
    told_of_before_note,
    told_twice_note,
    unlike_note,
    unread_note,
    untold_last_note,
    untold_note,
)
from dealer_terminal.procedure.state import Phase, State, next_packet
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.procedure.words import Words, words
from dealer_terminal.rules.cards import DECK
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.table.cards_in.intake import (
    ANY_NUMBER,
    Held,
    Intake,
    Late,
    Reloaded,
    ReportingMachine,
    ReportSeal,
    RestUnread,
    SealPacket,
    SealRest,
    Understood,
    Unread,
    away_before,
    blocked,
    cards_read,
    hold,
    noted,
    ours,
    seen,
)
from dealer_terminal.table.cards_in.packet_recovery import looked_at
from dealer_terminal.table.cards_in.questions import raise_extra, raise_fault, raise_question, twice_at
from drivers.events import AlreadyDealt, PacketRead, RestRead

_DEALT = (Phase.REST, Phase.DECISIONS)
_BETWEEN = (Phase.CLOSED, Phase.WAGERS)
_DECK = frozenset(map(str, DECK))


def packet_read(state: State, intake: Intake, event: PacketRead) -> Understood:
    if is_late(intake, event.round) and not begins_anew(intake, event):
        return _of_before(state, intake, event)
    if state.misdealt:
        return noted(intake, "a packet after the misdeal is kept and leads to nothing")
    if away_before(state, intake):
        return _kept(state, intake, event)
    if state.phase is Phase.DECK_BACK and not ours(state, intake):
        return _by_hand(intake)
    if state.phase in (*_BETWEEN, Phase.DECK_BACK):
        intake = replace(intake, early=intake.early | {event.number})
        return Understood(
            intake, raise_fault(state, FaultId.OUTSIDE_GAME, "a packet came out while no bets are closed")
        )
    return _of_this_round(state, intake, event)


def _kept(state: State, intake: Intake, event: PacketRead) -> Understood:
    """Ask about a packet reported late. It may belong to the round that was dealt without the machine, or to this
    one."""
    intake = replace(intake, kept=event.round, late=Late(event.round))
    if state.phase in (*_BETWEEN, Phase.DECK_BACK):
        return noted(intake, "a packet came out while the line was out; it leads to nothing")
    return _in_doubt(state, intake, words("A packet came out that the machine may have dealt while it was lost"))


def rest_read(state: State, intake: Intake, event: RestRead) -> Understood:
    intake = replace(intake, kept=0) if event.round == intake.kept else intake
    if state.phase in (*_BETWEEN, Phase.DECK_BACK) or is_late(intake, event.round):
        return noted(intake, "the cards that were left came out; nothing waits for them")
    if not ours(state, intake):
        return _by_hand(intake)
    if state.issue is not None:
        return hold(intake, event)
    if of_another_deck(intake, event.round) and state.phase in (Phase.DEAL, Phase.REST):
        return _rest_in_doubt(state, intake, words("The rest of another deck came out"))
    if state.phase is Phase.DEAL:
        return _rest_early(state, intake, event)
    if state.phase is not Phase.REST:
        return noted(intake, "the rest is in the rack already")
    return _racked(state, intake, event)


def _rest_early(state: State, intake: Intake, event: RestRead) -> Understood:
    """Ask about a rest that came before all packets. If it is the size of a complete deal's rest, the last packets were
    not reported."""
    due, last = len(state.dealt) + 1, len(state.deal)
    if len(event.cards) != len(_DECK) - sum(map(state.packet_size, state.deal)):
        return _rest_in_doubt(state, intake, rest_early_note(due))
    held = replace(intake, held=(*map(Unread, range(due, last + 1)), event, *intake.held))
    return Understood(held, raise_question(state, IrregularityId.ALIGNMENT, untold_last_note(due, last + 1 - due)))


def _rest_in_doubt(state: State, intake: Intake, note: Words) -> Understood:
    """Ask about a doubtful rest, after which nothing more is reported. If a person continues, the open packets and the
    rest are unread."""
    unread = map(Unread, range(len(state.dealt) + 1, len(state.deal) + 1))
    held = replace(intake, held=(*unread, RestUnread(), *intake.held))
    return Understood(held, raise_question(state, IrregularityId.ALIGNMENT, note))


def rest_unread(state: State, intake: Intake) -> Understood:
    if state.phase is not Phase.REST or not ours(state, intake):
        return noted(intake, "the rest in doubt is no longer in the game")
    return Understood(intake, (SealRest(()),), ("the rest is in the rack unread",))


def packets_are_out(state: State, intake: Intake) -> bool:
    """Return True if packets are out, judging after a start by the journal or by later reports."""
    return bool(state.dealt and intake.device_round)


def rest_is_due(state: State, intake: Intake) -> bool:
    """Return True if packets of a deck are out and the rest of it was never reported."""
    told = any(isinstance(each, RestRead | RestUnread | Reloaded) for each in intake.held)
    dealing = state.phase in (Phase.DEAL, Phase.REST) and not state.misdealt
    return dealing and packets_are_out(state, intake) and ours(state, intake) and not told


def reloaded(state: State, intake: Intake) -> Understood:
    """Ask about a deck that went in early, as after an early rest: nothing more is reported of this deal."""
    if not rest_is_due(state, intake):
        return noted(intake, "a deck went into the machine")
    if state.issue is not None:
        return hold(intake, Reloaded())
    return _rest_in_doubt(state, intake, RELOADED_EARLY if state.phase is Phase.DEAL else RELOADED)


def already_dealt(state: State, intake: Intake, event: AlreadyDealt) -> Understood:
    if not event.packets or state.misdealt or is_late(intake, event.round):
        return noted(intake, "the device started; it tells nothing of this round")
    if state.phase in _BETWEEN:
        told = "the device started and tells of packets while no bets are closed"
        return Understood(intake, raise_fault(state, FaultId.OUTSIDE_GAME, told))
    if not ours(state, intake):
        return _by_hand(intake)
    if state.issue is not None:
        return hold(intake, event)
    return _compared(state, replace(intake, device_round=event.round, dealing=intake.machine), event)


def unread(state: State, intake: Intake, event: Unread) -> Understood:
    """Deal a packet that a person accepted. It is at its position, and its cards are unknown until exposed."""
    if state.phase is not Phase.DEAL or not ours(state, intake):
        return noted(intake, "a packet in doubt is no longer in the game")
    if blocked(state):
        return hold(intake, event)
    dealt = ReportSeal(len(state.dealt) + 1, event.told)
    return Understood(replace(intake, next_number=event.number + 1), (dealt,), ("a packet is dealt unread",))


def _of_this_round(state: State, intake: Intake, event: PacketRead) -> Understood:
    if not ours(state, intake):
        return _by_hand(intake)
    if blocked(state):
        return hold(intake, event)
    if of_another_deck(intake, event.round):
        return _in_doubt(state, intake, words("A packet of another deck came out"))
    if intake.looks and state.phase is Phase.DEAL:
        return Understood(looked_at(intake, event))
    intake = replace(intake, device_round=event.round, dealing=intake.machine)
    if event.number in intake.told:
        return _again(state, intake, event)
    if state.phase is Phase.DEAL:
        return _due(state, intake, event)
    return _too_many(state, _told(intake, event))


def _again(state: State, intake: Intake, event: PacketRead) -> Understood:
    if intake.told[event.number] == event.cards:
        return noted(intake, f"packet {event.number} was reported again; it is the same one")
    why = told_twice_note(event.number)
    return Understood(intake, raise_question(state, IrregularityId.ALIGNMENT, why))


def _due(state: State, intake: Intake, event: PacketRead) -> Understood:
    seat = next_packet(state)
    assert seat is not None, "a packet is due while dealing"
    if intake.next_number not in (ANY_NUMBER, event.number):
        return _out_of_order(state, intake, event)
    size = state.packet_size(seat)
    if len(event.cards) != size:
        why = count_note(event.number, len(event.cards), size)
        return _not_trusted(state, intake, event, IrregularityId.WRONG_COUNT, why)
    if not _DECK.issuperset(event.cards):
        return _not_trusted(state, intake, event, IrregularityId.ALIGNMENT, unread_note(event.number))
    if len({*seen(intake), *event.cards}) != len(seen(intake)) + size:
        return _not_trusted(state, intake, event, IrregularityId.DUPLICATE_CARD, seen_twice_note(event.number))
    taken = replace(_told(intake, event), next_number=event.number + 1)
    return Understood(taken, (SealPacket(len(state.dealt) + 1, cards_read(event.cards)),))


def _out_of_order(state: State, intake: Intake, event: PacketRead) -> Understood:
    """Ask about a packet number out of order. Skipped packets were not reported: each is unread at its position. A
    number that this deal cannot have says nothing about the positions."""
    due, left = intake.next_number, len(state.deal) - len(state.dealt)
    lost = event.number - due
    if lost < 0:
        note = late_packet_note(event.number, due)
    elif lost < left:
        told = intake.early.issuperset(range(due, event.number))
        note = early_note(due, event.number, lost) if told else untold_note(due, event.number, lost)
        intake = replace(intake, held=(*map(Unread, range(due, event.number)), event, *intake.held))
    else:
        note = no_such_packet_note(due, event.number)
        intake = replace(intake, held=(*map(Unread, range(due, due + left)), *intake.held))
    return Understood(intake, raise_question(state, IrregularityId.ALIGNMENT, note))


def _not_trusted(state: State, intake: Intake, event: PacketRead, what: IrregularityId, why: Words) -> Understood:
    """Ask without naming a card. If a person accepts the packet, it is dealt unread."""
    seat = next_packet(state) or DEALER_SEAT
    wanted = twice_at(seat) if what is IrregularityId.DUPLICATE_CARD else what
    told = _known(event) if wanted is IrregularityId.ALIGNMENT else ()
    held = replace(_told(intake, event), held=(Unread(event.number, told), *intake.held))
    return Understood(held, raise_question(state, wanted, why, seat))


def _known(event: PacketRead) -> Told:
    """Return the readable cards with their index. A packet is listed top card first."""
    return tuple((at, card) for at, text in enumerate(event.cards) for card in cards_read((text,)))


def _too_many(state: State, intake: Intake) -> Understood:
    return Understood(intake, raise_extra(state, words("A packet came out that belongs to no position")))


def _compared(state: State, intake: Intake, event: AlreadyDealt) -> Understood:
    """Compare the packets the machine handed out with the journal."""
    dealt = max(len(state.dealt), *intake.told, 0)
    here = tuple(intake.told.get(number, ()) for number in range(1, dealt + 1))
    same = _agree(here, event.packets)
    more = event.packets[len(here) :] if same else ()
    if same and not more:
        return noted(intake, f"the device handed out {len(here)} packets, as the journal says")
    if more and state.phase in _DEALT:
        told = {**intake.told, **dict(enumerate(event.packets, 1))}
        return _too_many(state, replace(intake, told=told))
    missed = (PacketRead(number, cards, event.round) for number, cards in enumerate(more, len(here) + 1))
    why = unlike_note(len(event.packets), len(state.dealt))
    if len(event.packets) == len(state.dealt):
        why = words("The device's packets are not those of the journal")
    return _in_doubt(state, intake, why, *missed)


def _agree(here: tuple[tuple[str, ...], ...], told: tuple[tuple[str, ...], ...]) -> bool:
    """Return True if the packets agree. An unread packet has no cards in the journal that could differ."""
    return len(here) <= len(told) and all(each in ((), other) for each, other in zip(here, told, strict=False))


def _racked(state: State, intake: Intake, event: RestRead) -> Understood:
    """Rack the rest and count the deck. After a start this may be the first report of the round, which gives its
    number."""
    if not intake.device_round:
        intake = replace(intake, device_round=event.round, dealing=intake.machine)
    racked = SealRest(cards_read(event.cards))
    if sorted(intake.told) != list(range(1, max(len(state.dealt), len(intake.told)) + 1)):
        return Understood(intake, (racked,), ("not every packet was read, so the deck cannot be counted",))
    out = [*event.cards, *(card for cards in intake.told.values() for card in cards)]
    if sorted(out) == sorted(_DECK):
        return Understood(intake, (racked,))
    question = raise_question(state, IrregularityId.DECK_OUT_OF_USE, racked_note(len(out)))
    return Understood(intake, (racked, *question))


def _in_doubt(state: State, intake: Intake, why: Words | str, *held: Held) -> Understood:
    """Ask if packets and positions agree, and hold the reports until a person has confirmed it."""
    asked = replace(intake, next_number=ANY_NUMBER, held=(*held, *intake.held))
    return Understood(asked, raise_question(state, IrregularityId.ALIGNMENT, why))


def _told(intake: Intake, event: PacketRead) -> Intake:
    return replace(intake, told={**intake.told, event.number: event.cards})


def _of_before(state: State, intake: Intake, event: PacketRead) -> Understood:
    """Never deal a packet of the previous round. Ask if it differs from the earlier report, since it may be from a deck
    that should be back. Ignore packets of a round that the machine stored, about which a person was already asked."""
    told = intake.late.told.get(event.number) if event.round == intake.late.round else None
    kept = event.round == intake.late.round and not intake.late.told
    if kept or told == event.cards or state.phase is not Phase.DEAL:
        return noted(intake, "a packet of the round before is kept and leads to nothing")
    if blocked(state):
        return hold(intake, event)
    why = told_of_before_note(event.number) if told else out_of_before_note(event.number)
    return Understood(intake, raise_question(state, IrregularityId.ALIGNMENT, why))


def _by_hand(intake: Intake) -> Understood:
    return noted(intake, "the table does not take its cards from this device now")


def is_late(intake: Intake, device_round: int) -> bool:
    if not device_round or not intake.late.round or device_round == intake.device_round or _is_another(intake):
        return False
    return device_round == intake.late.round or (_is_the_same(intake) and device_round < intake.late.round)


def begins_anew(intake: Intake, event: PacketRead) -> bool:
    """Return True if a simulated machine was restarted and repeats the number of an earlier round."""
    before = intake.late.machine
    was_off = intake.cards_from is CardsFrom.SIMULATED and (not before.serial or before != intake.machine)
    return was_off and event.number <= intake.late.last


def of_another_deck(intake: Intake, device_round: int) -> bool:
    others = bool(intake.device_round) and device_round != intake.device_round
    return bool(device_round) and (others or _differ(intake.dealing, intake.machine))


def _is_another(intake: Intake) -> bool:
    return _differ(intake.late.machine, intake.machine)


def _differ(one: ReportingMachine, other: ReportingMachine) -> bool:
    return bool(one.serial and other.serial) and one.serial != other.serial


def _is_the_same(intake: Intake) -> bool:
    """Return True if it is the same machine. A real machine never restarts its round count; a simulated one does at
    power-on."""
    before, now = intake.late.machine, intake.machine
    simulated = intake.cards_from is CardsFrom.SIMULATED
    return bool(before.serial) and (before == now if simulated else before.serial == now.serial)
