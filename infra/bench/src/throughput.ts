import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Local } from '@landsea/local';
import autocannon from 'autocannon';
import { makeCrowd, type Member } from './crowd.js';
import type { Extent } from './extent.js';
import type { Figure } from './figures.js';

const full = { warmUpSeconds: 5, rounds: 5, roundSeconds: 4 };
const few = { warmUpSeconds: 1, rounds: 1, roundSeconds: 1 };
const connections = 16;
/** A person may make 300 calls a minute; some of the crowd are called a little more often than others. */
const callsEach = 200;
const firstCrowd = 250;

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

/**
 * So many people that none of them reaches the limit of a person's calls, however fast the machine: a few seconds with a
 * first crowd tell how many calls the measurement will make.
 */
async function crowdFor(
  local: Local,
  origin: string,
  path: (member: Member) => string,
  seconds: number,
): Promise<Member[]> {
  const first = await makeCrowd(local, firstCrowd);
  const calls = callsOf(first, path);
  await perSecond(origin, calls, 2); // still warming up
  const rate = await perSecond(origin, calls, 1);
  const people = Math.ceil((2 * rate * seconds) / callsEach);
  return people <= firstCrowd ? first : makeCrowd(local, people);
}

const callsOf = (crowd: Member[], path: (member: Member) => string): Call[] =>
  crowd.map((member) => ({ path: path(member), headers: { cookie: member.cookie } }));

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
export async function throughput(local: Local, { smoke }: Extent): Promise<Figure[]> {
  const { warmUpSeconds, rounds, roundSeconds } = smoke ? few : full;
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
      const crowd = await crowdFor(local, service, route.ours, warmUpSeconds + rounds * roundSeconds);
      const plain = crowd.map((member) => ({ path: route.bare(member), headers: {} }));
      const ours = callsOf(crowd, route.ours);
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
