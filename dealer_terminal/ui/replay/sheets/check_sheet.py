"""Check of the shown round: each step decided again, each payment settled again from the cards."""

from dealer_terminal.journal.findings import Finding
from dealer_terminal.procedure.words import Words, words
from dealer_terminal.review.check import CheckedRound, check, finding_told
from dealer_terminal.review.cited_records import Damage
from dealer_terminal.ui.console.sheet import KeyboardOwner, SheetKey, SheetLine, Shows, Tone
from dealer_terminal.ui.replay.sheet import Doing, Goes, ReplaySheet, ReplaySnapshot


class CheckSheet(ReplaySheet, frozen=True, kw_only=True):
    """Result of a check.

    `round` and `last` identify the records checked, because an open round may have grown since. `told_of` describes
    each finding, and `unread` is the part of the round that cannot be read.
    """

    keyboard = KeyboardOwner.SHARED
    round: int
    last: int
    checked: CheckedRound
    told_of: tuple[Words, ...] = ()
    unread: tuple[Damage, ...] = ()

    def heading(self, stand: ReplaySnapshot) -> Words:
        if not self.round:
            return words("Check before the first round")
        return words("Check of round {number}", number=self.round)

    def told(self, stand: ReplaySnapshot) -> Words:
        counts = {"decided": self.checked.decided, "settled": self.checked.settled}
        if len(self.checked.findings) > 1:
            return words(
                "{decided} steps decided again, {settled} payments settled again. Look at the first difference first: "
                "later ones may come from it.",
                **counts,
            )
        return words("{decided} steps decided again, {settled} payments settled again from the cards.", **counts)

    def lines(self, stand: ReplaySnapshot) -> tuple[SheetLine, ...]:
        unread = tuple(map(_unread, self.unread))
        if not self.checked.findings:
            all_good = words("Everything came out as it is on record, up to fact {position}", position=self.last)
            return (*unread, SheetLine(all_good, tone=Tone.GOOD))
        return (*unread, *map(_line, self.checked.findings, self.told_of))

    def keys(self, stand: ReplaySnapshot) -> tuple[SheetKey, ...]:
        return (SheetKey("again", words("Check the shown round")),)

    def pressed(self, stand: ReplaySnapshot, name: str) -> Doing:
        return Shows(check_sheet(stand)) if name == "again" else Goes(int(name))


def check_sheet(stand: ReplaySnapshot) -> CheckSheet:
    last, checked = stand.steps[-1].record, check(stand.steps)
    at = {step.record.position: step for step in stand.steps}
    told = tuple(finding_told(at[each.position], each) for each in checked.findings)
    unread = tuple(each for each in stand.damage if each.position > last.position)
    return CheckSheet(round=last.round, last=last.position, checked=checked, told_of=told, unread=unread)


def _unread(damage: Damage) -> SheetLine:
    first, last = damage.position, damage.end - 1
    return SheetLine(
        words("Facts {first} to {last} cannot be read: they are not checked", first=first, last=last), tone=Tone.WRONG
    )


def _line(finding: Finding, told: Words) -> SheetLine:
    return SheetLine(told, words("Fact {first}", first=finding.position), str(finding.position), Tone.WRONG)
