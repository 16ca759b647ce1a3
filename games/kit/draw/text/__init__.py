"""Letters in pictures: which font draws each sign, how wide a line is, names."""
