"""What Discord would refuse: the hard limits, as pure functions over JSON bodies.

Each function returns every problem it finds, so that a test can compare the whole list, and an
empty list for a body that Discord takes. ``form_body`` turns the list into Discord's answer.
Only what a body says about itself is judged here: time, order, permissions and visibility belong
to the server that received it.
"""

from playground.checks.answers import interaction_response_problems
from playground.checks.channels import dm_problems, thread_problems
from playground.checks.commands import command_problems, commands_problems
from playground.checks.form import Path, Problem, form_body
from playground.checks.messages import message_problems
from playground.checks.modals import modal_problems
