import * as z from 'zod/mini';
import { Cents, shortText } from '../core/primitives.js';

/** A person of the party: their id there, or their name where a row is older than the ids. */
export const PartyPerson = shortText('A person', 80);

const MOST_PEOPLE = 30;
const listOf = <Each extends z.core.$ZodType>(each: Each) =>
  z
    .array(each)
    .check(
      z.minLength(1, 'Choose who shares it'),
      z.maxLength(MOST_PEOPLE, `At most ${String(MOST_PEOPLE)} people share one expense`),
    );

/** How an expense is shared: equally, by parts (`2` counts twice), or by exact amounts that add up to it. */
export const ExpenseShares = z.discriminatedUnion('how', [
  z.strictObject({ how: z.literal('equally'), people: listOf(PartyPerson) }),
  z.strictObject({
    how: z.literal('parts'),
    parts: listOf(
      z.strictObject({
        person: PartyPerson,
        parts: z
          .int('Enter whole parts')
          .check(
            z.minimum(0, 'Parts cannot be negative'),
            z.maximum(1000, 'A person has at most 1,000 parts'),
          ),
      }),
    ),
  }),
  z.strictObject({
    how: z.literal('exact'),
    parts: listOf(z.strictObject({ person: PartyPerson, cents: Cents })),
  }),
]);
export type ExpenseShares = z.infer<typeof ExpenseShares>;

export interface PersonAmount {
  person: string;
  cents: number;
}

const byParts = (
  amountCents: number,
  parts: readonly { person: string; parts: number }[],
): PersonAmount[] => {
  const whole = parts.reduce((sum, each) => sum + each.parts, 0);
  const shares = parts.map((each, index) => {
    const exact = amountCents * each.parts;
    return { index, person: each.person, cents: Math.floor(exact / whole), rest: exact % whole };
  });
  let missing = amountCents - shares.reduce((sum, { cents }) => sum + cents, 0);
  const first = [...shares].sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const share of first) {
    if (missing === 0) break;
    share.cents += 1;
    missing -= 1;
  }
  return shares.map(({ person, cents }) => ({ person, cents }));
};

/**
 * What each person's part of an expense is, in cents that always add up to it. Cents that do not divide go one each to
 * those whose part was cut most; among equals to who stands first in the list.
 */
export const shareExpense = (amountCents: number, shares: ExpenseShares): PersonAmount[] => {
  switch (shares.how) {
    case 'equally':
      return byParts(
        amountCents,
        shares.people.map((person) => ({ person, parts: 1 })),
      );
    case 'parts':
      return byParts(amountCents, shares.parts);
    case 'exact':
      return shares.parts.map(({ person, cents }) => ({ person, cents }));
  }
};

/** What keeps shares from adding up, in words for the person; undefined when all is well. */
export const sharesProblem = (amountCents: number, shares: ExpenseShares): string | undefined => {
  const people = shares.how === 'equally' ? shares.people : shares.parts.map(({ person }) => person);
  const twice = people.find((person, index) => people.indexOf(person) !== index);
  if (twice !== undefined) return `${twice} is in the list twice`;
  if (shares.how === 'parts' && shares.parts.every(({ parts }) => parts === 0)) {
    return 'Give at least one person a part';
  }
  if (shares.how === 'exact') {
    const sum = shares.parts.reduce((total, { cents }) => total + cents, 0);
    const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
    if (sum !== amountCents) {
      const off = `${dollars(Math.abs(amountCents - sum))} ${sum < amountCents ? 'is missing' : 'is too much'}`;
      return `The parts add up to ${dollars(sum)}, the expense is ${dollars(amountCents)}: ${off}`;
    }
  }
  return undefined;
};
