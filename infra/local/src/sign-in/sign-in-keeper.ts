// Stands in for Google on this machine: `sign-in-keeper.js <port> <issuer> <client id> <callback>`.
import { createSignInStandIn } from './sign-in-stand-in.js';

const [port = '', issuer = '', clientId = '', callback = ''] = process.argv.slice(2);

const server = await createSignInStandIn({ issuer, clientId, callback });
server.listen(Number(port), '127.0.0.1');
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(0));
