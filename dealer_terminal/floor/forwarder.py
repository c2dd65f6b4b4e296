"""Replication of a journal to its floor server, which says what it has and receives what it lacks.

No progress is stored locally, and an interruption loses nothing: records sent twice are skipped.
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
    """Table of which the floor server takes no more until a person decides."""


class OlderError(FoundWrongError):
    """Local copy that is older than the floor server's journal."""


class Forwarder:
    def __init__(self, source: JournalReader, cosigners: Cosigners, clock: Clock, program: str) -> None:
        self._source, self._cosigners, self.clock, self._program = source, cosigners, clock, program
        self.clock_ahead = self.clock_limit = 0

    def begin(self, line: FloorConnection, trouble: str = "", known: FloorAnswer = NOTHING_KNOWN) -> FloorAnswer:
        """Greet the server with the journal's status, and check that its data is a prefix of the journal. Return the
        server's state: `known` itself if it is still accurate."""
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
        """Send the next missing part. Return the server's new state, or `known` itself if nothing is missing."""
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
        """Forward and return the answers that came from witnesses."""
        heard = self._cosigners.heard()
        for each in heard:
            line.witnessed(each)
            self._cosigners.passed_on(each)
        return heard

    def finish(self) -> None:
        """Wait for the witnesses."""
        self._cosigners.finish()

    def _signed(self, line: FloorConnection, known: FloorAnswer) -> FloorAnswer:
        package = self._source.package(known.size, known.counted, known.modelled)
        answer = _judged(line, line.take(package))
        if answer.verdict == "taken":
            self._cosigners.took(package.checkpoints[-1])
        return answer

    def _require_same(self, line: FloorConnection, greeting: FloorGreeting, stands: ForwardStatus) -> None:
        """Compare the checkpoints, and send the evidence if they differ. Another forwarder may have sent records
        written since the status was read."""
        own = self._source.checkpoint_at(greeting.signed)
        if greeting.signed and own != ForwardedCheckpoint(greeting.signed, greeting.note):
            shared = self._shared(line, min(greeting.signed, stands.signed))
            if stands.signed > shared:
                _judged(line, line.take(self._source.package(shared, stands.frames, NO_CHANGES)))
        if stands.size < greeting.ahead and (stands := self._source.look()).size < greeting.ahead:
            less = f"only {stands.size} of the {greeting.ahead} records that the floor has are here"
            raise OlderError(f"{self._source.where} is an older copy: {less}: put the newest one back")

    def _shared(self, line: FloorConnection, before: int) -> int:
        """Return how many records both sides have under the same checkpoint."""
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
