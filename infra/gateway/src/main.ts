import { readEnv } from './env.js';
import { createGateway } from './gateway.js';

const env = readEnv();
const server = createGateway({
  ...env,
  log: (line) => process.stdout.write(`${JSON.stringify({ time: new Date(), ...line })}\n`),
});

server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(error.code === 'EADDRINUSE' ? `port ${env.port} is in use` : error.message);
  process.exit(1);
});
server.listen(env.port, env.host);

process.on('SIGTERM', () => {
  server.close(() => process.exit(0));
  // Live-update streams never end on their own.
  setTimeout(() => server.closeAllConnections(), 1_000).unref();
});
