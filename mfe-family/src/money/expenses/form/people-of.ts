import { PAYS_FROM, listPayers as grownUps } from '@landsea/rules/money';
import type { Expense } from '@landsea/contracts/money';
import { getAgeOn } from '@landsea/rules/trip';
import type { Traveler } from '@landsea/contracts/trip';

export interface PartyPayer {
  /** The id in the party, or the name of a person without one. */
  ref: string;
  name: string;
}

const named = ({ id, name }: Traveler): PartyPayer => ({ ref: id ?? name, name });

export const listFirstSharers = (party: readonly Traveler[], firstDay: string): string[] => {
  const adults = party.filter((person) => getAgeOn(person, firstDay) >= PAYS_FROM);
  return adults.length > 1 ? adults.map((person) => named(person).ref) : [];
};

/** Includes people whom only older expenses name. */
export const listPartyPayers = (party: readonly Traveler[], expenses: readonly Expense[]): PartyPayer[] => {
  const payers = party.map(named);
  const known = new Set(payers.map(({ ref }) => ref));
  for (const { paidBy } of expenses) {
    if (paidBy === null || known.has(paidBy)) continue;
    const sameName = payers.some(({ name }) => name === paidBy);
    known.add(paidBy);
    if (!sameName) payers.push({ ref: paidBy, name: getPartyName(party, paidBy) });
  }
  return payers;
};

export const listPayersFor = (
  party: readonly Traveler[],
  firstDay: string,
  expense?: Pick<Expense, 'paidBy'>,
): PartyPayer[] => {
  const payers = grownUps(party, firstDay).map(named);
  const ref = expense?.paidBy ?? null;
  return ref === null || payers.some((each) => each.ref === ref || each.name === ref)
    ? payers
    : [...payers, { ref, name: getPartyName(party, ref) }];
};

export const listSharers = ({ shares }: Expense): string[] => {
  if (!shares) return [];
  return shares.how === 'equally' ? shares.people : shares.parts.map(({ person }) => person);
};

/** Includes people who left the party and have a part in this expense. */
export const listPeopleFor = (party: readonly Traveler[], expense: Expense): PartyPayer[] => {
  const payers = listPartyPayers(party, [expense]);
  const left = listSharers(expense).filter((person) => payers.every(({ ref }) => ref !== person));
  return [...payers, ...left.map((ref) => ({ ref, name: getPartyName(party, ref) }))];
};

const ID = /^[\da-f]{8}-[\da-f]{4}-/i;

/** A person who has left the party keeps their amounts. */
export const getPartyName = (party: readonly Traveler[], ref: string): string =>
  party.find((person) => person.id === ref || person.name === ref)?.name ??
  (ID.test(ref) ? 'Somebody who left the party' : ref);
