-- What becomes of a message is a column, and no more the beginning of its kind or digest. So a message
-- that goes keeps its row beside the one that takes its place: the key is the message. Besides, each
-- says which turn it has notified its reader of, and what its reader had to do.
CREATE TABLE shown (
    match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    viewer INTEGER NOT NULL,                 -- a seat, or -1 for the table
    kind TEXT COLLATE BINARY NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,                -- 0 while it is not known whether it was posted
    state TEXT NOT NULL,
    digest TEXT NOT NULL,
    reader TEXT NOT NULL,
    notified INTEGER,                        -- how often its seat had acted then; NULL if it was not
    posted REAL NOT NULL,
    PRIMARY KEY (match, viewer, kind, message)
) STRICT, WITHOUT ROWID;

INSERT INTO shown (match, viewer, kind, channel, message, state, digest, reader, notified, posted)
SELECT match, viewer,
    CASE WHEN kind LIKE 'left-over:%' THEN 'board' WHEN kind LIKE 'stale notice %' THEN 'notice'
        ELSE kind END,
    channel, message,
    CASE
        WHEN kind LIKE 'left-over:%' THEN 'going'
        WHEN EXISTS (
            SELECT 1 FROM showing AS other
            WHERE other.match = showing.match AND other.kind = 'left-over:' || showing.message
        ) THEN 'replaced'
        WHEN kind LIKE 'stale notice %' OR digest LIKE 'old-picture %' THEN 'stale'
        WHEN message = 0 AND kind = 'notice' THEN 'posting'
        ELSE 'stands'
    END,
    CASE
        WHEN kind <> 'board' THEN CASE WHEN message = 0 THEN '' ELSE digest END
        WHEN digest LIKE 'old-picture %' THEN ''
        WHEN digest LIKE 'idle %' OR digest LIKE 'away %' THEN substr(digest, 6)
        ELSE digest
    END,
    CASE
        WHEN kind <> 'board' OR viewer < 0 THEN ''
        WHEN digest LIKE '%idle %' THEN 'waits'
        WHEN digest LIKE '%away %' THEN 'away'
        ELSE 'acts'
    END,
    CASE WHEN message = 0 AND kind = 'notice' THEN CAST(digest AS INTEGER) END,
    posted
FROM showing
WHERE kind NOT LIKE 'left-over:%' OR NOT EXISTS (
    SELECT 1 FROM showing AS other
    WHERE other.match = showing.match AND other.message = showing.message
        AND other.kind NOT LIKE 'left-over:%'
);

DROP TABLE showing;
ALTER TABLE shown RENAME TO showing;
