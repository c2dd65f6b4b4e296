"""The shown round, checked: each step decided again, each payment settled again from the cards."""

from dealer_terminal.audit.findings import Finding
from dealer_terminal.procedure.words import Words, as_told, words
from dealer_terminal.review.check import Checked, check
from dealer_terminal.ui.desk.sheet import Key, Keys, Line, Shows, Tone
from dealer_terminal.ui.surveillance.sheet import Doing, Goes, Sheet, Stand


class CheckSheet(Sheet, frozen=True, kw_only=True):
    """`round` and `last` say what was checked: a round that is open may have grown since."""

    keyboard = Keys.SHARED
    round: int
    last: int
    checked: Checked

    def heading(self, stand: Stand) -> Words:
        if not self.round:
            return words("Check before the first round")
        return words("Check of round {number}", number=self.round)

    def told(self, stand: Stand) -> Words:
        return words(
            "{decided} steps decided again, {settled} payments settled again from the cards.",
            decided=self.checked.decided,
            settled=self.checked.settled,
        )

    def lines(self, stand: Stand) -> tuple[Line, ...]:
        if not self.checked.findings:
            all_good = words("Everything came out as it is on record, up to fact {position}", position=self.last)
            return (Line(all_good, tone=Tone.GOOD),)
        return tuple(map(_line, self.checked.findings))

    def keys(self, stand: Stand) -> tuple[Key, ...]:
        return (Key("again", words("Check the shown round")),)

    def pressed(self, stand: Stand, name: str) -> Doing:
        return Shows(check_sheet(stand)) if name == "again" else Goes(int(name))


def check_sheet(stand: Stand) -> CheckSheet:
    last = stand.steps[-1].record
    return CheckSheet(round=last.round, last=last.position, checked=check(stand.steps))


def _line(finding: Finding) -> Line:
    at = words("Fact {first}", first=finding.position)
    return Line(as_told(finding.what), at, str(finding.position), Tone.WRONG)
