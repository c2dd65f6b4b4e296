"""README §4.3, §6.4 and §7: the deck, packets, the rest, and what power does to them. They take a person's hands."""

from drivers.cards import NEW_DECK
from drivers.kit.conformance.rules import NotTried, Rule, needed, want
from drivers.kit.packet_shuffler.as_host import ANSWERED, AsHost, Restart
from drivers.kit.packet_shuffler.command_rules import DECK
from drivers.packet_shuffler.wire.cards import UNREAD
from drivers.packet_shuffler.wire.from_host import HostNak
from drivers.packet_shuffler.wire.from_machine import MachineAck, MachineNak
from drivers.packet_shuffler.wire.reports import (
    DeckReport,
    PacketReport,
    Report,
    RestReport,
    ResumedReport,
    StateReport,
)
from drivers.packet_shuffler.wire.words import Command, DeckVerdict, MachineState, NakReason

MOST_WAITING = 20
FILLING = 10
"""How many times as long as one gesture it takes to fill the machine's memory."""


def deck_is_told(host: AsHost) -> None:
    host.brought(MachineState.EMPTY)
    host.hands.do("insert-deck")
    told = list[Report]()
    for said in host.heard(host.hands.patience):
        if isinstance(said.message, Report):
            told.append(said.message)
        if told and told[-1] == StateReport(MachineState.READY):
            break
    want(DeckReport(DeckVerdict.VERIFIED, DECK) in told, f"no DECK that verifies 52 cards, but {_names(told)}")
    want(told[-1] == StateReport(MachineState.READY), "no STATE READY after the deck")


def first_packet(host: AsHost) -> None:
    host.brought(MachineState.READY)
    packet = _taken(host)
    want(packet.number == 1, f"the first packet is number {packet.number}")
    want(len(packet.cards) == host.size, f"it has {len(packet.cards)} cards, not {host.size}")
    want(len(set(packet.cards)) == len(packet.cards), "a card is in it twice")


def rest_is_told(host: AsHost) -> None:
    host.open_round()
    play = host.round
    rest = _emptied(host, "return-rest")
    want(rest.round == play, f"REST is of round {rest.round}")
    host.shows(MachineState.EMPTY, seconds=ANSWERED)


def emptied_by_hand(host: AsHost) -> None:
    host.open_round()
    _emptied(host, "empty")
    host.shows(MachineState.EMPTY)


def _emptied(host: AsHost, gesture: str) -> RestReport:
    packets = [*host.packets]
    rest = _rest(host, gesture)
    cards = [card for packet in packets for card in packet] + list(rest.cards)
    want(UNREAD in rest.cards or sorted(cards) == sorted(NEW_DECK), f"packets and rest are no deck: {len(cards)} cards")
    return rest


def not_before_it_is_taken(host: AsHost) -> None:
    host.open_round()
    before = len(host.packets)
    want(host.allowed(Command.DEAL).message == MachineAck(), "DEAL is not acknowledged")
    early = [said for said in host.reports(1.5) if isinstance(said.message, PacketReport)]
    want(not early, "PACKET was sent while the packet lies in the tray")
    packet = _taken(host)
    want(packet.number == before + 1, f"packet {before + 1} is number {packet.number}")


def fresh_hears_all(host: AsHost) -> None:
    host.open_round()
    told = [said.message for said in host.settled(fresh=True) if isinstance(said.message, ResumedReport)]
    want(told, "no RESUMED for a fresh host in an open round")
    want(list(told[0].packets) == host.packets, f"RESUMED has {len(told[0].packets)} packets of {len(host.packets)}")


def known_hears_none(host: AsHost) -> None:
    host.open_round()
    told = [said for said in host.settled() if isinstance(said.message, ResumedReport)]
    want(not told, "RESUMED for a host that is not fresh")


def boot_is_raised(host: AsHost) -> None:
    restart = _last_restart(host)
    want(restart.after == restart.before + 1, f"boot {restart.before} became {restart.after}")


def numbers_begin_anew(host: AsHost) -> None:
    numbers = [said.number for said in _last_restart(host).told]
    want(numbers[:1] == [1], f"after power-up reports are numbered {numbers}")


def power_keeps_cards(host: AsHost) -> None:
    host.open_round()
    host.keeps_back = (PacketReport,)
    with needed("first_packet"):
        packet = _taken(host)
    packets = [*host.packets]
    told = [said.message for said in host.restarted().told]
    host.whole = False
    want(packet in told, "the packet whose report was not acknowledged is lost with the power")
    resumed = [each for each in told if isinstance(each, ResumedReport)]
    want(resumed, "no RESUMED after power-up in an open round")
    want(list(resumed[0].packets) == packets, f"RESUMED has {len(resumed[0].packets)} packets, not {len(packets)}")


def rounds_count(host: AsHost) -> None:
    rounds = list[int]()
    for _ in range(2):
        host.brought(MachineState.READY)
        with needed("rest_is_told"):
            rounds.append(_rest(host).round)
    want(rounds[1] == rounds[0] + 1, f"round {rounds[0]} is followed by {rounds[1]}")


def a_card_is_never_given_up(host: AsHost) -> None:
    host.open_round()
    host.keeps_back = (PacketReport,)
    with needed("first_packet"):
        packet = host.by_hand("take-packet", PacketReport)
    host.say(HostNak(NakReason.BAD_PAYLOAD), packet.number)
    host.until(lambda said: said.raw == packet.raw, 1.5, "repeat of PACKET after NAK 3")


def the_rest_may_be_none(host: AsHost) -> None:
    host.open_round(DECK // host.size)
    rest, left = _rest(host), DECK % host.size
    want(len(rest.cards) == left, f"{left} cards were left, and its REST is {rest}")


def twenty_wait(host: AsHost) -> None:
    host.brought(MachineState.EMPTY)
    host.alone()
    noise, known = host.noise, len(host.log)
    host.hands.do("fill")
    host.new_boot(FILLING * host.hands.patience)
    host.noise = noise
    host.enter(acknowledges=False)
    answer = host.order(Command.DEAL).message
    host.settled()
    told = [said.message for said in host.log[known:]]
    cards = [each for each in told if isinstance(each, PacketReport | RestReport)]
    if len(cards) < MOST_WAITING:
        raise NotTried(f"only {len(cards)} card reports waited")
    late = [each for each in cards[MOST_WAITING:] if isinstance(each, PacketReport)]
    want(not late, f"{len(late)} packets came out while {MOST_WAITING} card reports waited")
    want(not _gaps(cards), f"of the reports that waited some are lost before {_gaps(cards)[:1]}")
    allowed = (MachineNak(NakReason.FULL), MachineNak(NakReason.FORBIDDEN))
    want(answer in allowed, f"DEAL while {MOST_WAITING} card reports wait is answered {answer}")


def verified_is_52(host: AsHost) -> None:
    decks = [said.message for said in host.log if isinstance(said.message, DeckReport)]
    wrong = [each for each in decks if each.verdict is DeckVerdict.VERIFIED and each.count != DECK]
    want(not wrong, f"{wrong[0]}" if wrong else "")


def all_in_whole_frames(host: AsHost) -> None:
    want(not host.noise, f"{len(host.noise)} bytes are no frame, such as {host.noise[:16].hex(' ').upper()}")


def all_as_the_page_says(host: AsHost) -> None:
    first = host.puzzles[0] if host.puzzles else None
    want(first is None, f"{len(host.puzzles)} frames, such as {first.raw.hex(' ').upper()}" if first else "")


def _taken(host: AsHost) -> PacketReport:
    packet = host.by_hand("take-packet", PacketReport).message
    assert isinstance(packet, PacketReport)
    return packet


def _rest(host: AsHost, gesture: str = "return-rest") -> RestReport:
    rest = host.by_hand(gesture, RestReport).message
    assert isinstance(rest, RestReport)
    return rest


def _last_restart(host: AsHost) -> Restart:
    """One is enough for the rules that look at it."""
    return host.restarts[-1] if host.restarts else host.restarted()


def _gaps(cards: list[PacketReport | RestReport]) -> list[PacketReport]:
    """Packets before which one of their round is missing."""
    packets = [each for each in cards if isinstance(each, PacketReport)]
    known = {(each.round, each.number) for each in packets}
    return [each for each in packets if each.number > 1 and (each.round, each.number - 1) not in known]


def _names(told: list[Report]) -> str:
    return " ".join(type(each).__name__ for each in told) or "nothing"


NUMBERED = ("first_packet",)

RULES: tuple[Rule[AsHost], ...] = (
    Rule("6.4", "a deck that goes in is told: DECK with verdict 1 and 52 cards, then STATE READY", deck_is_told),
    Rule("7.1", "a packet that is taken is told: number 1, its cards, each once", first_packet),
    Rule("7.2", "REST tells all cards that were left, and ends the round", rest_is_told),
    Rule("7.1", "PACKET is sent when the packet leaves the tray, not before", not_before_it_is_taken, NUMBERED),
    Rule("7.3", "a fresh host in an open round hears RESUMED with all packets", fresh_hears_all),
    Rule("5.2", "a host that is not fresh hears no RESUMED", known_hears_none),
    Rule("5.2", "the boot is raised by one at power-up", boot_is_raised),
    Rule("4.1", "after power-up reports are numbered from 1", numbers_begin_anew, ("counts",)),
    Rule("4.3", "a packet that was not acknowledged is told again after loss of power, and RESUMED", power_keeps_cards),
    Rule("7", "each deck that goes in has the next round number", rounds_count),
    Rule("5.1", "NAK 3 does not end a card report: it comes again", a_card_is_never_given_up, ("repeats",)),
)
LATER: tuple[Rule[AsHost], ...] = (
    Rule("7.2", "REST is told with the cards that are left, also when there are none", the_rest_may_be_none),
    Rule("7.2", "REST is told too where people take the cards out by hand", emptied_by_hand, ("rest_is_told",)),
    Rule(
        "4.3",
        "with 20 card reports waiting no packet comes out and DEAL gets NAK 18; none is lost",
        twenty_wait,
        ("power_keeps_cards",),
    ),
    Rule("6.4", "verdict 1 is of 52 cards, whenever it is told", verified_is_52),
)
LAST: tuple[Rule[AsHost], ...] = (
    Rule("3", "all that it sent was whole frames", all_in_whole_frames),
    Rule("5.1", "every frame's kind and payload is as the page says", all_as_the_page_says),
)
