"""What every game is built from: the contract, seeded luck, the referee, words, menus and brushes."""
