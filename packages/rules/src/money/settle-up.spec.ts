import { ExpenseShares, findSharesProblem } from '@landsea/contracts/money';
import { shareExpense } from './share-expense.js';
import { sumBalances, settleUp, type Balances } from './settle-up.js';

/** The same numbers each time, so that what fails once fails again. */
const numbers = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};
const names = 'abcdefghijklmnopqrstuvwxyz'.split('');

const someShares = (random: () => number, amountCents: number): ExpenseShares => {
  const people = names.slice(0, 1 + Math.floor(random() * 10));
  const kind = random();
  if (kind < 0.4) return { how: 'equally', people };
  if (kind < 0.8) {
    const parts = people.map((person) => ({ person, parts: Math.floor(random() * 5) }));
    parts.push({ person: 'z', parts: 1 });
    return { how: 'parts', parts };
  }
  let left = amountCents;
  const parts = people.map((person) => {
    const cents = Math.floor(random() * left);
    left -= cents;
    return { person, cents };
  });
  return { how: 'exact', parts: [...parts, { person: 'z', cents: left }] };
};

/** Tries every partition: the most groups that add up to zero. */
const mostEvenGroups = (cents: readonly number[]): number => {
  if (cents.length === 0) return 0;
  const [first = 0, ...rest] = cents;
  let most = -Infinity;
  for (let chosen = 0; chosen < 1 << rest.length; chosen += 1) {
    const inGroup = rest.filter((_, index) => chosen & (1 << index));
    if (first + inGroup.reduce((sum, each) => sum + each, 0) !== 0) continue;
    const others = rest.filter((_, index) => !(chosen & (1 << index)));
    most = Math.max(most, 1 + mostEvenGroups(others));
  }
  return most;
};

const after = (balances: Balances, transfers: ReturnType<typeof settleUp>): number[] => {
  const left = new Map(balances);
  for (const { from, to, amountCents } of transfers) {
    left.set(from, (left.get(from) ?? 0) + amountCents);
    left.set(to, (left.get(to) ?? 0) - amountCents);
  }
  return [...left.values()];
};

describe('sharing an expense', () => {
  it.each<[string, number, ExpenseShares, number[]]>([
    ['cents go to the first', 1000, { how: 'equally', people: ['a', 'b', 'c'] }, [334, 333, 333]],
    ['one cent among three', 1, { how: 'equally', people: ['a', 'b', 'c'] }, [1, 0, 0]],
    [
      'to whose part was cut most',
      100,
      {
        how: 'parts',
        parts: [
          { person: 'a', parts: 1 },
          { person: 'b', parts: 5 },
        ],
      },
      [17, 83],
    ],
    [
      'who has no part pays nothing',
      500,
      {
        how: 'parts',
        parts: [
          { person: 'a', parts: 0 },
          { person: 'b', parts: 2 },
        ],
      },
      [0, 500],
    ],
  ])('%s', (_, amountCents, shares, expected) => {
    expect(shareExpense(amountCents, shares).map(({ cents }) => cents)).toEqual(expected);
  });

  it('always adds up to the expense', () => {
    const random = numbers(7);
    for (let round = 0; round < 2000; round += 1) {
      const amountCents = 1 + Math.floor(random() * 1_000_000_000);
      const shares = someShares(random, amountCents);
      const parts = shareExpense(amountCents, shares);
      expect(parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(amountCents);
      expect(parts.every(({ cents }) => cents >= 0)).toBe(true);
      expect(findSharesProblem(amountCents, shares)).toBeUndefined();
    }
  });

  it.each<[ExpenseShares, string]>([
    [{ how: 'equally', people: ['a', 'a'] }, 'twice'],
    [{ how: 'parts', parts: [{ person: 'a', parts: 0 }] }, 'at least one'],
    [{ how: 'exact', parts: [{ person: 'a', cents: 90 }] }, '$0.10 is missing'],
    [{ how: 'exact', parts: [{ person: 'a', cents: 130 }] }, '$0.30 is too much'],
  ])('%j is refused in words', (shares, words) => {
    expect(findSharesProblem(100, shares)).toContain(words);
  });
});

it.each([
  ['nobody', [], 'Choose who shares it'],
  ['thirty-one people', Array.from({ length: 31 }, (_, index) => `p${index}`), 'At most 30 people'],
])('is refused with %s', (_, people, words) => {
  expect(JSON.stringify(ExpenseShares.safeParse({ how: 'equally', people }).error?.issues)).toContain(words);
});

it('takes no part below zero', () => {
  const parts = [{ person: 'a', parts: -1 }];
  const { error } = ExpenseShares.safeParse({ how: 'parts', parts });
  expect(error?.issues[0]?.message).toBe('Parts cannot be negative');
});

describe('settling up', () => {
  it('brings every balance to zero in the fewest transfers there are', () => {
    const random = numbers(11);
    for (let round = 0; round < 300; round += 1) {
      const people = names.slice(0, 2 + Math.floor(random() * 6));
      const balances: Balances = new Map(people.map((person) => [person, Math.floor(random() * 9) - 4]));
      const sum = [...balances.values()].reduce((total, cents) => total + cents, 0);
      balances.set('z', -sum);
      const transfers = settleUp(balances);
      const uneven = [...balances.values()].filter((cents) => cents !== 0);
      expect(after(balances, transfers).every((cents) => cents === 0)).toBe(true);
      expect(transfers).toHaveLength(uneven.length - mostEvenGroups(uneven));
      expect(transfers.every(({ amountCents }) => amountCents > 0)).toBe(true);
    }
  });

  it('finds every group that is even among itself, for as many people as it tries all ways for', () => {
    const groups = [
      [50, -20, -30],
      [61, -24, -37],
      [43, -11, -32],
      [77, -38, -39],
      [29, -12, -17],
    ];
    const cents = [0, 1, 2].flatMap((place) => groups.map((group) => group[place] ?? 0));
    const balances: Balances = new Map(cents.map((each, index) => [names[index] ?? '', each]));
    const transfers = settleUp(balances);
    expect(after(balances, transfers).every((each) => each === 0)).toBe(true);
    expect(transfers).toHaveLength(15 - groups.length);
  });

  it('stays under the number of people for more than can be tried', () => {
    const random = numbers(3);
    const balances: Balances = new Map(names.map((person) => [person, Math.floor(random() * 100_000)]));
    balances.set('rest', -[...balances.values()].reduce((total, cents) => total + cents, 0));
    const transfers = settleUp(balances);
    expect(after(balances, transfers).every((cents) => cents === 0)).toBe(true);
    expect(transfers.length).toBeLessThan(balances.size);
  });

  it('follows from shared expenses and what was settled already', () => {
    const expenses = [
      { amountCents: 9000, paidBy: 'Ana', shares: { how: 'equally' as const, people: ['Ana', 'Ben', 'Cy'] } },
      { amountCents: 500, paidBy: 'Cy', shares: null },
      { amountCents: 700, paidBy: null, shares: { how: 'equally' as const, people: ['Ana', 'Ben'] } },
    ];
    const balances = sumBalances(expenses, [{ from: 'Ben', to: 'Ana', amountCents: 1000 }]);
    expect(Object.fromEntries(balances)).toEqual({ Ana: 5000, Ben: -2000, Cy: -3000 });
    expect(settleUp(balances)).toHaveLength(2);
    expect(settleUp(new Map())).toEqual([]);
  });
});

describe('leftover cents', () => {
  const ten = (index: number, amountCents = 1000, paidBy = 'a') => ({
    id: `e${String(index).padStart(4, '0')}`,
    day: '2027-03-14',
    amountCents,
    paidBy,
    shares: { how: 'equally' as const, people: ['a', 'b', 'c'] },
  });

  it('take turns: of 100 × $10 for three nobody pays a dollar more', () => {
    const expenses = Array.from({ length: 100 }, (_, index) => ten(index, 1000, 'd'));
    const balances = sumBalances(expenses, []);
    expect([...balances].sort()).toEqual([
      ['a', -33_334],
      ['b', -33_333],
      ['c', -33_333],
      ['d', 100_000],
    ]);
    expect(sumBalances(expenses.toReversed(), [])).toEqual(balances);
  });

  it('ten expenses of $10 paid by one: what the others owe differs by a cent at most', () => {
    const expenses = Array.from({ length: 10 }, (_, index) => ten(index));
    expect([...sumBalances(expenses, [])].sort()).toEqual([
      ['a', 6666],
      ['b', -3333],
      ['c', -3333],
    ]);
  });

  it('go to whose part was cut most over all expenses, also by parts', () => {
    const shares = {
      how: 'parts' as const,
      parts: [
        { person: 'a', parts: 2 },
        { person: 'b', parts: 1 },
      ],
    };
    const expenses = Array.from({ length: 99 }, (_, index) => ({ ...ten(index, 1000, 'd'), shares }));
    expect([...sumBalances(expenses, [])].sort()).toEqual([
      ['a', -66_000],
      ['b', -33_000],
      ['d', 99_000],
    ]);
  });

  it('come back with a refund', () => {
    const balances = sumBalances([ten(1), ten(2, -1000)], []);
    expect([...balances.values()].map((cents) => cents + 0)).toEqual([0, 0, 0]);
  });
});
