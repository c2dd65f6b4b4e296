import QtQuick
import dealer_terminal.ui.kit

/* A text of several runs; what was searched for is lit and underlined, so that it is no wider than before. */
Label {
    required property var runs

    function safe(text: string): string {
        return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/\n/g, "<br>");
    }

    text: runs.map(run => run.lit ? `<font color="${Tokens.colour.current}"><u>${safe(run.text)}</u></font>` : safe(run.text)).join("")
    textFormat: Text.StyledText
    lineHeight: 0.95
    wrapMode: Text.WordWrap
    Accessible.role: Accessible.StaticText
    Accessible.name: runs.map(run => run.text).join("")
}
