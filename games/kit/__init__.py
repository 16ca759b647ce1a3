"""What every game is built from: the contract, luck, the referee, words, menus and brushes."""
