"""One command for everything: `gangway play`, `gangway run`, `gangway doctor` and so on."""
