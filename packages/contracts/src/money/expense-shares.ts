import * as z from 'zod/mini';
import { defineShortText, SignedCents } from '../core/primitives.js';

/** An id of the party, or a name in older rows. */
export const PartyPerson = defineShortText('A person', 80);

const MOST_PEOPLE = 30;
const listOf = <Each extends z.core.$ZodType>(each: Each) =>
  z
    .array(each)
    .check(
      z.minLength(1, 'Choose who shares it'),
      z.maxLength(MOST_PEOPLE, `At most ${MOST_PEOPLE} people share one expense`),
    );

/** Equally, by parts (`2` counts twice), or by exact amounts, negative for a refund. */
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
    parts: listOf(z.strictObject({ person: PartyPerson, cents: SignedCents })),
  }),
]);
export type ExpenseShares = z.infer<typeof ExpenseShares>;

export const findSharesProblem = (amountCents: number, shares: ExpenseShares): string | undefined => {
  const people = shares.how === 'equally' ? shares.people : shares.parts.map(({ person }) => person);
  const twice = people.find((person, index) => people.indexOf(person) !== index);
  if (twice !== undefined) return `${twice} is in the list twice`;
  if (shares.how === 'parts' && shares.parts.every(({ parts }) => parts === 0)) {
    return 'Give at least one person a part';
  }
  if (shares.how === 'exact') {
    const sum = shares.parts.reduce((total, { cents }) => total + cents, 0);
    const dollars = (cents: number) => `${cents < 0 ? '-' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`;
    if (shares.parts.some(({ cents }) => cents !== 0 && cents < 0 !== amountCents < 0))
      return amountCents < 0 ? 'Each part of a refund is below zero' : 'A part cannot be negative';
    if (sum !== amountCents) {
      const off = `${dollars(Math.abs(amountCents - sum))} ${Math.abs(sum) < Math.abs(amountCents) ? 'is missing' : 'is too much'}`;
      return `The parts add up to ${dollars(sum)}, the expense is ${dollars(amountCents)}: ${off}`;
    }
  }
  return undefined;
};
