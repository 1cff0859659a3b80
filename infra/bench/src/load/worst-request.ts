import type { Local } from '@landsea/local';
import { makeCrowd } from '../crowd.js';
import type { Extent } from '../extent.js';
import { percentile, type Figure } from '../figures.js';
import { visit } from './bystanders.js';
import { worstRequests, type WorstRequest } from './worst-requests.js';

const full = { quietCalls: 300, people: 101, leastCalls: 100, mostTimes: 20 };
const few = { quietCalls: 5, people: 31, leastCalls: 5, mostTimes: 1 };
const mostRatio = 2;

/** Sends the requests once, so many at a time as there are connections. Refusals are answers, too. */
async function send(
  service: string,
  { requests, connections, cookie }: WorstRequest,
  origin: string,
): Promise<void> {
  const waiting = requests.values();
  const connection = async (): Promise<void> => {
    for (const { method, path, body, type = 'application/json' } of waiting) {
      const answer = await fetch(service + path, {
        method,
        headers: { origin, ...(cookie && { cookie }), ...(body !== undefined && { 'content-type': type }) },
        ...(body !== undefined && { body }),
      });
      await answer.arrayBuffer();
      if (answer.status >= 500) throw new Error(`${path} answered ${String(answer.status)}`);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
}

/**
 * How long another visitor's calls take at p95 while somebody sends the most expensive valid requests of a route, as many at
 * once as one client may, against the same calls while nobody does.
 */
export async function worstRequest(local: Local, { smoke }: Extent): Promise<Figure[]> {
  const { quietCalls, people, leastCalls, mostTimes } = smoke ? few : full;
  const service = `http://127.0.0.1:${local.ports.trips}`;
  const bystanders = await makeCrowd(local, people, 1);
  // Everybody is met once before anything is measured.
  await visit(service, bystanders, (calls) => calls < 2 * bystanders.length);
  const quiet = percentile(await visit(service, bystanders, (calls) => calls < quietCalls), 0.95);
  const figures: Figure[] = [{ name: "another visitor's p95, alone", value: quiet, unit: 'ms' }];
  for (const worst of await worstRequests(local)) {
    const times: number[] = [];
    for (let each = 0; each < mostTimes && times.length < leastCalls; each += 1) {
      let isOver = false;
      const sending = send(service, worst, local.origin).finally(() => {
        isOver = true;
      });
      times.push(...(await visit(service, bystanders, () => !isOver)));
      await sending;
    }
    const ratio = percentile(times, 0.95) / quiet;
    figures.push({
      name: `beside ${worst.name}, times as long`,
      value: ratio,
      unit: '×',
      note: `${times.length} calls; bound ${mostRatio}${ratio > mostRatio ? ': MISSED' : ''}`,
    });
  }
  return figures;
}
