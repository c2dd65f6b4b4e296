"""README §6 to §8: commands, the deck, packets, the rest, and what power does to them. Some need a person's hands."""

from drivers.cards import NEW_DECK
from drivers.conformance.rules import Broken, NotTried, Rule, want
from drivers.packet_shuffler.conformance.as_host import AsHost, states
from drivers.packet_shuffler.conformance.ear import Said
from drivers.packet_shuffler.wire import frame
from drivers.packet_shuffler.wire.cards import UNREAD
from drivers.packet_shuffler.wire.from_host import Hello, Ordered
from drivers.packet_shuffler.wire.from_machine import MachineAck, MachineNak
from drivers.packet_shuffler.wire.reports import (
    DeckReport,
    PacketReport,
    Report,
    RestReport,
    ResumedReport,
    StateReport,
)
from drivers.packet_shuffler.wire.words import Command, Refusal, State, Verdict


def unknown_command(host: AsHost) -> None:
    host.settled()
    host.line.send(frame.encode(frame.Frame(0x90, 3, b"\x63")))
    nak = host.first(MachineNak, 1.0)
    want(nak.message == MachineNak(Refusal.BAD_PAYLOAD) and nak.number == 3, f"{nak.message} of {nak.number}")


def locks(host: AsHost) -> None:
    host.settled()
    for command, locked in ((Command.LOCK, True), (Command.UNLOCK, False)):
        want(host.allowed(command).message == MachineAck(), f"{command.name} is not acknowledged")
        told = states(host.reports(1.5))
        want(told and (told[-1].state is State.LOCKED) == locked, f"after {command.name} its STATE is {told[-1:]}")


def same_answer_again(host: AsHost) -> None:
    host.settled()
    first = host.allowed(Command.LOCK)
    host.reports(1.0)
    host.say(Ordered(Command.LOCK), first.number)
    again = host.until(
        lambda said: isinstance(said.message, MachineAck | MachineNak), 1.0, "answer to the same command"
    )
    want(again.raw == first.raw, f"the same command is answered {again.message}, not {first.message}")
    host.order(Command.UNLOCK)
    host.reports(1.0)


def nothing_to_deal(host: AsHost) -> None:
    told = states(host.settled())
    if not told or told[-1].state is not State.EMPTY:
        raise NotTried("there are cards in the machine: begin with an empty one")
    answer = host.allowed(Command.DEAL).message
    want(answer == MachineNak(Refusal.NOT_NOW), f"DEAL in an empty machine is answered {answer}")


def deck_is_told(host: AsHost) -> None:
    host.settled()
    host.hands.do("insert-deck")
    told = list[Report]()
    for said in host.heard(host.hands.patience):
        if isinstance(said.message, Report):
            told.append(said.message)
        if told and told[-1] == StateReport(State.READY):
            break
    want(DeckReport(Verdict.VERIFIED, 52) in told, f"no DECK that verifies 52 cards, but {_names(told)}")
    want(told[-1] == StateReport(State.READY), "no STATE READY after the deck")


def first_packet(host: AsHost) -> None:
    host.settled()
    packet = _packet(host.by_hand("take-packet", PacketReport))
    want(packet.number == 1, f"the first packet is number {packet.number}")
    want(len(packet.cards) == host.packet_size, f"it has {len(packet.cards)} cards, not {host.packet_size}")
    want(len(set(packet.cards)) == len(packet.cards), "a card is in it twice")
    host.last["packets"] = [packet.cards]
    host.last["round"] = packet.round


def not_before_it_is_taken(host: AsHost) -> None:
    packets = _packets(host)
    host.settled()
    want(host.allowed(Command.DEAL).message == MachineAck(), "DEAL is not acknowledged")
    early = [said for said in host.reports(1.5) if isinstance(said.message, PacketReport)]
    want(not early, "PACKET was sent while the packet lies in the tray")
    packet = _packet(host.by_hand("take-packet", PacketReport))
    want(packet.number == 2, f"the second packet is number {packet.number}")
    packets.append(packet.cards)


def fresh_hears_all(host: AsHost) -> None:
    packets = _packets(host)
    told = [said.message for said in host.settled(fresh=True) if isinstance(said.message, ResumedReport)]
    want(told, "no RESUMED for a fresh host in an open round")
    want(list(told[0].packets) == packets, f"RESUMED has {len(told[0].packets)} packets; {len(packets)} were taken")


def known_hears_none(host: AsHost) -> None:
    _packets(host)
    told = [said for said in host.settled() if isinstance(said.message, ResumedReport)]
    want(not told, "RESUMED for a host that is not fresh")


def power_keeps_cards(host: AsHost) -> None:
    packets = _packets(host)
    host.settled()
    host.keeps_back = (PacketReport,)
    packet = _packet(host.by_hand("take-packet", PacketReport))
    packets.append(packet.cards)
    before, noise = host.boot, host.noise
    host.hands.do("power-cycle")
    new_boot(host, host.hands.patience)
    host.noise = noise  # what the power cut short is no fault
    told = host.settled()
    host.last["boots"] = (before, host.boot)
    host.last["numbers"] = [said.number for said in told]
    kept = [said.message for said in told if said.message == packet]
    want(kept, "the packet whose report was not acknowledged is lost with the power")
    resumed = [said.message for said in told if isinstance(said.message, ResumedReport)]
    want(resumed, "no RESUMED after power-up in an open round")
    want(list(resumed[0].packets) == packets, f"RESUMED has {len(resumed[0].packets)} packets, not {len(packets)}")


def boot_is_raised(host: AsHost) -> None:
    before, after = _pair(host.recalled("boots"))
    want(after == before + 1, f"boot {before} became {after}")


def numbers_begin_anew(host: AsHost) -> None:
    numbers = host.recalled("numbers")
    want(isinstance(numbers, list) and numbers[:1] == [1], f"after power-up reports are numbered {numbers}")


def rest_is_told(host: AsHost) -> None:
    packets = _packets(host)
    host.settled()
    rest = host.by_hand("return-rest", RestReport).message
    assert isinstance(rest, RestReport)
    cards = [card for packet in packets for card in packet] + list(rest.cards)
    want(UNREAD in rest.cards or sorted(cards) == sorted(NEW_DECK), f"packets and rest are no deck: {len(cards)} cards")
    want(rest.round == host.recalled("round"), f"REST is of round {rest.round}")
    told = states(host.reports(1.5))
    want(told and told[-1].state is State.EMPTY, f"after the rest its STATE is {told[-1:]}")
    host.last["ended"] = rest.round


def rounds_count(host: AsHost) -> None:
    ended = host.recalled("ended")
    host.settled()
    host.hands.do("insert-deck")
    host.until(lambda said: said.message == StateReport(State.READY), host.hands.patience, "STATE READY")
    rest = host.by_hand("return-rest", RestReport).message
    want(isinstance(rest, RestReport) and rest.round == _number(ended) + 1, f"round {ended} is followed by {rest}")


def all_in_whole_frames(host: AsHost) -> None:
    want(not host.noise, f"{len(host.noise)} bytes are no frame, such as {host.noise[:16].hex(' ').upper()}")


def all_as_the_page_says(host: AsHost) -> None:
    first = host.puzzles[0] if host.puzzles else None
    want(first is None, f"{len(host.puzzles)} frames, such as {first.raw.hex(' ').upper()}" if first else "")


def new_boot(host: AsHost, seconds: float) -> None:
    """Asks until it answers with another boot than before."""
    before, end = host.boot, host.line.now + seconds
    while host.line.now < end:
        told = [said for said in host.mute(1.0) if getattr(said.message, "boot", before) != before]
        if told:
            return
        host.say(Hello(host.new_session(), 0, fresh=False))
    raise Broken(f"still boot {before}")


def _packet(said: Said) -> PacketReport:
    assert isinstance(said.message, PacketReport)
    return said.message


def _packets(host: AsHost) -> list[tuple[str, ...]]:
    packets = host.recalled("packets")
    assert isinstance(packets, list)
    return packets


def _pair(pair: object) -> tuple[int, int]:
    assert isinstance(pair, tuple)
    before, after = pair
    return before, after


def _number(number: object) -> int:
    assert isinstance(number, int)
    return number


def _names(told: list[Report]) -> str:
    return " ".join(type(each).__name__ for each in told) or "nothing"


RULES: tuple[Rule[AsHost], ...] = (
    Rule("8", "a command that the page does not have: NAK, reason 3", unknown_command),
    Rule("8", "LOCK and UNLOCK are done in any state, and STATE says so", locks),
    Rule(
        "4.2",
        "a command with the number of the last one gets the same answer, and is not done again",
        same_answer_again,
    ),
    Rule("8", "DEAL in an empty machine: NAK, reason 16", nothing_to_deal),
    Rule("6.4", "a deck that goes in is told: DECK with verdict 1 and 52 cards, then STATE READY", deck_is_told),
    Rule("7.1", "a packet that is taken is told: number 1, its cards, each once", first_packet),
    Rule("7.1", "PACKET is sent when the packet leaves the tray, not before", not_before_it_is_taken),
    Rule("7.3", "a fresh host in an open round hears RESUMED with all packets", fresh_hears_all),
    Rule("5.2", "a host that is not fresh hears no RESUMED", known_hears_none),
    Rule("4.3", "a packet that was not acknowledged is told again after loss of power, and RESUMED", power_keeps_cards),
    Rule("5.2", "the boot is raised by one at power-up", boot_is_raised),
    Rule("4.1", "after power-up reports are numbered from 1", numbers_begin_anew),
    Rule("7.2", "REST tells all cards that were left, and ends the round", rest_is_told),
    Rule("7", "each deck that goes in has the next round number", rounds_count),
)
LAST: tuple[Rule[AsHost], ...] = (
    Rule("3", "all that it sent was whole frames", all_in_whole_frames),
    Rule("5.1", "every frame's kind and payload is as the page says", all_as_the_page_says),
)
