"""Inputs to props, region by region: pure, without Qt."""
