"""What is found in a journal with records of an earlier number."""

import re
from collections.abc import Iterable

from dealer_terminal.audit.codec import CODEC, Encoded
from dealer_terminal.audit.decide_check import DecideCheck
from dealer_terminal.audit.findings import Finding
from dealer_terminal.audit.record import Times, new_record
from dealer_terminal.audit.replay import START, step
from dealer_terminal.procedure.facts import Fact


def found(facts: Iterable[Fact], *last: Encoded) -> list[str]:
    return found_in((*map(CODEC.encode, facts), *last))


def found_in(journal: Iterable[Encoded]) -> list[str]:
    check, stand, told = DecideCheck(), START, list[Finding]()
    for at, each in enumerate(journal):
        record = new_record(at, stand.state.round, each, "1001", Times(at, at))
        seen = step(stand, record)
        stand = seen.after
        told += check.see(seen)
    return [re.sub(r"^record \d+ \(| from what stands.*$", "", each.what) for each in (*told, *check.end())]
