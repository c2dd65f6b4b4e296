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

    color: Tokens.colour.panel
    onTitleChanged: Qt.callLater(panel.begin)

    TapHandler {}
    SheetTop {
        id: top
        width: parent.width
        height: implicitHeight
        title: panel.shown.title
        told: panel.shown.told
        canShut: panel.canShut
        onShut: panel.shut()
    }
    Flickable {
        id: form
        anchors.top: top.bottom
        anchors.topMargin: Tokens.mm(2)
        x: top.edge
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
                onCountChanged: Qt.callLater(panel.begin)
                SheetField {
                    id: field
                    width: field.half ? (column.width - panel.between) / 2 : column.width
                    onWrote: text => panel.wrote(field.name, text)
                    onEntered: foot.enter()
                    onEscaped: panel.shut()
                    onDone: panel.forceActiveFocus()
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
    SheetFoot {
        id: foot
        anchors.bottom: parent.bottom
        width: parent.width
        height: implicitHeight
        said: panel.shown.said
        keys: panel.shown.keys
        onPressed: name => panel.pressed(name)
    }
    Rectangle {
        width: Tokens.hair
        height: parent.height
        color: Tokens.colour.line
    }
}
