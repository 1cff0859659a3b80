import { canRide, splitRiders, type Rider } from './riders.js';
import { planRiderSwitch } from './rider-switch.js';

const date = '2027-03-10';
const tron = { heightInches: 48, riderSwitch: true };
const ana: Rider = { name: 'Ana', age: 38, heightInches: 66 };
const ben: Rider = { name: 'Ben', age: 40 };
const mia: Rider = { name: 'Mia', age: 9, heightInches: 52 };
const leo: Rider = { name: 'Leo', age: 5, heightInches: 44 };
const zoe: Rider = { name: 'Zoe', age: 1 };

describe('who can ride', () => {
  it.each([
    ['at the limit', true, { ...leo, heightInches: 48 }],
    ['an inch below it', false, { ...leo, heightInches: 47 }],
    ['of unknown height at nine', true, { name: 'Mia', age: 9 }],
    ['of unknown height at three', true, { name: 'Tom', age: 3 }],
    ['of unknown height under three', false, zoe],
  ])('a person %s may ride TRON: %s', (_, expected, person) => {
    expect(canRide(tron, person, date)).toBe(expected);
  });

  it('everybody may board a ride without a limit', () => {
    expect(canRide({ heightInches: null }, zoe, date)).toBe(true);
    expect(splitRiders(null, [ana, zoe], date)).toEqual({ riders: [ana, zoe], tooShort: [] });
  });

  it('a child without a height turns three by its birth date', () => {
    const tom: Rider = { name: 'Tom', age: 2, birthDate: '2024-03-11' };
    expect(canRide(tron, tom, '2027-03-10')).toBe(false);
    expect(canRide(tron, tom, '2027-03-11')).toBe(true);
  });

  it('parts a family into riders and those who are too short', () => {
    expect(splitRiders(tron, [ana, leo, mia, zoe], date)).toEqual({
      riders: [ana, mia],
      tooShort: [leo, zoe],
    });
  });
});

describe('the rider switch', () => {
  it('has one adult wait while the others ride first', () => {
    expect(planRiderSwitch(tron, [ana, ben, mia, leo], date)).toEqual({
      tooShort: [leo],
      first: [ana, mia],
      waits: ben,
    });
  });

  it('needs two riders who are old enough to wait in turn', () => {
    expect(planRiderSwitch(tron, [ana, mia, leo], date)).toBeNull();
    expect(planRiderSwitch(tron, [ana, { ...mia, age: 14 }, leo], date)?.waits).toMatchObject({
      name: 'Mia',
    });
  });

  it('is not needed where everybody rides, and no help where nobody does', () => {
    expect(planRiderSwitch(tron, [ana, ben], date)).toBeNull();
    expect(planRiderSwitch(tron, [leo, zoe], date)).toBeNull();
    expect(planRiderSwitch({ heightInches: null, riderSwitch: true }, [ana, ben, leo], date)).toBeNull();
  });

  it('has who walks slowly wait first, where one is old enough', () => {
    const gran = { name: 'Gran', age: 71, pace: 'slow' as const };
    expect(planRiderSwitch(tron, [ana, gran, ben, leo], date)?.waits).toEqual(gran);
    expect(planRiderSwitch(tron, [ana, ben, { ...mia, pace: 'slow' as const }, leo], date)?.waits).toEqual(
      ben,
    );
    expect(planRiderSwitch(tron, [{ ...ana, pace: 'slow' as const }, gran, leo], date)?.waits).toEqual(gran);
  });

  it('is only at rides that the catalog names for it', () => {
    expect(planRiderSwitch({ heightInches: 48 }, [ana, ben, leo], date)).toBeNull();
  });
});
