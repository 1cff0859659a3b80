import { readEnv } from './env.js';
import { createGateway } from './gateway.js';
import { gatewayLog } from './gateway-log.js';

const env = readEnv();
const app = await createGateway({ ...env, log: gatewayLog() });

try {
  await app.listen({ port: env.port, host: env.host });
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(isTaken ? `port ${env.port} is in use` : String(error));
  process.exit(1);
}

process.on('SIGTERM', () => {
  void app.close().then(() => process.exit(0));
  // Live-update streams never end on their own.
  setTimeout(() => app.server.closeAllConnections(), 1_000).unref();
});
