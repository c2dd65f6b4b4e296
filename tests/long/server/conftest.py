from tests.fast.floor.conftest import empty, floor, floors, shared, terminal, two

__all__ = ["empty", "floor", "floors", "shared", "terminal", "two"]
