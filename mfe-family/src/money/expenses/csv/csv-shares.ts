import type { ExpenseShares } from '@landsea/contracts/money';
import type { PartyPayer } from '../form/people-of';
import { formatMinor, toMinorUnits } from '../form/amount-text';

const escaped = (name: string): string => name.replace(/[\\;:]/g, '\\$&');
const unescaped = (text: string): string => text.replace(/\\(.)/gs, '$1').trim();

/**
 * `Robin; Sam`, `Robin: 2 parts; Sam: 1 part` or `Robin: $5.00; Sam: $7.50`; a backslash stands before `;`
 * and `:` in a name.
 */
export const formatShares = (shares: ExpenseShares, nameOf: (ref: string) => string): string => {
  const named = (ref: string) => escaped(nameOf(ref));
  switch (shares.how) {
    case 'equally':
      return shares.people.map(named).join('; ');
    case 'parts':
      return shares.parts
        .map(({ person, parts }) => `${named(person)}: ${parts} part${parts === 1 ? '' : 's'}`)
        .join('; ');
    case 'exact':
      return shares.parts
        .map(
          ({ person, cents }) =>
            `${named(person)}: ${cents < 0 ? '-' : ''}$${formatMinor(Math.abs(cents), 2)}`,
        )
        .join('; ');
  }
};

/** A name, and behind the last colon the person's part. */
const ENTRY = /((?:\\.|[^\\;:])+)(?::([^;]*))?(?:;|$)/gsu;
const PARTS = /^(\d{1,4}) parts?$/;

/** `$5.00`, and `-$5.00` of a refund. */
const centsIn = (value: string | undefined): number | undefined => {
  const amount = value?.replace(/^-/, '');
  const cents = amount?.startsWith('$') ? toMinorUnits(amount, 'USD') : undefined;
  return cents !== undefined && value?.startsWith('-') ? -cents : cents;
};

interface Share {
  person: string;
  parts: number | undefined;
  cents: number | undefined;
  isPlain: boolean;
}

const all = <T>(values: (T | undefined)[]): T[] | undefined =>
  values.every((value) => value !== undefined) ? values : undefined;

/** An empty cell names no shares. */
export const readShares = (text: string, payers: readonly PartyPayer[]): ExpenseShares | null | string => {
  if (text === '') return null;
  const shares: Share[] = [];
  for (const [, written = '', amount] of text.matchAll(ENTRY)) {
    const name = unescaped(written);
    const payer = payers.find((each) => each.name.toLowerCase() === name.toLowerCase());
    if (!payer) return `“${name}” isn’t in this trip’s party`;
    const value = amount?.trim();
    const parts = PARTS.exec(value ?? '')?.[1];
    shares.push({
      person: payer.ref,
      parts: parts === undefined ? undefined : Number(parts),
      cents: centsIn(value),
      isPlain: value === undefined,
    });
  }
  if (shares.length > 0 && shares.every(({ isPlain }) => isPlain))
    return { how: 'equally', people: shares.map(({ person }) => person) };
  const parts = all(
    shares.map(({ person, parts: of }) => (of === undefined ? undefined : { person, parts: of })),
  );
  if (parts) return { how: 'parts', parts };
  const exact = all(shares.map(({ person, cents }) => (cents === undefined ? undefined : { person, cents })));
  return exact ? { how: 'exact', parts: exact } : `“${text}” does not say who shares it: write “Robin; Sam”`;
};
