import type { Local } from '@landsea/local';
import autocannon from 'autocannon';
import { makeCrowd } from '../crowd.js';
import type { Extent } from '../extent.js';
import { percentile, type Figure } from '../figures.js';
import { inTurns, visit } from './bystanders.js';

const attackers = 50;
const full = { rounds: 5, quietCalls: 300, people: 101 };
const few = { rounds: 1, quietCalls: 5, people: 31 };
const mostRatio = 2;
const brackets = '['.repeat(3_900_000);

/** Fifty at once, sent by a separate thread: what it costs to send them is not what is measured. */
async function attack(url: string, origin: string, cookie?: string): Promise<void> {
  const result = await autocannon({
    url,
    method: 'POST',
    connections: attackers,
    amount: attackers,
    workers: 1,
    headers: { 'content-type': 'application/json', origin, ...(cookie && { cookie }) },
    body: brackets,
  });
  if (result['2xx'] > 0) throw new Error('a hostile body was accepted');
}

/** How long another person's calls take while fifty bodies of 3.9 MB of brackets arrive, and while none do. */
export async function hostileBodies(local: Local, { smoke }: Extent): Promise<Figure[]> {
  const { rounds, quietCalls, people } = smoke ? few : full;
  const service = `http://127.0.0.1:${local.ports.trips}`;
  const imports = `${service}/api/v1/expense-imports`;
  const [attacker, ...others] = await makeCrowd(local, people, 1);
  const bystanders = inTurns(others);
  // Everybody is met once before anything is measured.
  await visit(service, bystanders, (calls) => calls < 2 * others.length);
  const quiet = percentile(await visit(service, bystanders, (calls) => calls < quietCalls), 0.95);
  const figures: Figure[] = [{ name: "another person's p95, nobody attacks", value: quiet, unit: 'ms' }];
  for (const [who, cookie] of [
    ['visitors', undefined],
    ['somebody signed in', attacker?.cookie],
  ] as const) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      let isOver = false;
      const attacking = attack(imports, local.origin, cookie).finally(() => {
        isOver = true;
      });
      times.push(...(await visit(service, bystanders, () => !isOver)));
      await attacking;
    }
    const during = percentile(times, 0.95);
    figures.push(
      { name: `another person's p95, attacked by ${who}`, value: during, unit: 'ms' },
      {
        name: `attacked by ${who}, times as long`,
        value: during / quiet,
        unit: '×',
        note: `${times.length} calls; bound ${mostRatio}${during / quiet > mostRatio ? ': MISSED' : ''}`,
      },
    );
  }
  return figures;
}
