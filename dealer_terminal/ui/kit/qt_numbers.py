"""Numbers of the namespace `Qt`: to ask it for one makes all its two hundred enums, which costs a start 12 ms."""

USER_ROLE = 0x0100
KEY_RETURN, KEY_ENTER = 0x01000004, 0x01000005
KEY_TAB, KEY_BACKSPACE = 0x01000001, 0x01000003
