-- Where the luck of a match comes from: a secret, whose seal the message of a lobby shows, and the id of
-- that message. Lobbies and matches of earlier versions have none.
ALTER TABLE lobby ADD COLUMN secret TEXT;
ALTER TABLE match ADD COLUMN origin TEXT;    -- JSON, see matches.fairness.seals.Origin
