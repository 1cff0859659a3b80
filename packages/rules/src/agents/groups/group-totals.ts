import type { GroupHousehold } from '@landsea/contracts/agents';

export interface GroupTotals {
  households: number;
  people: number;
  rooms: number;
  /** US cents; null where no household shows its money. */
  owesCents: number | null;
  /** US cents; null for a role that does not see commissions. */
  expectedCents: number | null;
}

const sumKnown = (amounts: readonly (number | null)[]): number | null => {
  const known = amounts.filter((cents) => cents !== null);
  return known.length === 0 ? null : known.reduce((total, cents) => total + cents, 0);
};

/** A client with two trips in the group is one household. */
export const sumGroup = (households: readonly GroupHousehold[]): GroupTotals => ({
  households: new Set(households.map(({ clientId }) => clientId)).size,
  people: households.reduce((total, { party }) => total + party.length, 0),
  rooms: households.reduce((total, { roomCount }) => total + roomCount, 0),
  owesCents: sumKnown(households.map(({ money }) => money?.owesCents ?? null)),
  expectedCents: sumKnown(households.map(({ expectedCents }) => expectedCents)),
});
