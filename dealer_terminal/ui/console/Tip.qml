import QtQuick
import dealer_terminal.ui.kit

/* Tooltip of the target under the pointer after a delay, or of the target with the focus at once. `told` returns the
   text of a target, empty if it has none. */
Item {
    id: tip

    required property var told
    property Item target: null
    property Item pointed: null
    property point where: Qt.point(0, 0)
    property point began: Qt.point(-1, -1)
    property bool moved: false
    readonly property int patience: 500
    readonly property string text: target === null ? "" : told(target, where)

    /* Return the innermost target at that point that has a text. */
    function under(item: Item, at: point): Item {
        for (let number = item.children.length - 1; number >= 0; number--) {
            const child = item.children[number], inner = child.mapFromItem(item, at);
            const found = child !== tip && child.visible && child.contains(inner) ? under(child, inner) : null;
            if (found !== null)
                return found;
        }
        return told(item, where) === "" ? null : item;
    }

    function said(item: Item): Item {
        while (item !== null && told(item, where) === "")
            item = item.parent;
        return item;
    }

    /* Return True once the pointer has moved. A pointer that rests where the window opens gets no tooltip. */
    function hasMoved(at: point): bool {
        if (began.x < 0)
            began = at;
        moved = moved || at.x !== began.x || at.y !== began.y;
        return moved;
    }

    function focused(item: Item) {
        wait.stop();
        where = Qt.point(-1, -1);
        target = item !== null && item.activeFocusOnTab ? said(item) : null;
    }

    anchors.fill: parent
    z: 100

    HoverHandler {
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad | PointerDevice.Stylus
        onPointChanged: {
            if (!tip.hasMoved(point.position))
                return;
            tip.where = point.position;
            const now = hovered ? tip.under(tip.parent, point.position) : null;
            if (now === tip.pointed)
                return;
            tip.pointed = now;
            tip.target = null;
            wait.restart();
        }
        onHoveredChanged: {
            if (!hovered) {
                tip.pointed = null;
                tip.target = null;
            }
        }
    }
    Timer {
        id: wait
        interval: tip.patience
        onTriggered: tip.target = tip.pointed
    }
    Connections {
        target: tip.Window.window
        function onActiveFocusItemChanged() {
            tip.focused(tip.Window.activeFocusItem);
        }
    }
    Rectangle {
        id: paper
        readonly property rect over: tip.target === null ? Qt.rect(0, 0, 0, 0) : tip.target.mapToItem(tip, 0, 0, tip.target.width, tip.target.height)
        readonly property real middle: tip.where.x >= 0 ? tip.where.x : over.x + over.width / 2
        readonly property real above: over.y - height - Tokens.mm(1)

        objectName: "tip"
        visible: tip.text !== ""
        x: Math.max(Tokens.mm(1), Math.min(tip.width - width - Tokens.mm(1), middle - width / 2))
        y: above >= 0 ? above : over.y + over.height + Tokens.mm(1)
        width: words.width + Tokens.mm(4)
        height: words.height + Tokens.mm(2.4)
        radius: Tokens.radius
        color: Tokens.colour.plate
        border.width: Math.max(1, Tokens.hair)
        border.color: Tokens.colour.current
        Accessible.role: Accessible.ToolTip
        Accessible.name: tip.text

        Label {
            id: words
            anchors.centerIn: parent
            width: Math.min(implicitWidth, Tokens.mm(90))
            text: tip.text
            font.pixelSize: Tokens.small
            wrapMode: Text.Wrap
        }
    }
}
