import type { Local } from '@landsea/local';
import { makeCrowd, type Member } from '../crowd.js';
import type { Extent } from '../extent.js';
import { percentile, type Figure } from '../figures.js';
import { inTurns, visit } from './bystanders.js';
import { RequestSender } from './sender.js';
import { worstRequests, type WorstRequest } from './worst-requests.js';

const full = { people: 101, aloneCalls: 20, leastCalls: 200, mostTimes: 50 };
const few = { people: 31, aloneCalls: 5, leastCalls: 5, mostTimes: 1 };
const mostRatio = 2;

interface Place {
  service: string;
  bystanders: Generator<Member, never>;
  sender: RequestSender;
}

/** The visitor's calls alone and beside the requests, in turns: what else the machine does weighs on both. */
async function measure(
  { service, bystanders, sender }: Place,
  { name, requests, ...worst }: WorstRequest,
  { aloneCalls, leastCalls, mostTimes }: typeof full,
): Promise<Figure> {
  const alone: number[] = [];
  const beside: number[] = [];
  let refused = 0;
  for (let each = 0; each < mostTimes && beside.length < leastCalls; each += 1) {
    alone.push(...(await visit(service, bystanders, (calls) => calls < aloneCalls)));
    let isOver = false;
    const sending = sender.send({ ...worst, requests: requests(each) }).finally(() => {
      isOver = true;
    });
    beside.push(...(await visit(service, bystanders, () => !isOver)));
    refused += await sending;
  }
  const [quiet, busy] = [percentile(alone, 0.95), percentile(beside, 0.95)];
  const note = `${busy.toFixed(1)} ms of ${quiet.toFixed(1)}; ${String(beside.length)} calls, ${String(refused)} refused`;
  return {
    name: `beside ${name}, times as long`,
    value: busy / quiet,
    unit: '×',
    note: `${note}; bound ${String(mostRatio)}${busy / quiet > mostRatio ? ': MISSED' : ''}`,
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
