import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Local } from '@landsea/local';
import autocannon from 'autocannon';
import type { Member } from './crowd.js';
import type { Figure } from './figures.js';

const warmUpSeconds = 5;
const seconds = 10;
const connections = 16;

interface Call {
  path: string;
  headers: Record<string, string>;
}

/** Both servers are measured warm: compiled code, and sessions that were asked for before. */
async function perSecond(origin: string, calls: Call[]): Promise<number> {
  const requests = calls.map(({ path, headers }) => ({ method: 'GET' as const, path, headers }));
  await autocannon({ url: origin, connections, duration: warmUpSeconds, requests });
  const result = await autocannon({ url: origin, connections, duration: seconds, requests });
  const refused = result.non2xx + result.errors;
  if (refused > 0)
    throw new Error(`${refused} of ${result.requests.total} calls to ${origin} were not answered with 2xx`);
  return result.requests.average;
}

async function bareServer(url: string, port: number): Promise<() => void> {
  const entry = fileURLToPath(new URL('./bare-server.js', import.meta.url));
  const server = fork(entry, [url, String(port)]);
  await once(server, 'message');
  return () => server.disconnect();
}

/** The service and the bare server one after the other in one run, so that the ratio says more than the machine does. */
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
      const bareRate = await perSecond(
        bare,
        crowd.map((member) => ({ path: route.bare(member), headers: {} })),
      );
      const ours = crowd.map((member) => ({ path: route.ours(member), headers: { cookie: member.cookie } }));
      const rate = await perSecond(service, ours);
      figures.push(
        { name: route.name, value: rate, unit: 'calls/s' },
        { name: `${route.name}, bare node:http and pg`, value: bareRate, unit: 'calls/s' },
        { name: `${route.name}, share of bare`, value: rate / bareRate, unit: '' },
      );
    }
    return figures;
  } finally {
    stop();
  }
}
