pragma ComponentBehavior: Bound
import QtQuick

/* Lines of a list or a result. The keyboard moves between the lines that can be pressed. */
ListView {
    id: list

    signal pressed(string key)

    /* Move up or down to the next line that can be pressed. */
    function walk(towards: int) {
        for (let at = list.currentIndex + towards; at >= 0 && at < list.count; at += towards) {
            list.positionViewAtIndex(at, ListView.Contain);
            const line = list.itemAtIndex(at) as SheetLine;
            if (line !== null && line.enabled) {
                list.currentIndex = at;
                line.forceActiveFocus();
                return;
            }
        }
    }

    clip: true
    boundsBehavior: ListView.StopAtBounds
    cacheBuffer: 0 // delegates created in the background could outlive the sheet
    currentIndex: -1
    keyNavigationEnabled: false
    highlightMoveDuration: 0
    delegate: SheetLine {
        width: list.width
        onActiveFocusChanged: {
            if (activeFocus)
                list.positionViewAtIndex(index, ListView.Contain);
        }
        onActivated: list.pressed(key)
    }
}
