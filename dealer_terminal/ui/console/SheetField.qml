pragma ComponentBehavior: Bound
import QtQuick
import dealer_terminal.ui.kit

/* One field of a form: a line, a longer text, a secret, one of a few choices, or one of many on another sheet. Enter
   presses the form's first key. If the form clears the text, the field gives up the focus. The box scrolls to keep the
   cursor visible. */
Item {
    id: field

    required property int index
    required property string name
    required property string label
    required property string kind
    required property string typed
    required property var choices
    readonly property bool chosen: choices.length > 0 || kind === "choice"
    readonly property bool wide: kind === "text"
    readonly property bool half: ["short", "either", "list"].includes(kind)

    signal wrote(string text)
    signal opened
    signal entered
    signal escaped
    signal done

    function begin() {
        line.forceActiveFocus();
        line.begin();
    }
    function seen(offset, from, to, whole, room) {
        return Math.min(0, Math.max(Math.min(offset, room - to), -from, room - whole));
    }

    implicitHeight: caption.height + (wide ? Tokens.mm(22) : Tokens.mm(9))

    Label {
        id: caption
        width: parent.width
        height: Tokens.mm(5)
        text: field.label
        color: Tokens.colour.muted
        font.pixelSize: Tokens.small
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Tokens.mm(2.4)
    }
    Rectangle {
        visible: !field.chosen
        anchors.fill: box
        radius: Tokens.radius
        color: Tokens.colour.plate
        border.width: line.activeFocus ? Tokens.stroke : Math.max(1, Tokens.hair)
        border.color: line.activeFocus ? Tokens.colour.current : Tokens.colour.line
    }
    Item {
        id: box
        anchors.top: caption.bottom
        width: parent.width
        height: field.wide ? Tokens.mm(22) : Tokens.mm(9)
        clip: true
        TextEdit {
            id: line
            objectName: `field ${field.name}`

            /* Select the text of a line, to be replaced. Put the cursor at the end of a longer text. */
            function begin() {
                select(field.wide ? length : 0, length);
            }

            visible: !field.chosen
            enabled: visible
            width: field.wide ? box.width : Math.max(box.width, contentWidth + leftPadding + rightPadding)
            height: field.wide ? Math.max(box.height, contentHeight + topPadding) : box.height
            leftPadding: Tokens.mm(2)
            rightPadding: Tokens.mm(2)
            topPadding: field.wide ? Tokens.mm(1.4) : 0
            verticalAlignment: field.wide ? TextEdit.AlignTop : TextEdit.AlignVCenter
            wrapMode: field.wide ? TextEdit.Wrap : TextEdit.NoWrap
            activeFocusOnTab: true
            textFormat: TextEdit.PlainText
            color: field.kind === "secret" ? "transparent" : Tokens.colour.text
            selectByMouse: true
            font.family: Tokens.family
            font.pixelSize: Tokens.body
            Accessible.name: field.label
            onTextChanged: {
                if (text !== field.typed)
                    field.wrote(text);
            }
            onCursorRectangleChanged: {
                const at = cursorRectangle;
                x = field.seen(x, at.x - leftPadding, at.x + at.width + rightPadding, width, box.width);
                y = field.seen(y, at.y - topPadding, at.y + at.height, height, box.height);
            }
            Component.onCompleted: text = field.typed
            Keys.onReturnPressed: field.entered()
            Keys.onEnterPressed: field.entered()
            Keys.onEscapePressed: field.escaped()
        }
    }
    Connections {
        target: field
        function onTypedChanged() {
            if (line.text === field.typed)
                return;
            line.text = field.typed;
            if (field.typed === "" && line.activeFocus)
                field.done();
        }
    }
    Row {
        visible: field.kind === "secret"
        anchors.left: box.left
        anchors.leftMargin: Tokens.mm(2)
        anchors.verticalCenter: box.verticalCenter
        spacing: Tokens.mm(1.4)
        Repeater {
            model: field.typed.length
            Rectangle {
                width: Tokens.mm(2)
                height: width
                radius: width / 2
                color: Tokens.colour.text
            }
        }
    }
    FieldChoices {
        visible: field.chosen
        anchors.top: caption.bottom
        width: parent.width
        name: field.name
        choices: field.chosen ? field.choices : []
        onChose: value => field.kind === "list" ? field.opened() : field.wrote(value)
    }
}
