"""The tables as tiles: dealer, step, most urgent alarm, and age of the last signature."""

import re

from dealer_terminal.procedure.state import Phase
from dealer_terminal.procedure.words import words
from dealer_terminal.review.alarms.board import AlarmStatus
from dealer_terminal.review.alarms.rows import AlarmRow, calling
from dealer_terminal.review.queue.items import ClosedRound, pace
from dealer_terminal.review.table_snapshot import TableSnapshot
from dealer_terminal.rules.money import dollars
from dealer_terminal.ui.console.clocks import minute_text, when_text
from dealer_terminal.ui.kiosk.frame import FrameProps
from dealer_terminal.ui.kit.languages import Say
from dealer_terminal.ui.pit.pit_view_state import PitMiddle, Showing
from dealer_terminal.ui.pit.props import LiveProps, MeterLeaf, RoundProps, TileProps
from dealer_terminal.ui.pit.words import STANDINGS

_METERS = 4
_SECOND, _MINUTE, _HOUR, _DAY = 1_000_000, 60, 3600, 86_400


def tile(sight: TableSnapshot, screen: FrameProps, showing: Showing, say: Say) -> TileProps:
    state, table = sight.state, screen.table
    calls = calling(showing.rows, sight.journal)
    return TileProps(
        journal=sight.journal,
        table=say("Table {name}", name=sight.table),
        round=say("Round {number}", number=state.round) if state.round else "",
        game=table.status.rulebook,
        dealer=_dealer(sight, showing, say),
        step=say("Closed") if state.phase is Phase.CLOSED else table.instruction.verb or table.instruction.text,
        need=_called(calls[0], say) if calls else "",
        more=f"+{len(calls) - 1}" if len(calls) > 1 else "",
        worked=_worked(calls[0], say) if calls else "",
        acted=bool(calls) and calls[0].standing is AlarmStatus.CONFIRMED,
        urgency=calls[0].alarm.urgency.value if calls else "",
        told=" · ".join((_signed(sight, showing, say), *_pace(sight, say))),
        reader=table.status.reader_text,
        simulated=table.status.simulated,
        meters=tuple(
            MeterLeaf(each.meter, _dollars(each.locked or each.amount), each.note) for each in table.meters[:_METERS]
        ),
    )


def _dollars(amount: str) -> str:
    """Return a short amount, without cents."""
    return re.sub(r"[.,]\d\d$", "", amount)


def _called(row: AlarmRow, say: Say) -> str:
    return f"{say(words(row.alarm.title))}: {say(row.what)}"


def _worked(row: AlarmRow, say: Say) -> str:
    """Return the status of an alarm. An unacknowledged alarm has its color alone."""
    return "" if row.standing is AlarmStatus.UNACKNOWLEDGED else say(STANDINGS[row.standing])


def _dealer(sight: TableSnapshot, showing: Showing, say: Say) -> str:
    dealer = sight.state.dealer
    if dealer is None:
        return say("no dealer")
    for since in sight.dealer_since:
        return say("{name} since {time}", name=dealer.name, time=minute_text(since, showing.zone))
    return dealer.name


def _pace(sight: TableSnapshot, say: Say) -> tuple[str, ...]:
    return tuple(say("{count} rounds an hour", count=each) for each in pace(sight.rounds))


def _signed(sight: TableSnapshot, showing: Showing, say: Say) -> str:
    if not sight.signed:
        return say("not signed yet")
    seconds = max(0, showing.now - sight.signed) // _SECOND
    if seconds < _MINUTE:
        return say("signed just now")
    if seconds < _HOUR:
        return say("signed {minutes} min ago", minutes=seconds // _MINUTE)
    if seconds < _DAY:
        return say("signed {hours} h ago", hours=seconds // _HOUR)
    return say("signed {days} days ago", days=seconds // _DAY)


_SCREEN = words("The dealer's screen as it is now, in the dealer's language. Pads that are open are not on record.")


def live(sight: TableSnapshot, felt: FrameProps, screen: FrameProps, showing: Showing, say: Say) -> LiveProps:
    """Return the open table as its dealer sees it, with its last rounds."""
    screened = showing.desk.middle is PitMiddle.SCREEN
    return LiveProps(
        journal=sight.journal,
        title=say("Table {name}", name=sight.table),
        felt=felt,
        screen=screen,
        screened=screened,
        caption=say(_SCREEN) if screened else "",
        simulated=felt.table.status.simulated,
        rounds=tuple(_round(each, showing, say) for each in reversed(sight.rounds)),
    )


def _round(closed: ClosedRound, showing: Showing, say: Say) -> RoundProps:
    won = closed.won >= 0
    amount = dollars(abs(closed.won))
    return RoundProps(
        position=closed.position,
        number=say("Round {number}", number=closed.number),
        time=when_text(closed.utc, showing.now, showing.zone),
        money=say("won {amount}", amount=amount) if won else say("lost {amount}", amount=amount),
        won=won,
    )
