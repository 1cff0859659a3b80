import type { Member } from '../crowd.js';

/**
 * One call after the other, as other people's browsers make them, until stopped. Many people take turns: one alone
 * would reach the limit of calls a minute.
 */
export async function visit(
  service: string,
  people: Member[],
  goesOn: (calls: number) => boolean,
): Promise<number[]> {
  const times: number[] = [];
  while (goesOn(times.length)) {
    const person = people[times.length % people.length];
    if (!person) break;
    const started = performance.now();
    const answer = await fetch(`${service}/api/v1/trips/${person.tripId}/budget`, {
      headers: { cookie: person.cookie },
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${answer.status} for somebody who did nothing wrong`);
    times.push(performance.now() - started);
  }
  return times;
}
