"""Submission of each checkpoint that the floor server has taken to witnesses, each in its own thread, so that a slow or
unreachable witness delays neither the forwarder nor the others."""

from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Condition, Thread
from time import time

from dealer_terminal.errors import KnownError
from dealer_terminal.floor.cosigned import collect
from dealer_terminal.floor.ports import ForwardedCheckpoint, Witnessed
from dealer_terminal.floor.witnesses import ALARMS, AtWitness, CosignedAnswer, Outcome, Paths, kind_of, told
from dealer_terminal.journal.cosignature import told_time
from dealer_terminal.journal.errors import AuditError
from dealer_terminal.journal.note import Signature, parse_note

_AGAIN_SECONDS = 30.0
_HINDERED, EARLY = "hindered", "early"
_CLOCKS_DIFFER = 300
"""Maximum clock difference in seconds. Older cosignatures may be reported again later."""
_MOST_WAITING = 1000
_NOTHING = ForwardedCheckpoint(0, b"")


class Witnesses:
    """Witnesses of one journal. Cosigned checkpoints are stored in `folder`, `paths` reads the journal, and `clock` is
    this machine's clock in seconds."""

    def __init__(
        self, witnesses: Sequence[AtWitness], folder: Path, paths: Paths, clock: Callable[[], float] = time
    ) -> None:
        self._folder, self._paths, self._clock = folder, paths, clock
        self._changed = Condition()
        self._newest, self._ended = _NOTHING, False
        self._asked = {each.memory: _NOTHING for each in witnesses}
        self._heard: list[Witnessed] = []
        self._faults: list[Exception] = []
        for each in witnesses:
            Thread(target=self._asks, args=(each,), name=f"asking {each.name}", daemon=True).start()

    def took(self, signed: ForwardedCheckpoint) -> None:
        with self._changed:
            if signed.size > self._newest.size:
                self._newest = signed
                self._changed.notify_all()

    def heard(self) -> tuple[Witnessed, ...]:
        """Return the answers. Raise a thread's own exception here, so that no caller waits for a dead thread."""
        with self._changed:
            for fault in self._faults:
                raise fault
            return tuple(self._heard)

    def passed_on(self, witnessed: Witnessed) -> None:
        with self._changed:
            self._heard = [each for each in self._heard if each is not witnessed]

    def finish(self) -> None:
        """Wait until each witness has finished with the newest checkpoint."""
        with self._changed:
            self._changed.wait_for(lambda: self._faults or all(each == self._newest for each in self._asked.values()))

    def close(self) -> None:
        with self._changed:
            self._ended = True
            self._changed.notify_all()

    def _asks(self, witness: AtWitness) -> None:
        try:
            self._ask(witness)
        except Exception as fault:  # noqa: BLE001 - `heard` raises it in the caller's thread
            with self._changed:
                self._faults.append(fault)
                self._changed.notify_all()

    def _ask(self, witness: AtWitness) -> None:
        wants_again = False
        while (signed := self._due(witness, _AGAIN_SECONDS if wants_again else None)) != _NOTHING:
            answer = self._answer(witness, signed)
            wants_again = not (answer.lines or answer.alarming)
            with self._changed:
                self._heard = [*self._heard[-_MOST_WAITING:], answer]
                self._asked[witness.memory] = signed
                self._changed.notify_all()

    def _due(self, witness: AtWitness, again: float | None) -> ForwardedCheckpoint:
        """Return the next checkpoint to submit, once there is a newer one or the retry time has come."""
        with self._changed:
            last = self._asked[witness.memory]
            self._changed.wait_for(lambda: self._ended or self._newest != last, again)
            return _NOTHING if self._ended else self._newest

    def _answer(self, witness: AtWitness, signed: ForwardedCheckpoint) -> Witnessed:
        try:
            note = parse_note(signed.note)
            ((_, outcome),) = collect(note, self._paths, (witness,), self._folder)
        except (KnownError, AuditError) as error:
            return Witnessed(witness.name, _HINDERED, str(error), alarming=False, size=signed.size)
        if early := _early(outcome, self._clock()):
            return Witnessed(witness.name, EARLY, early, alarming=True, size=signed.size, lines=_lines(outcome))
        return Witnessed(
            witness=witness.name,
            kind=kind_of(outcome),
            what=told(outcome),
            alarming=isinstance(outcome, ALARMS),
            size=signed.size,
            lines=_lines(outcome),
        )


def _early(outcome: Outcome, now: float) -> str:
    """Return a complaint if the cosignature's time is in the future, because a policy checks who cosigned and when."""
    ahead = max((told_time(each) for each in _lines(outcome)), default=0) - int(now)
    if ahead <= _CLOCKS_DIFFER:
        return ""
    return f"it cosigned at a time that is {ahead} s ahead of this machine's clock: put the clock right that is wrong"


def _lines(outcome: Outcome) -> tuple[Signature, ...]:
    return outcome.lines if isinstance(outcome, CosignedAnswer) else ()
