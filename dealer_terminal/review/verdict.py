"""What the check of a whole journal has said so far: up to where, by which key, and who signed beside it."""

from enum import Enum

from msgspec import Struct


class VerdictStatus(Enum):
    NOT_ASKED = "not-asked"
    RUNNING = "running"
    HOLDS = "holds"
    WRONG = "wrong"
    FAILED = "failed"


class Verdict(Struct, frozen=True):
    """`records` were checked, `signed` of them under `key`; `trusted` says that somebody named the key, not only
    the journal itself. `policy` names the witnesses that were asked for, where one was given; `said` are those
    that are named where none was. `found` is what is wrong, or why nothing could be checked."""

    standing: VerdictStatus = VerdictStatus.NOT_ASKED
    records: int = 0
    signed: int = 0
    key: str = ""
    trusted: str = ""
    policy: str = ""
    cosigned: tuple[str, ...] = ()
    said: tuple[str, ...] = ()
    found: tuple[str, ...] = ()


NO_VERDICT = Verdict()
