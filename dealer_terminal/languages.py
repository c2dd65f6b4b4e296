"""Languages of the screens, each by its own name."""

ENGLISH = "en"
LANGUAGES = {ENGLISH: "English", "es": "Español", "vi": "Tiếng Việt", "zh_CN": "简体中文"}
