"""Progress and result of a whole journal's verification, and the witnesses that cosigned it."""

from enum import Enum

from msgspec import Struct


class VerdictStatus(Enum):
    NOT_ASKED = "not-asked"
    RUNNING = "running"
    HOLDS = "holds"
    WRONG = "wrong"
    FAILED = "failed"


class Verdict(Struct, frozen=True):
    """State of a verification. `records` are checked, and `signed` of them are covered under `key`.

    `trusted` says that the key was given by a person and not only by the journal itself. `policy` is the policy that
    names the required witnesses, if one was given, and `cosigned` are those that cosigned; `said` are the witnesses
    named without a policy. `found` lists the errors, or why verification failed.
    """

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
