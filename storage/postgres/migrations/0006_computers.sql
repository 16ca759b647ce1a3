-- Seats that a computer plays now, with its level: {"1": "strong"}.
ALTER TABLE match ADD COLUMN computers TEXT NOT NULL DEFAULT '{}';
