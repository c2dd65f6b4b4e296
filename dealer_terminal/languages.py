"""The languages that the screens speak, each by its own name: the one list of them."""

ENGLISH = "en"
LANGUAGES = {ENGLISH: "English", "es": "Español", "vi": "Tiếng Việt", "zh_CN": "简体中文"}
