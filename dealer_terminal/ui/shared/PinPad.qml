pragma ComponentBehavior: Bound
import QtQuick

/* Digits go out one by one; what was entered lives outside, only its length comes back in. The order may be shuffled. */
Column {
    id: pad

    required property string prompt
    required property int entered
    required property int length
    required property var digits
    required property string clearText
    required property string enterText

    signal digitTouched(string digit)
    signal clearTouched
    signal enterTouched

    spacing: Tokens.mm(2)

    Label {
        anchors.horizontalCenter: parent.horizontalCenter
        text: pad.prompt
        font.pixelSize: Tokens.glance
        font.weight: Font.Bold
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Tokens.mm(2.4)

        Repeater {
            model: pad.length
            Rectangle {
                required property int index
                width: Tokens.mm(4.4)
                height: width
                radius: width / 2
                color: index < pad.entered ? Tokens.colour.text : "transparent"
                border.width: Tokens.hair * 1.6
                border.color: Tokens.colour.text
                antialiasing: true
            }
        }
    }
    Grid {
        anchors.horizontalCenter: parent.horizontalCenter
        columns: 3
        spacing: Tokens.mm(1.4)

        Repeater {
            model: 9
            KeypadKey {
                required property int index
                text: pad.digits[index]
                onActivated: pad.digitTouched(text)
            }
        }
        KeypadKey {
            name: pad.clearText
            sign: "erase"
            onActivated: pad.clearTouched()
        }
        KeypadKey {
            text: pad.digits[9]
            onActivated: pad.digitTouched(text)
        }
        KeypadKey {
            name: pad.enterText
            sign: "check"
            primary: true
            enabled: pad.entered >= pad.length
            onActivated: pad.enterTouched()
        }
    }
}
