pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.shared

/* A form, a list or a result, over the facts: the table stays in sight. */
Rectangle {
    id: panel

    required property var shown
    property bool canShut: true
    readonly property string title: shown.title
    readonly property int between: Tokens.mm(2)

    signal wrote(string name, string text)
    signal pressed(string name)
    signal shut

    function begin() {
        for (let at = 0; at < fields.count; at++) {
            const field = fields.itemAt(at) as SheetField;
            if (field !== null && !field.chosen) {
                field.begin();
                return;
            }
        }
    }

    function enter() {
        const first = keys.itemAt(0);
        if (first !== null)
            (first as PlainButton).activated();
    }

    color: Tokens.colour.panel
    onTitleChanged: Qt.callLater(panel.begin)

    TapHandler {}
    Label {
        id: heading
        x: Tokens.mm(4)
        y: Tokens.mm(2)
        width: parent.width - Tokens.mm(20)
        height: Math.max(Tokens.mm(10), implicitHeight)
        text: panel.shown.title
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        font.pixelSize: Tokens.glance
        font.weight: Font.Bold
        wrapMode: Text.WordWrap
    }
    PlainButton {
        visible: panel.canShut
        anchors.right: parent.right
        anchors.rightMargin: Tokens.mm(2)
        y: Tokens.mm(2)
        width: Tokens.mm(12)
        height: Tokens.mm(9)
        name: "shut sheet"
        words: "✕"
        spoken: "Esc"
        on: false
        onActivated: panel.shut()
    }
    Label {
        id: told
        visible: text !== ""
        anchors.top: heading.bottom
        anchors.topMargin: Tokens.mm(1)
        x: heading.x
        width: parent.width - 2 * x
        text: panel.shown.told
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        color: Tokens.colour.muted
        font.pixelSize: Tokens.small
        wrapMode: Text.WordWrap
    }
    Flickable {
        id: form
        anchors.top: panel.shown.told === "" ? heading.bottom : told.bottom
        anchors.topMargin: Tokens.mm(2)
        x: heading.x
        width: parent.width - 2 * x
        height: Math.min(column.height, foot.y - y - (list.count > 0 ? Tokens.mm(30) : Tokens.mm(1)))
        contentHeight: column.height
        boundsBehavior: Flickable.StopAtBounds
        clip: true

        Flow {
            id: column
            width: parent.width
            spacing: panel.between
            Repeater {
                id: fields
                model: panel.shown.fields
                SheetField {
                    id: field
                    width: field.half ? (column.width - panel.between) / 2 : column.width
                    onWrote: text => panel.wrote(field.name, text)
                    onEntered: panel.enter()
                    onEscaped: panel.shut()
                }
            }
        }
    }
    ListView {
        id: list
        anchors.top: form.bottom
        anchors.topMargin: Tokens.mm(1)
        anchors.bottom: foot.top
        width: parent.width
        clip: true
        model: panel.shown.lines
        boundsBehavior: ListView.StopAtBounds
        delegate: SheetLine {
            width: list.width
            onActivated: panel.pressed(key)
        }
    }
    Item {
        id: foot
        anchors.bottom: parent.bottom
        width: parent.width
        height: (panel.shown.said === "" ? 0 : said.height + Tokens.mm(2)) + row.height + Tokens.mm(row.height > 0 ? 4 : 2)

        Label {
            id: said
            x: heading.x
            visible: text !== ""
            y: Tokens.mm(1)
            width: parent.width - 2 * x
            text: panel.shown.said
            Accessible.role: Accessible.StaticText
            Accessible.name: text
            color: Tokens.colour.gold
            font.weight: Font.Bold
            font.pixelSize: Tokens.small
            wrapMode: Text.WordWrap
        }
        Row {
            id: row
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Tokens.mm(3)
            x: heading.x
            width: parent.width - 2 * x
            height: keys.count > 0 ? Tokens.mm(11.4) : 0
            spacing: Tokens.mm(1)
            Repeater {
                id: keys
                model: panel.shown.keys
                PlainButton {
                    required property string key
                    required property int index
                    required property string text

                    width: (row.width - (keys.count - 1) * row.spacing) / Math.max(1, keys.count)
                    height: Tokens.mm(11.4)
                    name: `key ${key}`
                    words: text
                    on: index === 0
                    onActivated: panel.pressed(key)
                }
            }
        }
    }
    Rectangle {
        width: Tokens.hair
        height: parent.height
        color: Tokens.colour.line
    }
}
