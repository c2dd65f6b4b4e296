import QtQuick
import dealer_terminal.ui.kit

/* Text in several runs. Search matches are highlighted and underlined, which does not change their width. */
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
