-- Counts everything that is written to a match, by which a process knows whether its copy is out of
-- date: entries of its log, another channel, a player who is erased.
ALTER TABLE match ADD COLUMN revision BIGINT NOT NULL DEFAULT 0;
UPDATE match SET revision = ply WHERE ended_at IS NULL;
