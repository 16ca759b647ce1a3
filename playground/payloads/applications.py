"""Applications as JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playground.payloads.users import user_payload

if TYPE_CHECKING:
    from playground.protocol.encoding import Json
    from playground.state.model import Application


def application_payload(app: Application, guilds: int) -> Json:
    """Return a bot's application as it sees itself."""
    return {
        "id": str(app.id),
        "name": app.name,
        "icon": None,
        "description": "",
        "summary": "",
        "type": None,
        "bot": user_payload(app.user),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user_payload(app.user),
        "approximate_guild_count": guilds,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
    }
