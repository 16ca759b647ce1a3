-- What no query asks for by name is one JSON document in each row, so that the next option of a
-- table, or the next setting of a server, needs no column. The records say which fields there are.
ALTER TABLE server ADD COLUMN document TEXT NOT NULL DEFAULT '{}';
UPDATE server SET document = json_object(
    'language', language, 'channels', json(channels), 'opener_role', opener_role, 'speed', speed,
    'computers', computers, 'hints', hints, 'motion', motion
);
ALTER TABLE server DROP COLUMN language;
ALTER TABLE server DROP COLUMN channels;
ALTER TABLE server DROP COLUMN opener_role;
ALTER TABLE server DROP COLUMN speed;
ALTER TABLE server DROP COLUMN computers;
ALTER TABLE server DROP COLUMN hints;
ALTER TABLE server DROP COLUMN motion;

ALTER TABLE match ADD COLUMN document TEXT NOT NULL DEFAULT '{}';
UPDATE match SET document = json_object(
    'acted', json(acted), 'resigned', json(resigned), 'giving_up', json(giving_up),
    'clocks', json(clocks), 'origin', json(origin), 'terms', json(terms)
);
ALTER TABLE match DROP COLUMN acted;
ALTER TABLE match DROP COLUMN resigned;
ALTER TABLE match DROP COLUMN giving_up;
ALTER TABLE match DROP COLUMN clocks;
ALTER TABLE match DROP COLUMN origin;
ALTER TABLE match DROP COLUMN terms;

ALTER TABLE lobby ADD COLUMN document TEXT NOT NULL DEFAULT '{}';
UPDATE lobby SET document = json_object(
    'message', message, 'game', game, 'players', json(players), 'options', options,
    'language', language, 'secret', secret, 'terms', json(terms)
);
ALTER TABLE lobby DROP COLUMN message;
ALTER TABLE lobby DROP COLUMN game;
ALTER TABLE lobby DROP COLUMN players;
ALTER TABLE lobby DROP COLUMN options;
ALTER TABLE lobby DROP COLUMN language;
ALTER TABLE lobby DROP COLUMN secret;
ALTER TABLE lobby DROP COLUMN terms;

ALTER TABLE tournament ADD COLUMN document TEXT NOT NULL DEFAULT '{}';
UPDATE tournament SET document = json_object(
    'message', message, 'page_round', page_round, 'rhythm', rhythm, 'rounds', rounds,
    'table_size', table_size, 'language', language, 'seed', seed, 'phase', phase, 'round', round,
    'lots', lots, 'due', due
);
ALTER TABLE tournament DROP COLUMN message;
ALTER TABLE tournament DROP COLUMN page_round;
ALTER TABLE tournament DROP COLUMN rhythm;
ALTER TABLE tournament DROP COLUMN rounds;
ALTER TABLE tournament DROP COLUMN table_size;
ALTER TABLE tournament DROP COLUMN language;
ALTER TABLE tournament DROP COLUMN seed;
ALTER TABLE tournament DROP COLUMN phase;
ALTER TABLE tournament DROP COLUMN round;
ALTER TABLE tournament DROP COLUMN lots;
ALTER TABLE tournament DROP COLUMN due;
