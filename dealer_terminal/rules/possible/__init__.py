"""Possible events of unexposed hands. Counted with numpy, which is imported only when needed."""
