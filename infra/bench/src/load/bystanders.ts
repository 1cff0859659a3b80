import type { Member } from '../crowd.js';

/** These people again and again: one alone would reach the limit of calls a minute. */
export function* inTurns(people: readonly Member[]): Generator<Member, never> {
  if (people.length === 0) throw new Error('nobody is there to take turns');
  for (;;) yield* people;
}

/** One call after the other, as other people's browsers make them, until stopped. */
export async function visit(
  service: string,
  people: Generator<Member, never>,
  goesOn: (calls: number) => boolean,
): Promise<number[]> {
  const times: number[] = [];
  while (goesOn(times.length)) {
    const person = people.next().value;
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
