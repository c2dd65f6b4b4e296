"""Statistics on people and machines whose error rate stays bounded, however often they are evaluated."""
