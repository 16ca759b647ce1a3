"""Tokens of the form that Discord gives them, which some libraries read."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode


def new_token(application_id: int) -> str:
    """Make a token: the id as text in base64, then two parts that mean nothing to others.

    >>> new_token(81384788765712384).partition(".")[0]
    'ODEzODQ3ODg3NjU3MTIzODQ'
    """
    owner = urlsafe_b64encode(str(application_id).encode()).decode().rstrip("=")
    return f"{owner}.{secrets.token_urlsafe(4)}.{secrets.token_urlsafe(28)}"
