-- How often a player has lately done what there is a limit to; the row goes when that is long ago.
CREATE TABLE allowance (
    player BIGINT NOT NULL REFERENCES player (id),
    name TEXT NOT NULL,
    began DOUBLE PRECISION NOT NULL,         -- when the first of these was done
    used BIGINT NOT NULL,                    -- how often since, refusals included
    PRIMARY KEY (player, name)
);
