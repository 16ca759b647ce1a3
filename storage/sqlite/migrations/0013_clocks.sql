-- Until when each seat is waited for, as JSON, and when something is to be done about the first.
ALTER TABLE match ADD COLUMN clocks TEXT NOT NULL DEFAULT '{}';
ALTER TABLE match ADD COLUMN due_at REAL;

CREATE INDEX due_match ON match (due_at) WHERE due_at IS NOT NULL;
