import type { WantedRide } from './lane-order.js';
import { type LaneValueInput, filterDaysWorthIt, valueLane } from './lane-value.js';
import { parkIds } from '@landsea/contracts/catalogue';
import { parkRules } from '../../planning/park-rules.js';

const ride = (
  id: string,
  product: 'multi' | 'single' | 'none',
  goneBy: string | null = null,
): WantedRide => ({
  id,
  name: id,
  park: 'epcot',
  lane: { product, tier: product === 'multi' ? 2 : null },
  laneGoneBy: { low: null, typical: goneBy, peak: goneBy },
  waits: null,
  heightInches: null,
});

const waits: Record<string, number> = {
  soarin: 70,
  frozen: 70,
  remy: 40,
  nemo: 5,
  guardians: 55,
  figment: 15,
};

const input = (change: Partial<LaneValueInput<WantedRide>> = {}): LaneValueInput<WantedRide> => ({
  park: 'epcot',
  date: '2027-03-09',
  crowd: 'typical',
  wishes: [ride('soarin', 'multi'), ride('frozen', 'multi'), ride('guardians', 'single')],
  people: [
    { name: 'Ana', age: 38 },
    { name: 'Mia', age: 2 },
    { name: 'Ben', age: 9 },
  ],
  prices: {
    seasons: [],
    multiPass: [{ park: 'epcot', cents: [1000, 1500, 3000, 4000, 5000] }],
    singlePass: [{ attractionId: 'guardians', cents: [1000, 1500, 1800, 4000, 5000] }],
    premierPass: [{ park: 'epcot', cents: [1000, 1500, 18900, 4000, 5000] }],
  },
  waitAt: ({ id }) => waits[id] ?? 0,
  hourCents: 2000,
  ...change,
});

describe('buy or not', () => {
  it('weighs minutes saved against the price', () => {
    const { options, best, ...sums } = valueLane(input());
    expect(options).toEqual([
      {
        product: 'multi',
        rideIds: ['frozen', 'soarin'],
        savedMinutes: 120,
        personCents: 3000,
        payers: 2,
        cents: 6000,
        isTypical: true,
        hourCents: 1500,
        verdict: 'buy',
      },
      {
        product: 'single',
        rideIds: ['guardians'],
        savedMinutes: 45,
        personCents: 1800,
        payers: 2,
        cents: 3600,
        isTypical: true,
        hourCents: 2400,
        verdict: 'close',
      },
      expect.objectContaining({ product: 'premier', savedMinutes: 165, hourCents: 6873, verdict: 'skip' }),
    ]);
    expect(best.map(({ product }) => product)).toEqual(['multi']);
    expect(sums).toEqual({ standbyMinutes: 195, bestMinutes: 75, gainCents: 1000 });
  });

  it('turns with what an hour is worth', () => {
    const bought = (hourCents: number) => valueLane(input({ hourCents })).best.map(({ product }) => product);
    expect(bought(1499)).toEqual([]);
    expect(bought(1500)).toEqual(['multi']);
    expect(bought(2400)).toEqual(['multi', 'single']);
  });

  it('buys the Premier Pass only when it is worth more than the others together', () => {
    const wishes = [...input().wishes, ...['remy', 'a', 'b', 'c'].map((id) => ride(id, 'multi', '09:00'))];
    const waitAt = () => 100;
    const bought = (hourCents: number) =>
      valueLane(input({ wishes, waitAt, hourCents })).best.map(({ product }) => product);
    expect(bought(2000)).toEqual(['multi', 'single']);
    expect(bought(50_000)).toEqual(['premier']);
  });

  it('saves nothing on rides that are gone before their turn', () => {
    const gone = [1, 2, 3, 4, 5].map((count) => ride(`r${count}`, 'multi', '09:00'));
    const [multi] = valueLane(input({ wishes: gone, waitAt: () => 40 })).options;
    expect(multi).toMatchObject({ savedMinutes: 90, rideIds: ['r1', 'r2', 'r3'] });
  });

  it.each(parkIds)('counts no more Multi Pass rides than a day at %s gives', (park) => {
    const wishes = Array.from({ length: 15 }, (_, index) => ({
      ...ride(`r${index}`, 'multi'),
      park,
    }));
    const prices = { ...input().prices, multiPass: [{ park, cents: [1000, 1500, 3000, 4000, 5000] }] };
    const [multi] = valueLane(input({ park, wishes, prices, waitAt: () => 40 })).options;
    const most = parkRules.lightningLane.mostMultiRides[park];
    expect(multi?.rideIds).toHaveLength(most);
    expect(multi?.savedMinutes).toBe(30 * most);
    expect(most).toBeLessThanOrEqual(7);
  });

  it('never counts a line shorter than the lane as a loss', () => {
    const [multi] = valueLane(input({ wishes: [ride('nemo', 'multi')] })).options;
    expect(multi).toMatchObject({ savedMinutes: 0, hourCents: null, verdict: 'skip' });
  });

  it('has no options for rides without a lane or a park without a price', () => {
    const figment = ride('figment', 'none');
    expect(valueLane(input({ wishes: [figment] }))).toEqual({
      options: [],
      best: [],
      standbyMinutes: 15,
      bestMinutes: 15,
      gainCents: 0,
    });
    expect(valueLane(input({ wishes: [ride('soarin', 'multi')], park: 'animal-kingdom' })).options).toEqual(
      [],
    );
  });
});

describe('a ride with a height limit', () => {
  const guardians = { ...ride('guardians', 'single'), heightInches: 42 };
  const soarin = { ...ride('soarin', 'multi'), heightInches: 40 };
  const frozen = ride('frozen', 'multi');
  const [ana, ben, leo, mia] = [
    { name: 'Ana', age: 38 },
    { name: 'Ben', age: 40, heightInches: 70 },
    { name: 'Leo', age: 5, heightInches: 41 },
    { name: 'Mia', age: 2 },
  ] as const;
  const valueFor = (people: LaneValueInput<WantedRide>['people'], wishes: WantedRide[]) =>
    valueLane(input({ people, wishes }));

  it('is paid and saves time for those who can ride only', () => {
    const [single] = valueFor([ana, ben, leo, mia], [guardians]).options;
    expect(single).toMatchObject({ product: 'single', payers: 2, cents: 3600, savedMinutes: 45 });
  });

  it('offers no pass where nobody can ride', () => {
    expect(valueFor([leo, mia], [guardians])).toMatchObject({ options: [], best: [], standbyMinutes: 0 });
  });

  it('counts a Multi Pass for the rides that each person can board', () => {
    const short = { ...leo, heightInches: 39 };
    const { options, standbyMinutes } = valueFor([ana, short], [soarin, frozen]);
    expect(options[0]).toMatchObject({ product: 'multi', payers: 2, savedMinutes: 90 });
    expect(standbyMinutes).toBe(105);
    expect(valueFor([ana, short], [soarin]).options[0]).toMatchObject({ payers: 1, savedMinutes: 60 });
  });
});

test('a ride’s standby wait is the mean over the hours in the park', () => {
  const waitAt = (_: WantedRide, minute: number) => (minute < 12 * 60 ? 20 : 40);
  const wishes = [ride('soarin', 'multi')];
  const standby = (hours: { from?: number; until?: number }) =>
    valueLane(input({ wishes, waitAt, ...hours })).standbyMinutes;
  expect(standby({ from: 10 * 60, until: 14 * 60 })).toBe(30);
  expect(standby({ from: 12 * 60, until: 14 * 60 })).toBe(40);
  expect(standby({})).toBe(35);
});

test('days worth it come by what they gain', () => {
  const day = (date: string, hourCents: number) => ({ date, value: valueLane(input({ hourCents })) });
  const days = [day('1', 1000), day('2', 2000), day('3', 3000)];
  expect(filterDaysWorthIt(days).map(({ date }) => date)).toEqual(['3', '2']);
});
