import type { Expense, Traveler } from '@landsea/contracts';

export interface PartyPayer {
  /** As expenses name the person: the id in the party, or the name of one who has none. */
  ref: string;
  name: string;
}

/** The people of a party as expenses name them, then those whom only older expenses name. */
export const payersOf = (party: readonly Traveler[], expenses: readonly Expense[]): PartyPayer[] => {
  const payers = party.map(({ id, name }) => ({ ref: id ?? name, name }));
  const known = new Set(payers.map(({ ref }) => ref));
  for (const { paidBy } of expenses) {
    if (paidBy === null || known.has(paidBy)) continue;
    const sameName = payers.some(({ name }) => name === paidBy);
    known.add(paidBy);
    if (!sameName) payers.push({ ref: paidBy, name: nameOf(party, paidBy) });
  }
  return payers;
};

const ID = /^[\da-f]{8}-[\da-f]{4}-/i;

/** Whom an expense means; a person who has left the party keeps their amounts. */
export const nameOf = (party: readonly Traveler[], ref: string): string =>
  party.find((person) => person.id === ref || person.name === ref)?.name ??
  (ID.test(ref) ? 'Somebody who left the party' : ref);
