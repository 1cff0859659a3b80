import { createServer, type Server } from 'node:http';
import type { GatewayMetrics } from './metrics.js';
import type { GatewayAlarms } from './gateway-alarms.js';

export interface Operations {
  metrics: GatewayMetrics;
  alarms: GatewayAlarms;
  hasShell: () => Promise<boolean>;
}

interface Answer {
  status: number;
  type: string;
  body: string;
}

const json = (status: number, value: unknown): Answer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
});

/** Ready means that pages can be answered; what is wrong with releases is named, and no reason to take the gateway away. */
async function readiness({ alarms, hasShell }: Operations): Promise<Answer> {
  if (!(await hasShell()))
    return json(503, { status: 'unavailable', problems: { shell: 'The shell is not released yet' } });
  const problems = alarms
    .listCurrent()
    .map(({ kind, app, build, subject }) => [`${app} ${build ?? ''}`.trim(), `${kind}: ${subject}`]);
  return json(
    200,
    problems.length > 0 ? { status: 'degraded', problems: Object.fromEntries(problems) } : { status: 'ok' },
  );
}

async function answerTo(path: string | undefined, operations: Operations): Promise<Answer> {
  if (path === '/health/live') return json(200, { status: 'ok' });
  if (path === '/health/ready') return readiness(operations);
  if (path !== '/metrics') return json(404, { code: 'NOT_FOUND' });
  const { registry } = operations.metrics;
  return { status: 200, type: registry.contentType, body: await registry.metrics() };
}

/** `/metrics`, `/health/live` and `/health/ready`, on a port that no visitor reaches. Not listening yet. */
export const createOperationsServer = (operations: Operations): Server =>
  createServer((request, response) => {
    void answerTo(request.url, operations).then(({ status, type, body }) => {
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
    });
  });
