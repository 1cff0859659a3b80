import { scoreOuting } from './outing-appeal';

const family = [{ age: 38 }, { age: 9 }, { age: 6 }, { age: 1 }];
const date = '2027-04-10';
const outing = { minAge: 0, sellsOutEarly: true, suits: ['families'], activityLevel: 1 };
const cabana = { ...outing, minAge: 18, suits: ['couples'] };

it('puts what the whole family can do before what leaves its children behind', () => {
  const plain = { ...outing, sellsOutEarly: false, suits: [] };
  expect(scoreOuting(plain, family, date)).toBeGreaterThan(scoreOuting(cabana, family, date));
  expect(scoreOuting(outing, family, date)).toBeGreaterThan(scoreOuting(plain, family, date));
  expect(scoreOuting({ ...outing, minAge: 3 }, family, date)).toBeLessThan(scoreOuting(outing, family, date));
});

it('is as sought after as it sells out for grown-ups alone, and nothing for those whom it takes none of', () => {
  expect(scoreOuting(cabana, [{ age: 38 }], date)).toBe(80);
  expect(scoreOuting(cabana, [{ age: 6 }], date)).toBe(0);
});
