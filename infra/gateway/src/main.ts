import { once } from 'node:events';
import { readEnv } from './env.js';
import { createGateway } from './gateway.js';
import { createGatewayLog } from './gateway-log.js';
import { GatewayMetrics } from './metrics.js';
import { createOperationsServer } from './operations-server.js';
import { GatewayAlarms } from './gateway-alarms.js';

const env = readEnv();
const log = createGatewayLog();
const metrics = new GatewayMetrics();
const alarms = new GatewayAlarms(metrics, log);
const app = await createGateway({ ...env, log, metrics, alarms });
const operations = createOperationsServer({ metrics, alarms, hasShell: () => app.hasShell() });

try {
  await app.listen({ port: env.port, host: env.host });
  if (env.operationsPort !== undefined)
    await once(operations.listen(env.operationsPort, env.host), 'listening');
} catch (error) {
  const isTaken = error instanceof Error && 'port' in error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(isTaken ? `port ${String(error.port)} is in use` : String(error));
  process.exit(1);
}

process.on('SIGTERM', () => {
  operations.close();
  void app.close().then(() => process.exit(0));
  // Live-update streams never end on their own.
  setTimeout(() => app.server.closeAllConnections(), 1_000).unref();
});
