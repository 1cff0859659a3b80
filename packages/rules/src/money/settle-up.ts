import type { CalendarDate } from '@landsea/contracts/core';
import { shareExpense, type CarriedCents } from './share-expense.js';
import type { ExpenseShares } from '@landsea/contracts/money';

/** Cents: positive is owed to them; the sum is zero. */
export type Balances = Map<string, number>;

export interface Transfer {
  from: string;
  to: string;
  amountCents: number;
}

interface SharedExpense {
  id?: string;
  day?: CalendarDate;
  amountCents: number;
  paidBy: string | null;
  shares: ExpenseShares | null;
}

/** A fixed order, so that everybody sees the same cents. */
const inOrder = (expenses: readonly SharedExpense[]): SharedExpense[] =>
  expenses.toSorted(
    (a, b) => (a.day ?? '').localeCompare(b.day ?? '') || (a.id ?? '').localeCompare(b.id ?? ''),
  );

/** Indivisible cents take turns. */
export const sumBalances = (
  expenses: readonly SharedExpense[],
  settlements: readonly Transfer[],
): Balances => {
  const balances: Balances = new Map();
  const add = (person: string, cents: number) => balances.set(person, (balances.get(person) ?? 0) + cents);
  const carried: CarriedCents = new Map();
  for (const { amountCents, paidBy, shares } of inOrder(expenses)) {
    if (!shares || paidBy === null) continue;
    add(paidBy, amountCents);
    for (const { person, cents } of shareExpense(amountCents, shares, carried)) add(person, -cents);
  }
  for (const { from, to, amountCents } of settlements) {
    add(from, amountCents);
    add(to, -amountCents);
  }
  return balances;
};

type Entry = readonly [person: string, cents: number];

/** Greatest debtor to greatest creditor: fewer transfers than people. */
const greedy = (entries: readonly Entry[]): Transfer[] => {
  const open = entries.map(([person, cents]) => ({ person, cents }));
  const transfers: Transfer[] = [];
  for (;;) {
    const to = open.reduce((most, each) => (each.cents > most.cents ? each : most));
    const from = open.reduce((least, each) => (each.cents < least.cents ? each : least));
    const amountCents = Math.min(to.cents, -from.cents);
    if (amountCents <= 0) return transfers;
    transfers.push({ from: from.person, to: to.person, amountCents });
    to.cents -= amountCents;
    from.cents += amountCents;
  }
};

const MOST_EXACT = 15;

/** Every group that adds up to zero saves a transfer. Dynamic over all subsets. */
const evenGroups = (entries: readonly Entry[]): Entry[][] => {
  const all = (1 << entries.length) - 1;
  const sums = new Float64Array(all + 1);
  const groups = new Uint8Array(all + 1);
  const last = new Int8Array(all + 1).fill(-1);
  for (let set = 1; set <= all; set += 1) {
    const low = 31 - Math.clz32(set & -set);
    sums[set] = (sums[set & (set - 1)] ?? 0) + (entries[low]?.[1] ?? 0);
    for (let one = 0; one < entries.length; one += 1) {
      if (!(set & (1 << one))) continue;
      const before = groups[set & ~(1 << one)] ?? 0;
      if (last[set] === -1 || before > (groups[set] ?? 0)) {
        groups[set] = before;
        last[set] = one;
      }
    }
    if (sums[set] === 0) groups[set] = (groups[set] ?? 0) + 1;
  }
  const found: Entry[][] = [];
  let group: Entry[] = [];
  for (let set = all; set > 0;) {
    const one = last[set] ?? 0;
    const entry = entries[one];
    if (entry) group.push(entry);
    set &= ~(1 << one);
    if (sums[set] === 0) {
      found.push(group);
      group = [];
    }
  }
  return found;
};

/** Minimal for up to 15 uneven people, greedy beyond. */
export const settleUp = (balances: Balances): Transfer[] => {
  const uneven = [...balances].filter(([, cents]) => cents !== 0);
  if (uneven.length === 0) return [];
  return uneven.length > MOST_EXACT ? greedy(uneven) : evenGroups(uneven).flatMap(greedy);
};
