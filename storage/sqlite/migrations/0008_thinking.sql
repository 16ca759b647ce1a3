-- Computers' seats that are to act, where several processes play: one of them decides for each.
CREATE TABLE thinking (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    holder TEXT NOT NULL,                    -- the process that thinks
    held_until INTEGER NOT NULL,             -- afterwards that process counts as dead
    PRIMARY KEY (match, seat)
) STRICT;

CREATE INDEX thinking_holder ON thinking (holder);
