-- Tournaments of a server, at most one under way in a channel.
CREATE TABLE tournament (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER,                         -- the page that shows it; NULL until it is posted
    page_round INTEGER NOT NULL,             -- the round that page was posted for
    game TEXT NOT NULL,
    system TEXT NOT NULL,
    rhythm TEXT NOT NULL,
    rounds INTEGER NOT NULL,                 -- 0: depends on who signs up
    table_size INTEGER NOT NULL,
    opener INTEGER NOT NULL,
    language TEXT NOT NULL,
    seed TEXT NOT NULL,
    phase TEXT NOT NULL,                     -- signup, running, over
    round INTEGER NOT NULL,
    due REAL,                                -- when the sign-up lapses, or the round must be over
    ended_at INTEGER
) STRICT;

CREATE UNIQUE INDEX one_tournament_per_channel ON tournament (channel) WHERE ended_at IS NULL;
CREATE INDEX tournament_channel ON tournament (channel);
CREATE INDEX tournament_guild ON tournament (guild);
CREATE INDEX tournament_opener ON tournament (opener);

-- Who plays in it: people, computers, former players. Everything else knows them by number.
CREATE TABLE entrant (
    tournament INTEGER NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    player INTEGER NOT NULL REFERENCES player (id),
    since INTEGER NOT NULL,                  -- the first round to play in
    is_out INTEGER NOT NULL,                 -- 1: plays in no further round
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX entrant_player ON entrant (player);

-- Who meets whom. A row is written before its table is opened, so a crash opens none twice.
CREATE TABLE pairing (
    tournament INTEGER NOT NULL REFERENCES tournament (id) ON DELETE CASCADE,
    round INTEGER NOT NULL,
    number INTEGER NOT NULL,
    seats TEXT NOT NULL,                     -- entrants' numbers
    message INTEGER,                         -- what announces it; its thread has the same id
    called INTEGER,                          -- what called to the match of now
    match INTEGER,                           -- not a reference: it may be deleted before
    earlier TEXT NOT NULL,                   -- matches that led to nothing
    winners TEXT,                            -- entrants' numbers; NULL: it is not over
    how TEXT,
    PRIMARY KEY (tournament, round, number),
    CHECK ((winners IS NULL) = (how IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX pairing_match ON pairing (match);
