-- A judged decision also says what a move by lot would have come to, and how often each was tried.
-- Those judged before are judged anew when somebody asks: most of them by a single look.
DELETE FROM hindsight;
ALTER TABLE hindsight ADD COLUMN lot_chance REAL NOT NULL DEFAULT 0;
ALTER TABLE hindsight ADD COLUMN visits INTEGER NOT NULL DEFAULT 0;
