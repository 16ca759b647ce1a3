-- What each seat has said to its table last: it stands there until that seat moves.
CREATE TABLE said (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    word TEXT NOT NULL,                     -- one of its game's, `talk-<word>`
    acted INTEGER NOT NULL,                 -- how often the seat had moved then
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
