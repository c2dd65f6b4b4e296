"""The conformance kit and recordings: installed where a device is accepted, tried or played again."""
