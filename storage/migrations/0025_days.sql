-- Several matches of one person run beside one another in direct messages: one in each room.
ALTER TABLE match ADD COLUMN room TEXT NOT NULL DEFAULT '';
DROP INDEX one_running_match_per_channel;
CREATE UNIQUE INDEX one_running_match_per_channel ON match (channel, room) WHERE ended_at IS NULL;

-- Secrets of days, by which everybody is dealt the same; each follows from the last one of its chain.
CREATE TABLE day_chain (
    first INTEGER PRIMARY KEY,              -- days, by their numbers since 1970
    last INTEGER NOT NULL,
    root TEXT NOT NULL                      -- the secret of the last day
) STRICT;

-- Who plays the deal of a day: the one try that counts.
CREATE TABLE day_try (
    day INTEGER NOT NULL,
    player INTEGER NOT NULL REFERENCES player (id),
    match INTEGER NOT NULL UNIQUE REFERENCES match (id) ON DELETE CASCADE,
    ended_at INTEGER,
    measure1 INTEGER,                       -- what is compared, more being better; none if given up
    measure2 INTEGER NOT NULL DEFAULT 0,
    measure3 INTEGER NOT NULL DEFAULT 0,
    document TEXT NOT NULL DEFAULT '{}',
    PRIMARY KEY (day, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX day_try_player ON day_try (player, day);

-- In which servers somebody stands on the table of the day.
CREATE TABLE day_member (
    guild INTEGER NOT NULL,
    player INTEGER NOT NULL REFERENCES player (id),
    PRIMARY KEY (guild, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX day_member_player ON day_member (player);
