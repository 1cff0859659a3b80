import { scoreAboard, isAboard } from './aboard-appeal';

const venue = (
  section: Parameters<typeof scoreAboard>[0]['section'],
  minAge: number | null = null,
  maxAge: number | null = null,
) => ({
  section,
  minAge,
  maxAge,
  included: true,
});
const date = '2027-03-14';
const family = [{ age: 38 }, { age: 6 }];
const couple = [{ age: 38 }, { age: 41 }];

describe('how much a place aboard is liked', () => {
  it('is by its kind: a show before a counter, a counter before a bar', () => {
    const order = (['lounge', 'quick-service', 'show'] as const).toSorted(
      (a, b) => scoreAboard(venue(b), family, date) - scoreAboard(venue(a), family, date),
    );
    expect(order).toEqual(['show', 'quick-service', 'lounge']);
  });

  it('is less for what costs extra', () => {
    const paid = { ...venue('character'), included: false };
    expect(scoreAboard(paid, family, date)).toBeLessThan(scoreAboard(venue('character'), family, date));
  });

  it('is less where the children of a family cannot come along', () => {
    const dinner = venue('adult-dining', 18);
    expect(scoreAboard(dinner, family, date)).toBeLessThan(scoreAboard(dinner, couple, date));
  });

  it('is more for children who are of its age, and nothing for others', () => {
    const splash = venue('pool', null, 8);
    expect(scoreAboard(splash, family, date)).toBeGreaterThan(scoreAboard(venue('pool'), family, date));
    expect(scoreAboard(splash, couple, date)).toBe(0);
    expect(scoreAboard(splash, [{ age: 38 }, { age: 12 }], date)).toBe(0);
    expect(scoreAboard(venue('club', 3, 10), couple, date)).toBe(0);
    expect(scoreAboard(venue('nursery', 0, 3), family, date)).toBe(0);
  });
});

it('puts the pool for adults before slides and characters for a couple, and after them for a family', () => {
  const quiet = venue('pool', 18);
  const best = (party: typeof family) =>
    [venue('slide'), quiet, venue('character')].toSorted(
      (a, b) => scoreAboard(b, party, date) - scoreAboard(a, party, date),
    )[0];
  expect(best(couple)).toBe(quiet);
  expect(best(family)).not.toBe(quiet);
});

describe('what a sailing has', () => {
  const sailing = { ship: 'Disney Wish', embarkationDate: '2027-02-15', nights: 4 };
  const breakfast = { ships: ['disney-wish'], nights: 7 };
  const halloween = { ships: ['disney-wish'], nights: null, season: { from: '09-01', to: '11-01' } };

  it('is on its ship and by its nights', () => {
    expect(isAboard({ ships: ['disney-wish'], nights: null }, sailing)).toBe(true);
    expect(isAboard({ ships: ['disney-magic'], nights: null }, sailing)).toBe(false);
    expect(isAboard(breakfast, sailing)).toBe(false);
    expect(isAboard(breakfast, { ...sailing, nights: 7 })).toBe(true);
  });

  it('is in its part of the year, also where the sailing reaches into it', () => {
    expect(isAboard(halloween, sailing)).toBe(false);
    expect(isAboard(halloween, { ...sailing, embarkationDate: '2027-08-29' })).toBe(true);
  });
});
