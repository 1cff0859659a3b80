import type { PersonalData } from './personal-data.js';

/**
 * The holders in their order, except that each comes before those it names in `erasedBefore`.
 * @throws when they wait for one another.
 */
export const sortForErasure = (holders: readonly PersonalData[]): PersonalData[] => {
  const waiting = [...holders];
  const ordered: PersonalData[] = [];
  while (waiting.length > 0) {
    const next = waiting.findIndex((holder) =>
      waiting.every((other) => !other.erasedBefore.some((type) => holder instanceof type)),
    );
    if (next === -1)
      throw new Error(`No order of erasure: ${waiting.map((each) => each.constructor.name).join(', ')}`);
    ordered.push(...waiting.splice(next, 1));
  }
  return ordered;
};
