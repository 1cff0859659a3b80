import type { ExpenseShares } from '@landsea/contracts/money';

export interface PersonAmount {
  person: string;
  cents: number;
}

/** Cents that rounding has kept from each person, negative for an excess. */
export type CarriedCents = Map<string, number>;

/** Removes the float error of equal fractions. */
const rounded = (cents: number): number => Math.round(cents * 1e6) / 1e6;

const byParts = (
  amountCents: number,
  parts: readonly { person: string; parts: number }[],
  carried: CarriedCents,
): PersonAmount[] => {
  const whole = parts.reduce((sum, each) => sum + each.parts, 0);
  const shares = parts.map((each, index) => {
    const exact = (amountCents * each.parts) / whole;
    const cents = Math.floor((amountCents * each.parts) / whole);
    return {
      index,
      person: each.person,
      exact,
      cents,
      kept: rounded((carried.get(each.person) ?? 0) + exact - cents),
    };
  });
  let missing = amountCents - shares.reduce((sum, { cents }) => sum + cents, 0);
  const first = shares
    .filter(({ exact, cents }) => exact > cents)
    .toSorted((a, b) => b.kept - a.kept || a.index - b.index);
  for (const share of first) {
    if (missing === 0) break;
    share.cents += 1;
    missing -= 1;
  }
  for (const { person, exact, cents } of shares)
    carried.set(person, rounded((carried.get(person) ?? 0) + exact - cents));
  return shares.map(({ person, cents }) => ({ person, cents }));
};

/**
 * Cents that add up to the amount. Remainders go to those who lost most by rounding (`carried` is updated),
 * then in list order.
 */
export const shareExpense = (
  amountCents: number,
  shares: ExpenseShares,
  carried: CarriedCents = new Map(),
): PersonAmount[] => {
  switch (shares.how) {
    case 'equally':
      return byParts(
        amountCents,
        shares.people.map((person) => ({ person, parts: 1 })),
        carried,
      );
    case 'parts':
      return byParts(amountCents, shares.parts, carried);
    case 'exact':
      return shares.parts.map(({ person, cents }) => ({ person, cents }));
  }
};
