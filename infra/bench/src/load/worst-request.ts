import type { Local } from '@landsea/local';
import { makeCrowd, type Member } from '../crowd.js';
import type { Extent } from '../extent.js';
import { percentile, type Figure } from '../figures.js';
import { inTurns, visit } from './bystanders.js';
import { RequestSender, type Requests } from './sender.js';
import { worstRequests, type WorstRequest } from './worst-requests.js';

const full = { people: 101, aloneCalls: 20, leastCalls: 200, mostTimes: 50 };
const few = { people: 31, aloneCalls: 5, leastCalls: 5, mostTimes: 1 };
const mostRatio = 2;

/** Answered from a cache: beside as many of these, only what the machine shares is left. */
const trivial = { method: 'GET', path: '/api/v1/catalogue/search?q=castle' } as const;

interface Place {
  service: string;
  bystanders: Generator<Member, never>;
  sender: RequestSender;
}

/** The visitor's calls while the requests are sent, how many of those were refused, and how long that took. */
async function visitBeside({ service, bystanders, sender }: Place, requests: Requests) {
  const started = performance.now();
  let isOver = false;
  const sending = sender.send(requests).finally(() => {
    isOver = true;
  });
  const times = await visit(service, bystanders, () => !isOver);
  return { times, refused: await sending, tookMs: performance.now() - started };
}

/** The visitor's calls alone, beside the requests and beside trivial ones, in turns: what else the machine does weighs on all. */
async function measure(
  place: Place,
  { name, requests, ...worst }: WorstRequest,
  { aloneCalls, leastCalls, mostTimes }: typeof full,
): Promise<Figure> {
  const [alone, beside, control]: [number[], number[], number[]] = [[], [], []];
  let refused = 0;
  for (let each = 0; each < mostTimes && beside.length < leastCalls; each += 1) {
    alone.push(...(await visit(place.service, place.bystanders, (calls) => calls < aloneCalls)));
    const sent = requests(each);
    const heavy = await visitBeside(place, { ...worst, requests: sent });
    const light = sent.map(() => trivial);
    const { connections } = worst;
    control.push(...(await visitBeside(place, { connections, requests: light, overMs: heavy.tookMs })).times);
    beside.push(...heavy.times);
    refused += heavy.refused;
  }
  const [quiet, busy, light] = [alone, beside, control].map((times) => percentile(times, 0.95)) as [
    number,
    number,
    number,
  ];
  const note = `${busy.toFixed(1)} ms of ${quiet.toFixed(1)}; ${String(beside.length)} calls, ${String(refused)} refused`;
  return {
    name: `beside ${name}, times as long`,
    value: busy / quiet,
    unit: '×',
    note: `${note}; beside as many trivial ones ×${(light / quiet).toFixed(1)}; bound ${String(mostRatio)}${busy / quiet > mostRatio ? ': MISSED' : ''}`,
  };
}

/**
 * How long another visitor's calls take at p95 while somebody sends the most expensive valid requests of a route, as many at
 * once as one client may, against the same calls while nobody does.
 */
export async function worstRequest(local: Local, { smoke }: Extent): Promise<Figure[]> {
  const extent = smoke ? few : full;
  const service = `http://127.0.0.1:${local.ports.trips}`;
  const people = await makeCrowd(local, extent.people, 1);
  const bystanders = inTurns(people);
  const sender = await RequestSender.start(service, local.origin);
  try {
    // Everybody is met before anything is measured, and every request was made once.
    await visit(service, bystanders, (calls) => calls < 2 * people.length);
    const figures: Figure[] = [];
    for (const worst of await worstRequests(local)) {
      await sender.send({ ...worst, requests: worst.requests(0).slice(0, 1) });
      figures.push(await measure({ service, bystanders, sender }, worst, extent));
    }
    return figures;
  } finally {
    sender.stop();
  }
}
