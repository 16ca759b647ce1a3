-- In which leaderboard a result stands: 'versus', 'team', or 'solo' for whoever played alone.
ALTER TABLE result ADD COLUMN kind TEXT NOT NULL DEFAULT 'versus';
ALTER TABLE result ADD COLUMN finished INTEGER NOT NULL DEFAULT 1;  -- 0: has left the seat
ALTER TABLE result ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;     -- 1: the match changed ratings

-- The ratings of its player after the match, of all time and of its month; they follow from the
-- results that are rated, in their order. NULL without any.
ALTER TABLE result ADD COLUMN mu REAL;
ALTER TABLE result ADD COLUMN sigma REAL;
ALTER TABLE result ADD COLUMN season_mu REAL;
ALTER TABLE result ADD COLUMN season_sigma REAL;

UPDATE result SET kind = 'team' WHERE variant IS NOT NULL AND variant <> 'gentle';
UPDATE result SET kind = 'solo'
WHERE (SELECT count(*) FROM result AS other WHERE other.match = result.match) = 1;
UPDATE result SET rated = 1 WHERE kind = 'versus';
UPDATE result SET finished = 0 WHERE EXISTS (
    SELECT 1 FROM match, json_each(match.resigned) AS given_up
    WHERE match.id = result.match AND given_up.value = result.seat
) OR EXISTS (
    SELECT 1 FROM match, json_each(match.computers) AS left_to
    WHERE match.id = result.match AND CAST(left_to.key AS INTEGER) = result.seat
);

DROP INDEX result_ranking;
CREATE INDEX result_ranking
ON result (guild, game, kind, variant, player, ended_at, won, points, rated);
CREATE INDEX result_order ON result (guild, game, ended_at, match);
CREATE INDEX result_of_player ON result (guild, player, game, ended_at, match);
