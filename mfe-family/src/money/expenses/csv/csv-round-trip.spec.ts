import { currencyCodes, getUsdCents } from '@landsea/contracts/core';
import {
  budgetCategories,
  CreateExpense,
  Expense,
  nameExpense,
  type ExpenseShares,
} from '@landsea/contracts/money';
import { makeExpensesCsv } from './csv-export';
import { runDry } from './csv-import';
import { readExpenseTable, guessMapping } from './csv-mapping';
import { readCsvRows } from '@landsea/web-kit/tables';

const payers = [
  { ref: 'p1', name: 'Robin' },
  { ref: 'p2', name: 'Sam Ó Briain' },
  { ref: 'p3', name: 'O\u2019Neil; Kim: the 2nd \\ Jr' },
  { ref: 'p4', name: '=Grandma' },
  { ref: 'p5', name: "'Ohana" },
];
const tripId = 'b0000000-0000-4000-8000-000000000001';

/** Numbers from 0 to below `below`, the same for each seed. */
const randomNumbers = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    return ((mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61))) >>> 0) % below;
  };
};
type Random = ReturnType<typeof randomNumbers>;

const pieces = [
  ...["'", '"', '""', ',', ';', '\t', '\n', '\r', '\r\n', '=', '+1 ticket', '-', '@', '\\', ':'],
  ...[
    'ticket',
    ' ',
    '  ',
    '12',
    '$5.00',
    '2 parts',
    '＝',
    'é',
    '🎆',
    '日本',
    '|',
    "'+",
    "''=",
    '1/2/2027',
    '0',
  ],
];
const pick = <T>(random: Random, list: readonly T[]): T => {
  const one = list[random(list.length)];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
};
const oddText = (random: Random): string =>
  Array.from({ length: 1 + random(6) }, () => pick(random, pieces)).join('');

const oddShares = (random: Random, amountCents: number): ExpenseShares | null => {
  const people = payers.slice(random(3), 3 + random(3)).map(({ ref }) => ref);
  switch (random(4)) {
    case 0:
      return { how: 'equally', people };
    case 1:
      return {
        how: 'parts',
        parts: people.map((person, index) => ({ person, parts: 1 + index * random(3) })),
      };
    case 2: {
      const first = random(amountCents + 1);
      const cents = (index: number) => (index === 0 ? first : index === 1 ? amountCents - first : 0);
      return people.length < 2
        ? { how: 'exact', parts: people.map((person) => ({ person, cents: amountCents })) }
        : { how: 'exact', parts: people.map((person, index) => ({ person, cents: cents(index) })) };
    }
    default:
      return null;
  }
};

const oddExpense = (random: Random, index: number): Expense => {
  const foreign = {
    currency: pick(random, currencyCodes),
    amountMinor: 1000 + random(100_000),
    rate: pick(random, ['1.0842', '0.9', '12', '0.0068']),
  };
  const original = foreign.currency === 'USD' || random(3) > 0 || getUsdCents(foreign) < 1 ? null : foreign;
  const amountCents = original ? getUsdCents(original) : 1 + random(1_000_000);
  const shares = oddShares(random, amountCents);
  const paidBy = shares || random(2) === 0 ? pick(random, payers).ref : null;
  const sign = random(6) === 0 ? -1 : 1;
  const signed: ExpenseShares | null =
    shares?.how === 'exact'
      ? {
          how: 'exact',
          parts: shares.parts.map(({ person, cents }) => ({ person, cents: sign * cents + 0 })),
        }
      : shares;
  const typed = CreateExpense.safeParse({
    id: `c0000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    category: pick(random, budgetCategories),
    what: oddText(random),
    amountCents: sign * amountCents,
    original,
    day: `2027-03-${String(1 + random(9)).padStart(2, '0')}`,
    paidBy,
    shares: signed,
    ...(random(2) === 0 && { note: oddText(random) }),
  });
  const kept = typed.success ? nameExpense(typed.data) : oddExpense(random, index);
  return Expense.parse({
    lineId: null,
    seriesId: null,
    receipt: null,
    version: 1,
    updatedAt: '2027-03-14T12:00:00Z',
    ...kept,
    note: kept.note || null,
  });
};

const contentOf = ({
  what,
  amountCents,
  category,
  day,
  note,
  original,
  paidBy,
  shares,
}: CreateExpense | Expense) => ({
  what,
  amountCents,
  category,
  day,
  note: note ?? null,
  original: original ?? null,
  paidBy: paidBy ?? null,
  shares: shares ?? null,
});

it.each(Array.from({ length: 60 }, (_, index) => index + 1))(
  'reads back the table that it wrote, %#',
  (seed) => {
    const random = randomNumbers(seed);
    const list = Array.from({ length: 1 + random(40) }, (_, index) => oddExpense(random, index))
      .map((expense, index) => ({ expense, index }))
      .sort((a, b) => b.expense.day.localeCompare(a.expense.day) || a.index - b.index)
      .map(({ expense }) => expense);
    const csv = makeExpensesCsv(list, (ref) => payers.find((payer) => payer.ref === ref)?.name ?? '');
    const read = readCsvRows(csv);
    const table = readExpenseTable(read.rows);
    const { good, bad } = runDry(table, guessMapping(table), payers, tripId);
    expect(bad).toEqual([]);
    expect(read.openQuote).toBeUndefined();
    expect(good.map(contentOf)).toEqual(list.toReversed().map(contentOf));
    const cells = table.rows.flatMap((row) => row.cells);
    expect(cells.filter((cell) => /^\s*[=＝+\-@]|^[\t\r\n]/.test(cell))).toEqual([]);
  },
);
