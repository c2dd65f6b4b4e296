"""The simulated machine with its hands and its reports; the twin adds the line to it."""

from collections.abc import Mapping
from dataclasses import replace
from math import inf
from random import Random

from drivers.packet_shuffler.machine import body
from drivers.packet_shuffler.machine.body import MOST_CARDS, Machine, MachineStep
from drivers.packet_shuffler.machine.mailroom import Mailroom
from drivers.packet_shuffler.wire.cards import UNREAD
from drivers.packet_shuffler.wire.reports import DeckReport, FaultReport, PacketReport, StateReport
from drivers.packet_shuffler.wire.words import Command, DeckVerdict, FaultKind, MachineState, NakReason, Timings
from drivers.twin.shape import Gesture, GestureRefused, cards_of, shuffled


class Workings:
    """Gestures need no clock: a shuffle that takes time begins at the next tick."""

    def __init__(
        self, *, packet_size: int, seed: int, shuffle_seconds: float, orders_allowed: bool, timings: Timings
    ) -> None:
        self._machine = Machine(packet_size)
        self._mail = Mailroom(timings)
        self._random = Random(seed)
        self._shuffle_seconds = shuffle_seconds
        self._shuffled_at = inf
        self._orders_allowed = orders_allowed

    @property
    def machine(self) -> Machine:
        return self._machine

    @property
    def waiting(self) -> int:
        """Reports that the host has not acknowledged."""
        return len(self._mail)

    def insert_deck(self, cards: tuple[str, ...]) -> None:
        """The top card first, as it will be after the machine's own shuffle."""
        if self._mail.full:
            raise GestureRefused("the machine waits until the host has taken its reports")
        self._do(insert_deck(self._machine, cards))
        self._shuffled_at = -inf
        if not self._shuffle_seconds:
            self._do(body.finish_shuffle(self._machine))

    def take_packet(self) -> tuple[str, ...]:
        if self._mail.full and not self._machine.tray:
            raise GestureRefused("the machine waits until the host has taken its reports")
        self._do(take_packet(self._machine))
        return self._machine.taken[-1]

    def lose_packet(self) -> tuple[str, ...]:
        """Against the page: a packet is handed out, and never told."""
        step = take_packet(self._machine)
        self._do(replace(step, reports=()))
        return self._machine.taken[-1]

    def tell_otherwise(self) -> tuple[str, ...]:
        """The last packet once more, and not as it was told."""
        if not self._machine.taken:
            raise GestureRefused("no packet is out")
        cards = tuple(reversed(self._machine.taken[-1]))
        self._mail.put(PacketReport(self._machine.round, len(self._machine.taken), cards))
        return cards

    def return_rest(self) -> tuple[str, ...]:
        rest = self._machine.inside
        self._do(return_rest(self._machine))
        return rest

    def empty(self) -> str:
        """By hand, through its door."""
        self.open_door()
        self._do(body.return_rest(self._machine))
        return self.close_door()

    def lose_rest(self) -> str:
        """Against the page: a person empties it, and it never tells."""
        step = return_rest(self._machine)
        return self._told(replace(step, reports=()))

    def lock(self, *, locked: bool) -> str:
        """By its key."""
        return self._told(body.set_lock(self._machine, locked=locked))

    def open_door(self) -> str:
        return self._told(body.set_door(self._machine, opened=True))

    def close_door(self) -> str:
        return self._told(body.set_door(self._machine, opened=False))

    def fail(self, fault: FaultKind, card: str = UNREAD, count: int = 0) -> str:
        """Any fault, whatever cards are inside."""
        return self._told(body.fail(self._machine, FaultReport(fault, raised=True, card=card, count=count)))

    def clear(self) -> str:
        return self._told(body.clear(self._machine))

    def gestures(self) -> Mapping[str, Gesture]:
        return {
            "insert-deck": self._insert_words,
            "take-packet": lambda: " ".join(self.take_packet()),
            "lose": lambda: " ".join(self.lose_packet()),
            "tell-otherwise": lambda: " ".join(self.tell_otherwise()),
            "return-rest": lambda: " ".join(self.return_rest()) or "no cards were left",
            "empty": self.empty,
            "lose-rest": self.lose_rest,
            "lock": lambda: self.lock(locked=True),
            "unlock": lambda: self.lock(locked=False),
            "open-door": self.open_door,
            "close-door": self.close_door,
            "clear": self.clear,
            "jam": lambda: self.fail(FaultKind.JAM),
            "unreadable": lambda: self.fail(FaultKind.UNREADABLE),
            "foreign": lambda: self.fail(FaultKind.FOREIGN),
            "duplicate": lambda: self.fail(FaultKind.DUPLICATE),
            "wrong-count": lambda: self.fail(FaultKind.WRONG_COUNT, count=51),
        }

    def _insert_words(self, *cards: str) -> str:
        """With no cards named, a deck shuffled from the seed."""
        self.insert_deck(cards_of(cards) or shuffled(self._random))
        return f"{len(self._machine.inside)} cards"

    def _told(self, step: MachineStep) -> str:
        self._do(step)
        return self._machine.state.name.lower().replace("_", " ")

    def _snapshot(self, *, fresh: bool) -> None:
        held = self._machine
        faults = tuple(FaultReport(fault, raised=True) for fault in sorted(held.faults))
        verdict = () if held.verdict is DeckVerdict.UNKNOWN else (DeckReport(held.verdict, held.deck),)
        if fresh:
            self._mail.put_resumed(held.round, held.packet_size, held.taken)
        self._mail.put(*faults, *verdict, self._state())

    def _obey(self, command: Command) -> NakReason | None:
        if not self._orders_allowed:
            return NakReason.FORBIDDEN
        if self._mail.full and command is Command.DEAL:
            return NakReason.FULL
        match obey(self._machine, command):
            case MachineStep() as step:
                self._do(step)
                return None
            case refusal:
                return refusal

    def _do(self, step: MachineStep) -> None:
        shown = self._state()
        self._machine = step.machine
        self._mail.put(*step.reports)
        if self._state() != shown:
            self._mail.put(self._state())

    def _state(self) -> StateReport:
        return StateReport(self._machine.state, tuple(sorted(self._machine.faults)))

    def _shuffle(self, now: float) -> None:
        if self._machine.phase is not MachineState.SHUFFLING:
            return
        if self._shuffled_at == -inf:
            self._shuffled_at = now + self._shuffle_seconds
        if now >= self._shuffled_at:
            self._do(body.finish_shuffle(self._machine))


def insert_deck(machine: Machine, cards: tuple[str, ...]) -> MachineStep:
    if not machine.can_load:
        raise GestureRefused(f"a deck goes in when the machine is empty; it is {_shown(machine)}")
    if not 0 < len(cards) <= MOST_CARDS:
        raise GestureRefused(f"the machine holds 1 to {MOST_CARDS} cards, not {len(cards)}")
    return body.load(machine, cards)


def take_packet(machine: Machine) -> MachineStep:
    """The dealer presses the machine's button unless a packet lies in the tray already, and takes it."""
    if machine.tray:
        return body.take(machine)
    if not machine.can_deal:
        raise GestureRefused(f"no packet to take; the machine is {_shown(machine)} with {len(machine.inside)} cards")
    return body.take(body.put_out(machine).machine)


def return_rest(machine: Machine) -> MachineStep:
    if not machine.can_return:
        raise GestureRefused(f"no rest to return; the machine is {_shown(machine)}")
    return body.return_rest(machine)


def obey(machine: Machine, command: Command) -> MachineStep | NakReason:
    match command:
        case Command.DEAL if machine.can_deal:
            return body.put_out(machine)
        case Command.RETURN_REST if machine.can_return:
            return body.return_rest(machine)
        case Command.VERIFY_DECK if machine.can_verify:
            return body.verify(machine)
        case Command.LOCK | Command.UNLOCK:
            return body.set_lock(machine, locked=command is Command.LOCK)
    return NakReason.NOT_NOW


def _shown(machine: Machine) -> str:
    faults = " ".join(fault.name for fault in sorted(machine.faults))
    state = faults if machine.state is MachineState.STOPPED else machine.state.name
    return state.lower().replace("_", " ")
