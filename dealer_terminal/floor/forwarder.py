"""A journal brought to its floor: the floor says how far it is, and gets what it lacks.

Nothing is kept of how far it came, and nothing is lost where it is cut off: what comes twice is passed over.
"""

from dealer_terminal.errors import FoundWrongError, KnownError
from dealer_terminal.floor.floor_connection import NOTHING_KNOWN, FloorAnswer, FloorConnection, FloorGreeting
from dealer_terminal.floor.ports import (
    NO_CHANGES,
    Clock,
    Cosigners,
    ForwardedCheckpoint,
    ForwardStatus,
    JournalReader,
    Witnessed,
)


class StoppedError(FoundWrongError):
    """The floor takes nothing more of this table until a person decides."""


class OlderError(FoundWrongError):
    """The floor has more of this journal than stands here."""


class Forwarder:
    def __init__(self, source: JournalReader, cosigners: Cosigners, clock: Clock, program: str) -> None:
        self._source, self._cosigners, self.clock, self._program = source, cosigners, clock, program
        self.clock_ahead = self.clock_limit = 0

    def begin(self, line: FloorConnection, trouble: str = "", known: FloorAnswer = NOTHING_KNOWN) -> FloorAnswer:
        """Tells how this journal stands; what the floor has must be a part of it. It answers what has to be known then:
        what was known, where that is still so."""
        stands = self._source.look()
        greeting = line.greet(stands, self.clock(), trouble, self._program)
        self.clock_ahead, self.clock_limit = self.clock() - greeting.now, greeting.clock_limit
        journal = self._source.journal
        if (greeting.journal, greeting.vkey) != (journal.id, journal.vkey):
            other = f"that table belongs to another journal there, {greeting.journal}"
            raise KnownError(f"{line.where}: {other}: enrol this one, {journal.id}, under an id of its own")
        _require_open(greeting.state, line)
        self._require_same(line, greeting, stands)
        return known if greeting.agrees(known) else greeting.known()

    def turn(self, line: FloorConnection, known: FloorAnswer) -> FloorAnswer:
        """Sends the next part of what the floor lacks; the answer is what it knows then, and `known` itself where it
        lacks nothing."""
        stands = self._source.look()
        if known.modelled < min(known.size, stands.signed):
            return _judged(line, line.remodel(self._source.changes(known.modelled, known.size)))
        if stands.signed > known.size:
            return self._signed(line, known)
        if stands.size > known.ahead or stands.frames > known.frames:
            tail = self._source.tail(known.ahead, known.frames, known.modelled)
            return _judged(line, line.follow(tail))
        return known

    def tell_witnessed(self, line: FloorConnection) -> tuple[Witnessed, ...]:
        """Passes on what witnesses answered meanwhile; for whoever keeps this terminal, too."""
        heard = self._cosigners.heard()
        for each in heard:
            line.witnessed(each)
            self._cosigners.passed_on(each)
        return heard

    def finish(self) -> None:
        """Waits for the witnesses."""
        self._cosigners.finish()

    def _signed(self, line: FloorConnection, known: FloorAnswer) -> FloorAnswer:
        package = self._source.package(known.size, known.counted, known.modelled)
        answer = _judged(line, line.take(package))
        if answer.verdict == "taken":
            self._cosigners.took(package.checkpoints[-1])
        return answer

    def _require_same(self, line: FloorConnection, greeting: FloorGreeting, stands: ForwardStatus) -> None:
        """Brings the evidence, where it is not. Another forwarder may have brought what was written since the look."""
        own = self._source.checkpoint_at(greeting.signed)
        if greeting.signed and own != ForwardedCheckpoint(greeting.signed, greeting.note):
            shared = self._shared(line, min(greeting.signed, stands.signed))
            if stands.signed > shared:
                _judged(line, line.take(self._source.package(shared, stands.frames, NO_CHANGES)))
        if stands.size < greeting.ahead and (stands := self._source.look()).size < greeting.ahead:
            less = f"only {stands.size} of the {greeting.ahead} records that the floor has are here"
            raise OlderError(f"{self._source.where} is an older copy: {less}: put the newest one back")

    def _shared(self, line: FloorConnection, before: int) -> int:
        """How many records both have under one and the same checkpoint."""
        for theirs in line.checkpoints(before):
            if self._source.checkpoint_at(theirs.size) == theirs:
                return theirs.size
        return 0


def _judged(line: FloorConnection, answer: FloorAnswer) -> FloorAnswer:
    if answer.verdict == "refused":
        raise FoundWrongError(f"{line.where} refuses what stands here: {answer.what}; run dealer-terminal verify")
    _require_open(answer.verdict, line, answer.what)
    return answer


def _require_open(state: str, line: FloorConnection, what: str = "") -> None:
    if state == "forked":
        why = f" ({what})" if what else ""
        raise StoppedError(f"{line.where} has two histories of this table{why}; a person decides: floor decide")
    if state == "closed":
        raise StoppedError(f"{line.where} takes nothing more under this table's id; enrol it under another one")
