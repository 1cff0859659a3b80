import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Local } from '@landsea/local';
import autocannon from 'autocannon';
import type { Member } from './crowd.js';
import type { Figure } from './figures.js';

const warmUpSeconds = 5;
const rounds = 5;
const roundSeconds = 4;
const connections = 16;

interface Call {
  path: string;
  headers: Record<string, string>;
}

async function perSecond(origin: string, calls: Call[], duration: number): Promise<number> {
  const requests = calls.map(({ path, headers }) => ({ method: 'GET' as const, path, headers }));
  const result = await autocannon({ url: origin, connections, duration, requests });
  const refused = result.non2xx + result.errors;
  if (refused > 0)
    throw new Error(`${refused} of ${result.requests.total} calls to ${origin} were not answered with 2xx`);
  return result.requests.average;
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function bareServer(url: string, port: number): Promise<() => void> {
  const entry = fileURLToPath(new URL('./bare-server.js', import.meta.url));
  const server = fork(entry, [url, String(port)]);
  await once(server, 'message');
  return () => server.disconnect();
}

/**
 * The service and the bare server in turns, both warm: what else the machine does in a round weighs on both, and the
 * median of the rounds' ratios leaves out the ones it disturbed.
 */
export async function throughput(local: Local, crowd: Member[]): Promise<Figure[]> {
  const barePort = local.ports.gateway + 19;
  const stop = await bareServer(local.databaseUrls.trips, barePort);
  const service = `http://127.0.0.1:${local.ports.trips}`;
  const bare = `http://127.0.0.1:${barePort}`;
  const routes = [
    {
      name: 'GET /api/trips, 50 trips',
      ours: () => '/api/trips',
      bare: (member: Member) => `/trips/${member.userId}`,
    },
    {
      name: 'GET budget',
      ours: (member: Member) => `/api/v1/trips/${member.tripId}/budget`,
      bare: (member: Member) => `/budget/${member.tripId}`,
    },
  ];
  try {
    const figures: Figure[] = [];
    for (const route of routes) {
      const plain = crowd.map((member) => ({ path: route.bare(member), headers: {} }));
      const ours = crowd.map((member) => ({ path: route.ours(member), headers: { cookie: member.cookie } }));
      await perSecond(bare, plain, warmUpSeconds);
      await perSecond(service, ours, warmUpSeconds);
      const pairs: { bare: number; ours: number }[] = [];
      for (let round = 0; round < rounds; round += 1) {
        pairs.push({
          bare: await perSecond(bare, plain, roundSeconds),
          ours: await perSecond(service, ours, roundSeconds),
        });
      }
      figures.push(
        { name: route.name, value: median(pairs.map((pair) => pair.ours)), unit: 'calls/s' },
        {
          name: `${route.name}, bare node:http and pg`,
          value: median(pairs.map((pair) => pair.bare)),
          unit: 'calls/s',
        },
        {
          name: `${route.name}, share of bare`,
          value: median(pairs.map((pair) => pair.ours / pair.bare)),
          unit: '',
        },
      );
    }
    return figures;
  } finally {
    stop();
  }
}
