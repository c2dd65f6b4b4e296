"""Sessions that a server opens without the guards, or with other tables under our names, are told before they write."""

from pathlib import Path

import pytest
from sqlalchemy import text

from dealer_terminal.errors import KnownError
from tests.fast.storage.stores import Kept, Store, findings, made, outsider

OF_ALL, OF_A_ROLE = "ALTER DATABASE {database}", "ALTER ROLE CURRENT_USER IN DATABASE {database}"
GUARDS_OFF, AWAY = "session_replication_role = replica", "search_path = aside, public, pg_catalog"
SET = {
    "guards off for all": (OF_ALL, GUARDS_OFF, "session_replication_role to 'replica' in each session:"),
    "guards off for a role": (
        OF_A_ROLE,
        GUARDS_OFF,
        "session_replication_role to 'replica' in each session of the role '",
    ),
    "away for all": (OF_ALL, AWAY, "search_path to 'aside, public, pg_catalog' in each session:"),
    "away for a role": (OF_A_ROLE, AWAY, "search_path to 'aside, public, pg_catalog' in each session of the role '"),
}
HARMLESS = ('search_path = "$user", public', "work_mem = '8MB'", "session_replication_role = origin")


def tell(store: Store, whose: str, setting: str) -> None:
    with outsider(store.db) as connection:
        database = connection.execute(text("SELECT quote_ident(current_database())")).scalar_one()
        connection.execute(text(f"{whose.format(database=database)} SET {setting}"))


@pytest.fixture
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Kept:
    store = made("postgresql", request, tmp_path)
    store.play(1)
    return Kept(store)


def test_a_setting_that_misleads_sessions_is_named_and_no_terminal_starts(kept: Kept) -> None:
    unnamed = []
    for what, (whose, setting, finding) in SET.items():
        store = kept.put_back()
        tell(store, whose, setting)
        found = findings(store)
        if not any(finding in each for each in found):
            unnamed.append((what, found))
        with pytest.raises(KnownError, match="is damaged: the server sets "):
            store.open_again()
    assert unnamed == []


def test_a_setting_that_changes_nothing_is_no_finding(kept: Kept) -> None:
    store = kept.put_back()
    for setting in HARMLESS:
        tell(store, OF_ALL, setting)
        assert findings(store) == [], setting
        store.open_again().close()
