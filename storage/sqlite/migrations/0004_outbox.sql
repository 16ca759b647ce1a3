-- Matches of which something is still to be shown: written with what has happened, struck out once
-- Discord has answered.
CREATE TABLE unshown (
    match INTEGER PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    mark INTEGER NOT NULL,                   -- goes up with everything that happens
    holder TEXT NOT NULL,                    -- the process that shows it
    held_until INTEGER NOT NULL              -- afterwards that process counts as dead
) STRICT;

-- It is unknown what was left unshown before there was an outbox.
INSERT INTO unshown SELECT id, 1, '', 0 FROM match WHERE ended_at IS NULL;
