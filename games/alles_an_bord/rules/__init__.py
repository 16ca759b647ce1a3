"""The rules of Alles an Bord?!: who may act, what is refused, and what a move sets going."""

from games.alles_an_bord.rules.actors import (
    free_goods,
    goods_to_name,
    may_act,
    owes_goods,
    to_act,
    undecided,
)
from games.alles_an_bord.rules.cargo import chest_splits, goods_choices, surplus, throwable
from games.alles_an_bord.rules.choices import candidates
from games.alles_an_bord.rules.dealing import setup
from games.alles_an_bord.rules.execution import apply
from games.alles_an_bord.rules.legality import check, check_table, idle_options, refuse_done
from games.alles_an_bord.rules.payments import as_listed, payments, payments_for
from games.alles_an_bord.rules.scoring import outcome
