-- Who has looked at a day's deal before trying it: what they play of it does not count.
CREATE TABLE day_look (
    day INTEGER NOT NULL,
    player INTEGER NOT NULL REFERENCES player (id),
    PRIMARY KEY (day, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX day_look_player ON day_look (player);
