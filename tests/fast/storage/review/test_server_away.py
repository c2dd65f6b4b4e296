"""A floor's server that is away, and comes back: what is watched there does not fit the less for it."""

from contextlib import closing
from pathlib import Path

from dealer_terminal.bootstrap.alarm_catalogue import alarm_catalogue
from dealer_terminal.review.alarms.catalogue import AlarmId
from dealer_terminal.review.alarms.watch import SECOND
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.storage.review.watched import WatchedTable
from tests.helpers.playing import played
from tests.helpers.postgres import Server


def test_it_is_an_alarm_of_its_own_until_the_server_answers_again(tmp_path: Path) -> None:
    with Server.started() as server, server.database() as url:
        with closing(open_journal(url, keys=tmp_path / "keys")) as journal:
            played(journal, 2, keys=journal.keys)
            now = [*journal.records()][-1].utc + SECOND
        with closing(WatchedTable(url, alarm_catalogue(), cache=tmp_path / "cache")) as table:

            def calls() -> set[AlarmId]:
                return {each.alarm for each in table.look(now)} & {AlarmId.LOG_AWAY, AlarmId.LOG_UNFIT}

            assert calls() == set()
            before = table.sight(now).newest
            server.crash()
            assert calls() == {AlarmId.LOG_AWAY}
            assert table.sight(now).newest == before
            server.start()
            assert calls() == set()
