"""README §4.2 and §8: commands. Some need cards inside, and so a person's hands."""

from collections.abc import Iterable

from drivers.kit.conformance.rules import Rule, want
from drivers.kit.packet_shuffler.as_host import ANSWERED, AsHost
from drivers.kit.packet_shuffler.ear import Said
from drivers.kit.packet_shuffler.voice import QUIET
from drivers.packet_shuffler.wire import frame
from drivers.packet_shuffler.wire.from_host import Ordered
from drivers.packet_shuffler.wire.from_machine import MachineAck, MachineNak
from drivers.packet_shuffler.wire.reports import DeckReport
from drivers.packet_shuffler.wire.words import Command, DeckVerdict, MachineState, NakReason

DECK = 52
ON_CARDS = (Command.DEAL, Command.RETURN_REST, Command.VERIFY_DECK)
AT_REST = (MachineState.EMPTY, MachineState.READY, MachineState.PACKET_TAKEN)
ANSWERS = ("answers_commands",)
OTHERS = tuple(state for state in MachineState if state is not MachineState.LOCKED)


def answers_commands(host: AsHost) -> None:
    host.settled()
    host.order(Command.UNLOCK)


def unknown_command(host: AsHost) -> None:
    host.settled()
    host.line.send(frame.encode(frame.LineFrame(0x90, 3, b"\x63")))
    nak = host.first(MachineNak, ANSWERED)
    want(nak.message == MachineNak(NakReason.BAD_PAYLOAD) and nak.number == 3, f"{nak.message} of {nak.number}")


def all_or_none(host: AsHost) -> None:
    """UNLOCK comes first: one that refuses it alone is not locked for good."""
    host.settled()
    answers = [host.order(command).message for command in (Command.UNLOCK, Command.VERIFY_DECK)]
    if _is_forbidden(answers[0]):
        want(_is_forbidden(answers[1]), f"UNLOCK is answered {answers[0]}, VERIFY_DECK {answers[1]}")
        return
    answers.append(host.order(Command.LOCK).message)
    host.order(Command.UNLOCK)
    want(not any(map(_is_forbidden, answers)), f"UNLOCK, VERIFY_DECK and LOCK are answered {_told(answers)}")


def locks(host: AsHost) -> None:
    host.brought(*AT_REST)
    with host.locked():
        host.shows(MachineState.LOCKED, seconds=ANSWERED)
    host.shows(*OTHERS, seconds=ANSWERED)


def same_answer_again(host: AsHost) -> None:
    host.settled()
    _again(host, Command.UNLOCK, host.allowed(Command.UNLOCK))


def nothing_to_deal(host: AsHost) -> None:
    host.brought(MachineState.EMPTY)
    refuses(host, Command.DEAL, where="an empty machine")


def verifies_when_ready(host: AsHost) -> None:
    host.brought(MachineState.READY)
    want(host.allowed(Command.VERIFY_DECK).message == MachineAck(), "VERIFY_DECK is not acknowledged in READY")
    told = host.first(DeckReport, host.patience).message
    want(told == DeckReport(DeckVerdict.VERIFIED, DECK), f"after VERIFY_DECK its DECK is {told}")


def done_once(host: AsHost) -> None:
    """It comes again at once, as where the answer was lost, and once more when all is done."""
    host.brought(MachineState.READY)
    known, asked = len(host.log), host.line.now
    first = host.allowed(Command.VERIFY_DECK)
    _again(host, Command.VERIFY_DECK, first)
    if not _decks(host, known):
        host.first(DeckReport, host.patience)
    took = host.line.now - asked
    _again(host, Command.VERIFY_DECK, first)
    host.reports(took + QUIET)
    times = _decks(host, known)
    want(times == 1, f"VERIFY_DECK, three times with number {first.number}, is told {times} times")


def verifies_only_when_ready(host: AsHost) -> None:
    host.open_round()
    refuses(host, Command.VERIFY_DECK, where="PACKET_TAKEN")


def deals_no_part_of_a_packet(host: AsHost) -> None:
    host.open_round(DECK // host.size)
    refuses(host, Command.DEAL, where="a machine without enough cards")


def locked_gives_nothing(host: AsHost) -> None:
    host.brought(MachineState.READY, MachineState.PACKET_TAKEN)
    with host.locked():
        refuses(host, *ON_CARDS, where="LOCKED")


def refuses(host: AsHost, *commands: Command, where: str) -> None:
    for command in commands:
        answer = host.allowed(command).message
        want(answer == MachineNak(NakReason.NOT_NOW), f"{command.name} is answered {answer}: {where}")


def _again(host: AsHost, command: Command, first: Said) -> None:
    host.say(Ordered(command), first.number)
    again = host.until(
        lambda said: isinstance(said.message, MachineAck | MachineNak), ANSWERED, "answer to the same command"
    )
    want(again.raw == first.raw, f"the same command is answered {again.message}, not {first.message}")


def _decks(host: AsHost, known: int) -> int:
    """How often it told of the deck since so much was known."""
    return sum(isinstance(said.message, DeckReport) for said in host.log[known:])


def _is_forbidden(answer: object) -> bool:
    return answer == MachineNak(NakReason.FORBIDDEN)


def _told(answers: Iterable[object]) -> str:
    return ", ".join(map(str, answers))


LINE: tuple[Rule[AsHost], ...] = (
    Rule("8", "a command is answered, by ACK or NAK with its number", answers_commands),
    Rule("8", "a command that the page does not have: NAK, reason 3", unknown_command, ANSWERS),
    Rule("8", "a machine takes commands, or answers all of them FORBIDDEN", all_or_none, ANSWERS),
    Rule("8", "LOCK and UNLOCK are done in any state, and STATE says so", locks, ("all_or_none",)),
    Rule("4.2", "a command with the number of the last one gets the same answer", same_answer_again, ("all_or_none",)),
    Rule("8", "DEAL in an empty machine: NAK, reason 16", nothing_to_deal, ("all_or_none",)),
)
RULES: tuple[Rule[AsHost], ...] = (
    Rule("6.4", "VERIFY_DECK in READY is told: DECK with verdict 1 and 52 cards", verifies_when_ready),
    Rule(
        "4.2",
        "a command with the number of the last one is not done again: VERIFY_DECK is told once",
        done_once,
        ("same_answer_again", "verifies_when_ready"),
    ),
    Rule("8", "VERIFY_DECK after a packet: NAK, reason 16", verifies_only_when_ready),
    Rule(
        "6.2",
        "LOCKED: nothing comes out, DEAL, RETURN_REST and VERIFY_DECK get NAK 16",
        locked_gives_nothing,
        ("locks",),
    ),
    Rule("8", "DEAL without enough cards inside: NAK, reason 16", deals_no_part_of_a_packet),
)
