"""What the console's alarms cost whoever works there: how many an hour, floods, and what nobody has looked at."""

from dealer_terminal.procedure.words import Words, words
from dealer_terminal.review.alarms.load import GOOD, HOUR, MOST, load
from dealer_terminal.ui.desk.sheet import SHUT, Line, Tone
from dealer_terminal.ui.pit.sheet import Doing, Sheet, Stand

HOURS = 8


class LoadSheet(Sheet, frozen=True, kw_only=True):
    def heading(self, stand: Stand) -> Words:
        return words("Load of the alarms")

    def told(self, stand: Stand) -> Words:
        return words("The last {hours} hours at this console.", hours=HOURS)

    def lines(self, stand: Stand) -> tuple[Line, ...]:
        found = load(stand.console.alarms.values(), stand.now - HOURS * HOUR, stand.now)
        rate, minutes = found.raised / HOURS, found.flooded // 60_000_000
        tone = Tone.GOOD if rate <= GOOD else Tone.USUAL if rate <= MOST else Tone.WRONG
        most = words("{good} an hour one person works off well, {most} at most", good=GOOD, most=MOST)
        return (
            Line(words("{count} alarms, {rate} an hour", count=found.raised, rate=f"{rate:.1f}"), most, tone=tone),
            Line(words("Floods: {count}, {minutes} min in all", count=found.floods, minutes=minutes)),
            Line(words("Not seen yet: {count}", count=found.unseen)),
            Line(words("The slowest was seen after {seconds} s", seconds=found.longest // 1_000_000)),
            Line(words("Standing for a day: {count}", count=found.stale)),
        )

    def pressed(self, stand: Stand, name: str) -> Doing:
        return SHUT
