from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.fast.storage.stores import Store, made


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """Every kind of journal."""
    store = made(request.param, request, tmp_path)
    yield store
    store.journal.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """Every journal that outlives its process."""
    store = made(request.param, request, tmp_path)
    yield store
    store.journal.close()


@pytest.fixture
def sqlite(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    store = made("sqlite", request, tmp_path)
    yield store
    store.journal.close()
