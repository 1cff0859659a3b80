import { addDays, getUsdCents } from '@landsea/contracts/core';
import { demoPeople } from '@landsea/rules/demo';
import { type ExpenseShares, type OriginalAmount } from '@landsea/contracts/money';
import { toExpenseRows, type NewExpense } from '../money/expenses/expense-rows.js';

const { morgan, alex } = demoPeople;
const both: ExpenseShares = { how: 'equally', people: [morgan, alex] };
const id = (index: number): string => `d2000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`;

type Spent = Pick<NewExpense, 'category' | 'what' | 'note' | 'shares'> & {
  daysAgo: number;
  paidBy: string;
  cents: number;
  original?: OriginalAmount;
};

const euros = (amountMinor: number): Pick<Spent, 'cents' | 'original'> => {
  const original: OriginalAmount = { currency: 'EUR', amountMinor, rate: '1.0842' };
  return { original, cents: getUsdCents(original) };
};

const spent: readonly Spent[] = [
  { daysAgo: 1, category: 'misc', what: 'Packing cubes and a second rain cover', cents: 4_398, paidBy: alex },
  {
    daysAgo: 3,
    category: 'snacks-sips',
    what: 'Car snacks for the way to the airport',
    cents: 2_765,
    paidBy: morgan,
  },
  {
    daysAgo: 6,
    category: 'excursions-experiences',
    what: 'Deposit, Blue Lagoon beach day',
    cents: 8_495,
    paidBy: morgan,
    shares: both,
    note: 'The rest is due on the day.',
  },
  {
    daysAgo: 9,
    category: 'transportation',
    what: 'Booster seat for the car service',
    cents: 3_499,
    paidBy: alex,
    shares: both,
  },
  {
    daysAgo: 12,
    category: 'misc',
    what: 'Autograph books and pens',
    cents: 2_180,
    paidBy: morgan,
  },
  {
    daysAgo: 12,
    category: 'misc',
    what: 'Waterproof phone pouches, 4',
    ...euros(3_996),
    paidBy: alex,
    note: 'Ordered from Alex’s sister.',
  },
  {
    daysAgo: 17,
    category: 'dining',
    what: 'Gift cards for the quick-service days',
    cents: 15_000,
    paidBy: alex,
    shares: {
      how: 'parts',
      parts: [
        { person: morgan, parts: 2 },
        { person: alex, parts: 1 },
      ],
    },
  },
  { daysAgo: 21, category: 'photopass', what: 'Frame for the castle picture', cents: 2_600, paidBy: morgan },
  {
    daysAgo: 24,
    category: 'transportation',
    what: 'Passport cards for the children',
    cents: 7_000,
    paidBy: morgan,
    shares: both,
  },
  { daysAgo: 30, category: 'misc', what: 'Lanyards and magnets for the door', cents: 3_150, paidBy: alex },
];

export const makeDemoExpenses = (today: string): NewExpense[] => [
  ...spent.map(({ daysAgo, cents, ...rest }, index): NewExpense => ({
    ...rest,
    id: id(index),
    amountCents: cents,
    day: addDays(today, -daysAgo),
    seriesId: null,
  })),
  ...toExpenseRows({
    id: id(40),
    category: 'transportation',
    what: 'Toll pass, monthly',
    amountCents: 1_200,
    day: addDays(today, -35),
    paidBy: alex,
    repeat: { every: 'month', until: addDays(today, 60) },
  }),
];
