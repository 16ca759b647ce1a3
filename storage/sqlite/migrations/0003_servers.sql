-- What a server has settled for itself.
CREATE TABLE server (
    id INTEGER PRIMARY KEY,
    language TEXT                            -- NULL: nobody has chosen one
) STRICT;

-- What a player is called in one server only; `player.name` counts wherever there is no row.
-- Until now `player.name` held whichever name was seen last. It cannot be told which of them were
-- nicknames: each is put right when its player is met again.
CREATE TABLE nickname (
    guild INTEGER NOT NULL,
    player INTEGER NOT NULL REFERENCES player (id),
    name TEXT NOT NULL,
    PRIMARY KEY (guild, player)
) STRICT, WITHOUT ROWID;
