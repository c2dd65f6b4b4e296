"""The composition root: the only place that wires storage, tables, devices, and windows together."""
