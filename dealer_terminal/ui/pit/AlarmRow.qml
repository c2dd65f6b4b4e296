import QtQuick
import dealer_terminal.ui.kit

/* Alarms of one table and one cause: urgency, title, text, number, time, and status. */
TouchTarget {
    id: row

    required property string key
    required property string title
    required property string count
    required property string table
    required property string text
    required property string simulated
    required property string since
    required property string standing
    required property string urgency
    required property bool quiet
    readonly property string called: count === "" ? row.title : `${row.title} ${count}`

    name: `alarm ${key}`
    spoken: [row.table, row.called, row.text, row.standing, row.simulated, row.since].filter(part => part !== "").join(" · ")
    implicitHeight: Math.max(Tokens.mm(15), words.y + words.height + Tokens.mm(2))

    Rectangle {
        anchors.fill: parent
        color: row.pressed ? Tokens.colour.pressed : "transparent"
    }
    UrgencyMark {
        width: Tokens.mm(9)
        height: parent.height
        urgency: row.urgency
        quiet: row.quiet
    }
    Label {
        id: title
        x: Tokens.mm(9)
        y: Tokens.mm(1.5)
        width: since.x - x - Tokens.mm(2)
        height: Math.max(Tokens.mm(5.5), implicitHeight)
        text: `${row.table} · ${row.called}`
        color: row.quiet ? Tokens.colour.muted : Tokens.colour.text
        font.weight: Font.Bold
        wrapMode: Text.WordWrap
    }
    Label {
        id: since
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(3)
        y: title.y
        height: Tokens.mm(5.5)
        text: row.since
        color: Tokens.colour.muted
        font.pixelSize: Tokens.small
    }
    Label {
        id: words
        x: title.x
        anchors.top: title.bottom
        width: standing.x - x - Tokens.mm(2)
        height: Math.max(Tokens.mm(5), implicitHeight)
        text: row.simulated === "" ? row.text : `${row.simulated} · ${row.text}`
        color: row.quiet ? Tokens.colour.muted : Tokens.colour.text
        font.pixelSize: Tokens.small
        wrapMode: Text.WordWrap
    }
    Label {
        id: standing
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(3)
        anchors.top: title.bottom
        height: Tokens.mm(5)
        text: row.standing
        color: Tokens.colour.current
        font.pixelSize: Tokens.small
        font.weight: Font.Bold
    }
    Rectangle {
        anchors.bottom: parent.bottom
        x: Tokens.mm(3)
        width: parent.width - 2 * x
        height: Tokens.hair
        color: Tokens.colour.line
    }
}
