-- Everything the house remembers. Ids of players, guilds, channels and messages are Discord's.
-- Times are seconds since 1970, UTC.

CREATE TABLE player (
    id INTEGER PRIMARY KEY,
    name TEXT,                               -- NULL: sits somewhere, but never spoke to the bot
    language TEXT,
    dm_channel INTEGER,
    dm_closed INTEGER NOT NULL DEFAULT 0,    -- 1: Discord refused the last direct message
    CHECK ((name IS NULL) = (language IS NULL))
) STRICT;

CREATE TABLE match (
    id INTEGER PRIMARY KEY AUTOINCREMENT,    -- never used twice: old buttons carry it
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    language TEXT NOT NULL,
    game TEXT NOT NULL,
    version INTEGER NOT NULL,                -- of the game, when the state was written
    options TEXT NOT NULL,
    seed TEXT NOT NULL,
    ply INTEGER NOT NULL,
    acted TEXT NOT NULL,                     -- moves made, by seat
    resigned TEXT NOT NULL,
    state TEXT NOT NULL,
    outcome TEXT,
    started_at INTEGER NOT NULL DEFAULT (unixepoch()),
    ended_at INTEGER,
    CHECK ((outcome IS NULL) = (ended_at IS NULL))
) STRICT;

CREATE UNIQUE INDEX one_running_match_per_channel ON match (channel) WHERE ended_at IS NULL;

CREATE TABLE seat (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    player INTEGER NOT NULL REFERENCES player (id),
    PRIMARY KEY (match, seat),
    UNIQUE (player, match)
) STRICT, WITHOUT ROWID;

-- The primary key is the last line of defence: two writers cannot both claim a ply.
CREATE TABLE move (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    ply INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    move TEXT NOT NULL,
    events TEXT NOT NULL,
    made_at INTEGER NOT NULL DEFAULT (unixepoch()),
    PRIMARY KEY (match, ply)
) STRICT, WITHOUT ROWID;

-- Interactions already carried out; one that reaches the bot twice is answered once.
CREATE TABLE interaction (
    id INTEGER PRIMARY KEY,
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE
) STRICT;

CREATE INDEX interaction_match ON interaction (match);

CREATE INDEX ended_match ON match (channel, ended_at) WHERE ended_at IS NOT NULL;

-- Which message shows what to whom, so that it can be edited instead of posted again.
CREATE TABLE showing (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    viewer INTEGER NOT NULL,                 -- a seat, or -1 for the table
    kind TEXT NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    digest TEXT NOT NULL,
    posted REAL NOT NULL,
    PRIMARY KEY (match, viewer, kind)
) STRICT, WITHOUT ROWID;

CREATE TABLE lobby (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL UNIQUE,
    message INTEGER,                         -- NULL until it is posted
    game TEXT NOT NULL,
    host INTEGER NOT NULL,
    options TEXT NOT NULL,
    players TEXT NOT NULL,
    language TEXT NOT NULL,
    expires REAL NOT NULL
) STRICT;

CREATE INDEX lobby_expiry ON lobby (expires);

-- What the house keeps for itself between starts.
CREATE TABLE setting (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE result (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    player INTEGER NOT NULL REFERENCES player (id),
    won INTEGER NOT NULL,
    points INTEGER NOT NULL,
    ended_at INTEGER NOT NULL DEFAULT (unixepoch()),
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX result_ranking ON result (guild, game, player, won, points);
CREATE INDEX result_player ON result (player);
