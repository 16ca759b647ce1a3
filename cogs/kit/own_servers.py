"""Own servers: where several processes share the servers, which of them look after one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cogs.kit.host import Host


def is_ours(host: Host, guild: int) -> bool:
    """Tell whether Discord would tell this process of a server, by its shard."""
    return (guild >> 22) % (host.shard_count or 1) in host.shards
