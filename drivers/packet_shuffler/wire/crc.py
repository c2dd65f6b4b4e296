"""CRC-16/IBM-3740 (README §3.4): polynomial 1021, first value FFFF, nothing reflected, nothing inverted."""

from binascii import crc_hqx


def crc16(data: bytes) -> int:
    return crc_hqx(data, 0xFFFF)
