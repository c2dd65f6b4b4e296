"""README §4.3, §6 and §8: what a machine must not do in which state, and how much it keeps. It takes hands."""

from collections.abc import Iterable

from drivers.conformance.rules import NotTried, Rule, want
from drivers.packet_shuffler.conformance.as_host import AsHost, states
from drivers.packet_shuffler.conformance.card_rules import new_boot
from drivers.packet_shuffler.conformance.ear import Said
from drivers.packet_shuffler.wire.from_host import HostNak
from drivers.packet_shuffler.wire.from_machine import MachineAck, MachineNak
from drivers.packet_shuffler.wire.reports import DeckReport, FaultReport, PacketReport, RestReport, StateReport
from drivers.packet_shuffler.wire.words import Command, Refusal, State, Verdict

DECK, MOST_WAITING = 52, 20
ON_CARDS = (Command.DEAL, Command.RETURN_REST, Command.VERIFY_DECK)
FILLING = 10
"""How many times as long as one gesture it takes to fill the machine's memory."""


def all_or_none(host: AsHost) -> None:
    host.settled()
    answers = {host.order(command).message for command in (Command.LOCK, Command.UNLOCK)}
    want(len(answers) == 1, f"of LOCK and UNLOCK one is answered {_told(answers)}")
    host.reports(1.5)


def verifies_when_ready(host: AsHost) -> None:
    host.settled()
    host.hands.do("insert-deck")
    host.until(lambda said: said.message == StateReport(State.READY), host.hands.patience, "STATE READY")
    want(host.allowed(Command.VERIFY_DECK).message == MachineAck(), "VERIFY_DECK is not acknowledged in READY")
    told = host.first(DeckReport, host.hands.patience).message
    want(told == DeckReport(Verdict.VERIFIED, DECK), f"after VERIFY_DECK its DECK is {told}")


def locked_gives_nothing(host: AsHost) -> None:
    host.settled()
    host.allowed(Command.LOCK)
    host.reports(1.5)
    _refuses(host, *ON_CARDS, where="LOCKED")
    host.order(Command.UNLOCK)
    host.reports(1.5)


def an_open_door_comes_first(host: AsHost) -> None:
    host.settled()
    _shows(host, "open-door", State.DOOR_OPEN)
    answer = host.order(Command.LOCK).message
    told = states(host.reports(1.5))
    want(all(each.state is State.DOOR_OPEN for each in told), f"after LOCK with an open door its STATE is {told[-1:]}")
    if answer == MachineAck():
        _refuses(host, *ON_CARDS, where="DOOR_OPEN")
        host.order(Command.UNLOCK)
    host.hands.do("close-door")
    host.until(
        lambda said: isinstance(said.message, StateReport) and said.message.state is not State.DOOR_OPEN,
        host.hands.patience,
        "STATE after the door was closed",
    )


def a_fault_stops_it(host: AsHost) -> None:
    host.settled()
    raised = host.by_hand("jam", FaultReport).message
    want(isinstance(raised, FaultReport) and raised.raised, f"its FAULT is {raised}")
    assert isinstance(raised, FaultReport)
    told = host.first(StateReport, 2.0).message
    want(told == StateReport(State.STOPPED, (raised.fault,)), f"with the fault its STATE is {told}")
    if host.order(Command.LOCK).message == MachineAck():
        locked = states(host.reports(1.5))
        want(all(each.state is State.STOPPED for each in locked), f"STOPPED and locked its STATE is {locked[-1:]}")
        host.order(Command.UNLOCK)
        _refuses(host, Command.DEAL, where="STOPPED")
    over = host.by_hand("clear", FaultReport).message
    want(isinstance(over, FaultReport) and not over.raised, f"when it is put right its FAULT is {over}")
    told = host.first(StateReport, 2.0).message
    want(isinstance(told, StateReport) and not told.faults, f"when it is put right its STATE is {told}")


def a_card_is_never_given_up(host: AsHost) -> None:
    host.settled()
    host.keeps_back = (PacketReport,)
    packet = host.by_hand("take-packet", PacketReport)
    host.say(HostNak(Refusal.BAD_PAYLOAD), packet.number)
    host.until(lambda said: said.raw == packet.raw, 1.5, "repeat of PACKET after NAK 3")


def verifies_only_when_ready(host: AsHost) -> None:
    host.settled()
    _refuses(host, Command.VERIFY_DECK, where="PACKET_TAKEN")


def deals_no_part_of_a_packet(host: AsHost) -> None:
    host.settled()
    for _ in range(DECK // host.packet_size - 1):
        host.by_hand("take-packet", PacketReport)
    _refuses(host, Command.DEAL, where="a machine without enough cards")


def the_rest_may_be_none(host: AsHost) -> None:
    host.settled()
    rest = host.by_hand("return-rest", RestReport).message
    left = DECK % host.packet_size
    want(isinstance(rest, RestReport) and len(rest.cards) == left, f"{left} cards were left, and its REST is {rest}")


def twenty_wait(host: AsHost) -> None:
    host.alone()
    noise = host.noise
    host.hands.do("fill")
    new_boot(host, FILLING * host.hands.patience)
    host.noise = noise
    host.enter(acknowledges=False)
    answer = host.order(Command.DEAL).message
    host.enter()
    told = [said.message for said in host.reports(5.0)]
    cards = [each for each in told if isinstance(each, PacketReport | RestReport)]
    if len(cards) < MOST_WAITING:
        raise NotTried(f"only {len(cards)} card reports waited")
    late = [each for each in cards[MOST_WAITING:] if isinstance(each, PacketReport)]
    want(not late, f"{len(late)} packets came out while {MOST_WAITING} card reports waited")
    want(not _gaps(cards), f"of the reports that waited some are lost before {_gaps(cards)[:1]}")
    allowed = (MachineNak(Refusal.FULL), MachineNak(Refusal.FORBIDDEN))
    want(answer in allowed, f"DEAL while {MOST_WAITING} card reports wait is answered {answer}")
    host.by_hand("return-rest", RestReport)


def verified_is_52(host: AsHost) -> None:
    wrong = [each for each in host.decks if each.verdict is Verdict.VERIFIED and each.count != DECK]
    want(not wrong, f"{wrong[0]}" if wrong else "")


def _refuses(host: AsHost, *commands: Command, where: str) -> None:
    for command in commands:
        answer = host.allowed(command).message
        want(answer == MachineNak(Refusal.NOT_NOW), f"{command.name} is answered {answer}: {where}")


def _shows(host: AsHost, gesture: str, state: State) -> Said:
    host.hands.do(gesture)
    return host.until(
        lambda said: isinstance(said.message, StateReport) and said.message.state is state,
        host.hands.patience,
        f"STATE {state.name}",
    )


def _gaps(cards: list[PacketReport | RestReport]) -> list[PacketReport]:
    """Packets before which one of their round is missing."""
    packets = [each for each in cards if isinstance(each, PacketReport)]
    known = {(each.round, each.number) for each in packets}
    return [each for each in packets if each.number > 1 and (each.round, each.number - 1) not in known]


def _told(answers: Iterable[object]) -> str:
    return " and the other ".join(str(each) for each in answers)


RULES: tuple[Rule[AsHost], ...] = (
    Rule("8", "a machine takes commands, or answers all of them FORBIDDEN", all_or_none),
    Rule("6.4", "VERIFY_DECK in READY is told: DECK with verdict 1 and 52 cards", verifies_when_ready),
    Rule("6.2", "LOCKED: nothing comes out, DEAL, RETURN_REST and VERIFY_DECK get NAK 16", locked_gives_nothing),
    Rule("6.2", "STATE says DOOR_OPEN while the door is open, whatever else is so", an_open_door_comes_first),
    Rule("6.3", "a fault is told, then STATE STOPPED with it; it is over in both when put right", a_fault_stops_it),
    Rule("5.1", "NAK 3 does not end a card report: it comes again", a_card_is_never_given_up),
    Rule("8", "VERIFY_DECK after a packet: NAK, reason 16", verifies_only_when_ready),
    Rule("8", "DEAL without enough cards inside: NAK, reason 16", deals_no_part_of_a_packet),
    Rule("7.2", "REST is told with the cards that are left, also when there are none", the_rest_may_be_none),
    Rule("4.3", "with 20 card reports waiting no packet comes out and DEAL gets NAK 18; none is lost", twenty_wait),
    Rule("6.4", "verdict 1 is of 52 cards, whenever it is told", verified_is_52),
)
