from tests.drivers.conftest import bare_line
from tests.storage.conftest import store

__all__ = ["bare_line", "store"]
