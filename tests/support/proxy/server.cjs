// A proxy for Discord's REST API, as @discordjs/proxy shows one: node server.cjs MODULES API
// MODULES is the folder that npm has installed it into, API what comes before /v10 at Discord.
const { createServer } = require('node:http');
const { createRequire } = require('node:module');

const [modules, api] = process.argv.slice(2);
const fetched = createRequire(`${modules}/`);
const { proxyRequests } = fetched('@discordjs/proxy');
const { REST } = fetched('@discordjs/rest');

const forward = proxyRequests(new REST({ api, retries: 0, timeout: 60_000 }));
// It throws when a client is gone in the middle of its request, which would end all of this.
const server = createServer((asked, answer) => forward(asked, answer).catch(() => answer.destroy()));
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
