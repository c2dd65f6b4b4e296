"""Barcode and RFID readers that send one card a line, such as `AS` and a line end."""
