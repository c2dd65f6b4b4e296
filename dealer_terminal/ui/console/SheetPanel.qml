pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* A form, a list, or a result over the facts. The table stays visible. */
Rectangle {
    id: panel

    required property var shown
    property bool canShut: true
    property Component middle: null
    readonly property string title: shown.title
    readonly property int between: Tokens.mm(2)

    signal wrote(string name, string text)
    signal pressed(string name)
    signal shut

    objectName: "sheet"

    /* Focus the first text field, or the sheet itself if it has none. */
    function begin() {
        const first = firstField();
        if (first !== null)
            first.begin();
        else
            forceActiveFocus();
    }

    function firstField(): SheetField {
        for (let at = 0; at < fields.count; at++) {
            const field = fields.itemAt(at) as SheetField;
            if (field !== null && !field.chosen)
                return field;
        }
        return null;
    }

    /* Focus the first field of a form that has grown, unless the focus is in another of its fields. */
    function settle() {
        const first = firstField();
        if (first !== null && (activeFocus || !holds(Window.activeFocusItem)))
            first.begin();
    }

    function holds(item: Item): bool {
        while (item !== null && item !== panel)
            item = item.parent;
        return item === panel;
    }

    Keys.onUpPressed: list.walk(-1)
    Keys.onDownPressed: list.walk(1)
    Keys.onReturnPressed: foot.enter()
    Keys.onEnterPressed: foot.enter()
    color: Tokens.colour.panel
    onTitleChanged: {
        list.currentIndex = -1;
        Qt.callLater(panel.settle);
    }

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
                onCountChanged: Qt.callLater(panel.settle)
                SheetField {
                    id: field
                    width: field.half ? Math.floor((column.width - panel.between) / 2) : column.width
                    onWrote: text => panel.wrote(field.name, text)
                    onOpened: panel.pressed(`open ${field.name}`)
                    onEntered: foot.enter()
                    onEscaped: panel.shut()
                    onDone: field.kind === "secret" ? panel.begin() : panel.forceActiveFocus()
                }
            }
        }
    }
    SheetLines {
        id: list
        anchors.top: form.bottom
        anchors.topMargin: Tokens.mm(1)
        anchors.bottom: foot.top
        width: parent.width
        model: panel.shown.lines
        onPressed: key => panel.pressed(key)
    }
    Loader {
        anchors.fill: list
        anchors.leftMargin: top.edge
        anchors.rightMargin: top.edge
        sourceComponent: panel.middle
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
