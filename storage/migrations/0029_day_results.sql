-- Results of a day in their order, with whose they are: a month is read from this alone.
CREATE INDEX day_try_result ON day_try (day, measure1, measure2, measure3, player)
    WHERE measure1 IS NOT NULL;
