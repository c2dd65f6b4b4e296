"""Sessions that a server opens without the guards, or with other tables under our names, are told before they write."""

from pathlib import Path

import pytest
from sqlalchemy import text

from dealer_terminal.errors import KnownError
from dealer_terminal.storage.reader import open_to_judge
from dealer_terminal.storage.verification import verify_journal
from tests.fast.storage.stores import Store, made, outsider

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
HARMLESS = {
    "as it is without": 'search_path = "$user", public',
    "nothing of ours": "work_mem = '8MB'",
    "told once more": "session_replication_role = origin",
}


def tell(store: Store, whose: str, setting: str) -> None:
    with outsider(store.db) as connection:
        database = connection.execute(text("SELECT quote_ident(current_database())")).scalar_one()
        connection.execute(text(f"{whose.format(database=database)} SET {setting}"))


def said(store: Store) -> list[str]:
    with open_to_judge(store.db) as journal:
        report = verify_journal(journal.connection, journal.id, (store.keys.signing.verifier,))
    return [finding.what for finding in report.findings]


@pytest.fixture
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Store:
    store = made("postgresql", request, tmp_path)
    store.play(1)
    store.journal.close()
    return store


@pytest.mark.parametrize("what", SET)
def test_it_is_named_and_no_terminal_starts(what: str, store: Store) -> None:
    whose, setting, finding = SET[what]
    tell(store, whose, setting)
    found = said(store)
    assert [each for each in found if finding in each], found
    with pytest.raises(KnownError, match="is damaged: the server sets "):
        store.open_again()


@pytest.mark.parametrize("setting", HARMLESS.values(), ids=HARMLESS.keys())
def test_what_changes_nothing_is_no_finding(setting: str, store: Store) -> None:
    tell(store, OF_ALL, setting)
    assert said(store) == []
    store.open_again().close()
