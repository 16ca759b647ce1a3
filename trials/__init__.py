"""What is measured (`bench`) and attacked (`proof`) on demand; its short forms are tests."""
