"""The rules of each protocol's page, by the side on which they are tried."""

from drivers.angel_eye.conformance import host as shoes_hosts
from drivers.angel_eye.conformance import machine as shoes
from drivers.card_line import conformance as readers
from drivers.card_line import host_conformance as readers_hosts
from drivers.packet_shuffler.conformance import host as shufflers_hosts
from drivers.packet_shuffler.conformance import machine as shufflers

MACHINES = {"packet-shuffler": shufflers.RULES, "angel-eye": shoes.RULES, "card-line": readers.RULES}
HOSTS = {"packet-shuffler": shufflers_hosts.RULES, "angel-eye": shoes_hosts.RULES, "card-line": readers_hosts.RULES}
