-- Private answers that are brought up to date later, by whichever process shows their match.
CREATE TABLE private_answer (
    token TEXT PRIMARY KEY,                  -- edits the answer, for 15 minutes; a secret
    match BIGINT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    player BIGINT NOT NULL,                 -- who reads it; perhaps no player of any match
    kind TEXT NOT NULL,
    language TEXT NOT NULL,
    covers INTEGER NOT NULL,                 -- it shows what the match will cover up
    asks INTEGER NOT NULL,                   -- it offers moves
    expires DOUBLE PRECISION NOT NULL
);

CREATE INDEX private_answer_match ON private_answer (match);

-- Where they stood before, tokens and all: over within 15 minutes.
DELETE FROM setting WHERE key = 'private-answers';
