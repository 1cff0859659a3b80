import { sumPurseBalances, listPayers, makeUsualHouseholds } from './households.js';
import { sumBalances, settleUp } from './settle-up.js';

const person = (name: string, age: number) => ({ id: name.toLowerCase(), name, age });
const [dana, marc, ruth] = [person('Dana', 36), person('Marc', 35), person('Ruth', 68)];
const children = [person('Emma', 9), person('Jack', 6), person('Lily', 1)];
const day = '2027-04-04';

describe('usual households', () => {
  it.each([
    [
      'a couple with children and a grandmother',
      [dana, marc, ...children, ruth],
      [['dana', 'marc', 'emma', 'jack', 'lily']],
    ],
    ['a couple without children', [dana, marc], []],
    ['one parent', [dana, ...children], []],
    ['two families', [dana, marc, person('Kim', 33), person('Lee', 40), ...children], []],
    [
      'a couple and a grown son',
      [dana, marc, person('Tom', 19), ...children],
      [['dana', 'marc', 'emma', 'jack', 'lily']],
    ],
    [
      'a couple and young grandparents',
      [dana, marc, person('Ana', 56), person('Ben', 58), ...children],
      [['dana', 'marc', 'emma', 'jack', 'lily']],
    ],
    ['grandparents with a grandchild', [person('Ana', 62), person('Ben', 63), person('Mia', 5)], []],
  ])('of %s', (_who, party, households) => {
    expect(makeUsualHouseholds(party, day)).toEqual(households);
  });
});

it('offers no child as a payer, but everybody where nobody is grown', () => {
  expect(listPayers([dana, ...children, ruth], day).map(({ name }) => name)).toEqual(['Dana', 'Ruth']);
  expect(listPayers(children, day)).toEqual(children);
});

it('settles a household as one purse', () => {
  const expenses = [
    {
      amountCents: 30_000,
      paidBy: 'ruth',
      shares: { how: 'equally' as const, people: ['dana', 'marc', 'ruth'] },
    },
    {
      amountCents: 6_000,
      paidBy: 'marc',
      shares: { how: 'equally' as const, people: ['dana', 'marc', 'ruth'] },
    },
  ];
  const balances = sumBalances(expenses, []);
  const purses = sumPurseBalances(balances, makeUsualHouseholds([dana, marc, ...children, ruth], day));
  expect([...purses]).toEqual([
    ['ruth', 18_000],
    ['dana', -18_000],
  ]);
  expect(settleUp(purses)).toEqual([{ from: 'dana', to: 'ruth', amountCents: 18_000 }]);
  expect(settleUp(balances)).toHaveLength(2);
});
