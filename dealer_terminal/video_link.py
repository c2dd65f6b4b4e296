"""Link template of a casino's video system: an address with placeholders for camera and time."""

HOLES = ("camera", "time", "unix")
EXAMPLE = '"https://video.example/{camera}?at={time}"'
_FILE = "file:"


def wrong_link(template: str) -> str:
    """Return the reason why the template is invalid; empty if it is valid."""
    if "://" not in template or template.lower().startswith(_FILE):
        return "is no address of a video system"
    rest = template
    for hole in HOLES:
        rest = rest.replace(f"{{{hole}}}", "")
    if "{" in rest or "}" in rest:
        return f"has another placeholder than {', '.join(f'{{{hole}}}' for hole in HOLES)}, or one that is not closed"
    return "" if rest != template else "has no placeholder for camera or time"
