-- What a server has settled for itself.
CREATE TABLE server (
    id BIGINT PRIMARY KEY,
    language TEXT                            -- NULL: none has been chosen
);

-- What a player is called in one server only; `player.name` counts wherever there is no row.
-- Until now `player.name` held whichever name was seen last. It cannot be told which of them were
-- nicknames: each is put right when its player is met again.
CREATE TABLE nickname (
    guild BIGINT NOT NULL,
    player BIGINT NOT NULL REFERENCES player (id),
    name TEXT NOT NULL,
    PRIMARY KEY (guild, player)
);
