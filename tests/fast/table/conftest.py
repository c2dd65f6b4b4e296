from tests.fast.drivers.conftest import bare_line
from tests.fast.storage.conftest import store

__all__ = ["bare_line", "store"]
