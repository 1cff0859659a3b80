import { addDays } from '@landsea/contracts/core';
import { demoPeople } from '@landsea/rules/demo';
import { type CreateContribution, type SavingsJar, type WriteSavingsPlan } from '@landsea/contracts/money';

const { morgan, alex, sofia, leo } = demoPeople;
const id = (kind: number, index: number): string =>
  `d3000000-0000-4000-800${kind}-${String(index).padStart(12, '0')}`;

const WEEKS = 14;
const MISSED = 9;

export const makeDemoSavingsPlan = (today: string, startDate: string): WriteSavingsPlan => ({
  firstDay: addDays(today, -7 * WEEKS),
  targetDay: addDays(startDate, -14),
  targetCents: null,
  rhythm: 'week',
  version: 0,
});

export const demoJars: SavingsJar[] = [
  {
    id: id(1, 1),
    name: 'Sofia’s pocket money',
    person: sofia,
    goalCents: 15_000,
    removed: false,
    version: 0,
  },
  {
    id: id(1, 2),
    name: 'Leo’s ears and lightsaber',
    person: leo,
    goalCents: 12_000,
    removed: false,
    version: 0,
  },
];

export const makeDemoContributions = (today: string): CreateContribution[] => {
  const weekly = Array.from({ length: WEEKS }, (_, week) => ({
    id: id(2, week),
    jarId: null,
    by: week % 3 === 2 ? alex : morgan,
    amountCents: week === 4 ? 45_000 : 26_000,
    day: addDays(today, -7 * (WEEKS - week)),
    ...(week === 4 && { note: 'Tax refund' }),
  })).filter((_, week) => week !== MISSED);
  const pocket = [
    { by: sofia, jar: 0, amountCents: 4_000, ago: 40, note: 'Dog walking' },
    { by: morgan, jar: 0, amountCents: 2_500, ago: 12 },
    { by: leo, jar: 1, amountCents: 1_850, ago: 26, note: 'The piggy bank' },
  ].map(({ by, jar, amountCents, ago, note }, index) => ({
    id: id(3, index),
    jarId: demoJars[jar]?.id ?? null,
    by,
    amountCents,
    day: addDays(today, -ago),
    ...(note && { note }),
  }));
  return [...weekly, ...pocket];
};
