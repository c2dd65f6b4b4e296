from dealer_terminal.ui.shared.immortals import hold

hold()
