"""Worked examples: what documentation tells, in full and checked like everything else."""
