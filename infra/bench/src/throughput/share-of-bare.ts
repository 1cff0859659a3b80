import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Local } from '@landsea/local';
import autocannon from 'autocannon';
import type { Member } from '../crowd.js';
import type { Extent } from '../extent.js';
import type { Figure } from '../figures.js';

const full = { warmUpSeconds: 5, rounds: 5, roundSeconds: 4 };
const few = { warmUpSeconds: 1, rounds: 1, roundSeconds: 1 };
const connections = 16;
/** A person may make 300 calls a minute; some of the crowd are called a little more often than others. */
const callsEach = 200;
const leastShare = 0.35;

/** A read of the trips service, and the path of the bare server that answers the same. */
export interface Read {
  name: string;
  ours: (member: Member) => string;
  bare: (member: Member) => string;
  makeCrowd: (local: Local, size: number) => Promise<Member[]>;
  /** How many people find out how large a crowd the measurement takes. */
  firstCrowd: number;
}

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
 * first crowd show how many calls the measurement will make.
 */
async function crowdFor(local: Local, origin: string, read: Read, seconds: number): Promise<Member[]> {
  const first = await read.makeCrowd(local, read.firstCrowd);
  const calls = callsOf(first, read.ours);
  await perSecond(origin, calls, 2); // still warming up
  const rate = await perSecond(origin, calls, 1);
  const people = Math.ceil((2 * rate * seconds) / callsEach);
  return people <= read.firstCrowd ? first : read.makeCrowd(local, people);
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
async function measure(local: Local, { smoke }: Extent, bare: string, read: Read): Promise<Figure[]> {
  const { warmUpSeconds, rounds, roundSeconds } = smoke ? few : full;
  const service = `http://127.0.0.1:${local.ports.trips}`;
  const crowd = await crowdFor(local, service, read, warmUpSeconds + rounds * roundSeconds);
  const plain = crowd.map((member) => ({ path: read.bare(member), headers: {} }));
  const ours = callsOf(crowd, read.ours);
  await perSecond(bare, plain, warmUpSeconds);
  await perSecond(service, ours, warmUpSeconds);
  const pairs: { bare: number; ours: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    pairs.push({
      bare: await perSecond(bare, plain, roundSeconds),
      ours: await perSecond(service, ours, roundSeconds),
    });
  }
  const share = median(pairs.map((pair) => pair.ours / pair.bare));
  return [
    { name: read.name, value: median(pairs.map((pair) => pair.ours)), unit: 'calls/s' },
    {
      name: `${read.name}, bare node:http and pg`,
      value: median(pairs.map((pair) => pair.bare)),
      unit: 'calls/s',
    },
    {
      name: `${read.name}, share of bare`,
      value: share,
      unit: '',
      note: `bound at least ${leastShare}${share >= leastShare ? '' : ': MISSED'}`,
    },
  ];
}

/** What share of the bare server's throughput each read has. */
export async function shareOfBare(local: Local, extent: Extent, reads: readonly Read[]): Promise<Figure[]> {
  const port = local.ports.gateway + 19;
  const stop = await bareServer(local.databaseUrls.trips, port);
  try {
    const figures: Figure[] = [];
    for (const read of reads)
      figures.push(...(await measure(local, extent, `http://127.0.0.1:${port}`, read)));
    return figures;
  } finally {
    stop();
  }
}
