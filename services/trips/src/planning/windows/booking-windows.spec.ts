import { type ParkId } from '@landsea/contracts/catalogue';
import { makeRestaurantFinder, parkRules, type ParkRules } from '@landsea/rules/planning';
import type { WindowKind } from '@landsea/contracts/planning';
import { loadShippedCatalogue } from '../../catalogue/lists/shipped-catalogue.js';
import { generatedTrip, days, early, sailing, stay, trip } from '@landsea/rules/booking-windows/testing';
import {
  listBookingWindows,
  addCancelHours,
  type WindowTrip,
  type EnteredMeal,
} from '@landsea/rules/booking-windows';

const { attractions, restaurants } = loadShippedCatalogue();
const ofShippedRestaurants = makeRestaurantFinder(restaurants);
const aTable = (change: Partial<EnteredMeal>): EnteredMeal => ({
  id: 'b0000000-0000-4000-8000-000000000001',
  place: 'Liberty Tree Tavern',
  catalogueId: null,
  date: '2027-06-29',
  time: '18:10',
  people: 4,
  version: 1,
  ...change,
});
const brief = (of: WindowTrip, rules: ParkRules = parkRules) =>
  listBookingWindows(of, early, rules)
    .filter(({ kind }) => kind !== 'single-pass')
    .map(
      ({ kind, opensAt, covers }) => `${kind} ${opensAt} ${covers ? `${covers.from}..${covers.to}` : '-'}`,
    );

describe('bookingWindows on land', () => {
  it('opens ten days of meals at once for an on-site guest, and the park days of the stay', () => {
    const windows = listBookingWindows(
      trip({
        stays: [stay('Pop Century Resort', '2026-10-03', '2026-10-12')],
        days: days('2026-10-03', '2026-10-11'),
      }),
      early,
    );
    expect(windows.map(({ title, opensAt, covers }) => ({ title, opensAt, covers }))).toEqual([
      {
        title: 'Dining opens for Oct 3 – Oct 12, Pop Century Resort',
        opensAt: '2026-08-04T10:00:00.000Z',
        covers: { from: '2026-10-03', to: '2026-10-12' },
      },
      {
        title: 'Lightning Lane Multi Pass opens for Oct 3 – Oct 12, Pop Century Resort',
        opensAt: '2026-09-26T11:00:00.000Z',
        covers: { from: '2026-10-03', to: '2026-10-12' },
      },
      {
        title: 'Lightning Lane Single Pass opens for Oct 3 – Oct 12, Pop Century Resort',
        opensAt: '2026-09-26T11:00:00.000Z',
        covers: { from: '2026-10-03', to: '2026-10-12' },
      },
    ]);
  });

  it.each([
    [
      'a stay of twelve nights: what is past check-in + 9 opens meal by meal, Lightning Lane all at once',
      trip({ stays: [stay('A', '2027-05-01', '2027-05-13')], days: days('2027-05-01', '2027-05-12') }),
      [
        'dining 2027-03-02T11:00:00.000Z 2027-05-01..2027-05-10',
        'dining 2027-03-12T11:00:00.000Z 2027-05-11..2027-05-11',
        'dining 2027-03-13T11:00:00.000Z 2027-05-12..2027-05-12',
        'dining 2027-03-14T10:00:00.000Z 2027-05-13..2027-05-13',
        'multi-pass 2027-04-24T11:00:00.000Z 2027-05-01..2027-05-13',
      ],
    ],
    [
      'a stay of sixteen nights: Lightning Lane covers fourteen days, what is beyond opens as off-site',
      trip({ stays: [stay('A', '2027-05-01', '2027-05-17')], days: days('2027-05-01', '2027-05-16') }),
      [
        'dining 2027-03-02T11:00:00.000Z 2027-05-01..2027-05-10',
        'dining 2027-03-12T11:00:00.000Z 2027-05-11..2027-05-11',
        'dining 2027-03-13T11:00:00.000Z 2027-05-12..2027-05-12',
        'dining 2027-03-14T10:00:00.000Z 2027-05-13..2027-05-13',
        'dining 2027-03-15T10:00:00.000Z 2027-05-14..2027-05-14',
        'dining 2027-03-16T10:00:00.000Z 2027-05-15..2027-05-15',
        'dining 2027-03-17T10:00:00.000Z 2027-05-16..2027-05-16',
        'dining 2027-03-18T10:00:00.000Z 2027-05-17..2027-05-17',
        'multi-pass 2027-04-24T11:00:00.000Z 2027-05-01..2027-05-14',
        'multi-pass 2027-05-12T11:00:00.000Z 2027-05-15..2027-05-17',
      ],
    ],
    [
      'a split stay: the clock starts again at each hotel',
      trip({
        stays: [stay('A', '2027-05-01', '2027-05-04'), stay('B', '2027-05-04', '2027-05-08')],
        days: days('2027-05-01', '2027-05-07'),
      }),
      [
        'dining 2027-03-02T11:00:00.000Z 2027-05-01..2027-05-04',
        'dining 2027-03-05T11:00:00.000Z 2027-05-05..2027-05-08',
        'multi-pass 2027-04-24T11:00:00.000Z 2027-05-01..2027-05-04',
        'multi-pass 2027-04-27T11:00:00.000Z 2027-05-05..2027-05-08',
      ],
    ],
    [
      'no on-site hotel: 60 days before each meal, 3 days before the first ticket day',
      trip({
        stays: [stay('Off', '2027-05-01', '2027-05-05', false)],
        days: days('2027-05-01', '2027-05-04'),
      }),
      [
        'dining 2027-03-02T11:00:00.000Z 2027-05-01..2027-05-01',
        'dining 2027-03-03T11:00:00.000Z 2027-05-02..2027-05-02',
        'dining 2027-03-04T11:00:00.000Z 2027-05-03..2027-05-03',
        'dining 2027-03-05T11:00:00.000Z 2027-05-04..2027-05-04',
        'multi-pass 2027-04-28T11:00:00.000Z 2027-05-01..2027-05-04',
      ],
    ],
    [
      'off-site days with a gap: dining day by day, Lightning Lane for all',
      trip({ days: [...days('2027-05-01', '2027-05-01'), ...days('2027-05-03', '2027-05-04')] }),
      [
        'dining 2027-03-02T11:00:00.000Z 2027-05-01..2027-05-01',
        'dining 2027-03-04T11:00:00.000Z 2027-05-03..2027-05-03',
        'dining 2027-03-05T11:00:00.000Z 2027-05-04..2027-05-04',
        'multi-pass 2027-04-28T11:00:00.000Z 2027-05-01..2027-05-04',
      ],
    ],
    [
      'off-site first, then on-site',
      trip({
        stays: [stay('Off', '2027-05-01', '2027-05-03', false), stay('On', '2027-05-03', '2027-05-05')],
        days: days('2027-05-01', '2027-05-04'),
      }),
      [
        'dining 2027-03-02T11:00:00.000Z 2027-05-01..2027-05-01',
        'dining 2027-03-03T11:00:00.000Z 2027-05-02..2027-05-02',
        'dining 2027-03-04T11:00:00.000Z 2027-05-03..2027-05-05',
        'multi-pass 2027-04-26T11:00:00.000Z 2027-05-03..2027-05-05',
        'multi-pass 2027-04-28T11:00:00.000Z 2027-05-01..2027-05-02',
      ],
    ],
    [
      'daylight time begins between the window and the stay: 60 days before 12 May 2027 is 13 March, still winter',
      trip({ stays: [stay('A', '2027-05-12', '2027-05-13')], days: days('2027-05-12', '2027-05-12') }),
      [
        'dining 2027-03-13T11:00:00.000Z 2027-05-12..2027-05-13',
        'multi-pass 2027-05-05T11:00:00.000Z 2027-05-12..2027-05-13',
      ],
    ],
    [
      'daylight time has begun that very morning, 14 March 2027',
      trip({ stays: [stay('A', '2027-05-13', '2027-05-14')], days: days('2027-05-13', '2027-05-13') }),
      [
        'dining 2027-03-14T10:00:00.000Z 2027-05-13..2027-05-14',
        'multi-pass 2027-05-06T11:00:00.000Z 2027-05-13..2027-05-14',
      ],
    ],
    [
      'daylight time ends before the stay: Lightning Lane at 7:00 winter time, dining at 6:00 summer time',
      trip({ stays: [stay('A', '2027-11-14', '2027-11-15')], days: days('2027-11-14', '2027-11-14') }),
      [
        'dining 2027-09-15T10:00:00.000Z 2027-11-14..2027-11-15',
        'multi-pass 2027-11-07T12:00:00.000Z 2027-11-14..2027-11-15',
      ],
    ],
    [
      'an on-site night between two days called travel: a family could still eat and ride',
      trip({
        stays: [stay('A', '2027-05-01', '2027-05-02')],
        days: days('2027-05-01', '2027-05-02', 'travel'),
      }),
      [
        'dining 2027-03-02T11:00:00.000Z 2027-05-01..2027-05-02',
        'multi-pass 2027-04-24T11:00:00.000Z 2027-05-01..2027-05-02',
      ],
    ],
    [
      'two on-site stays with two nights elsewhere between them',
      trip({
        stays: [stay('A', '2027-07-03', '2027-07-05'), stay('B', '2027-07-07', '2027-07-08')],
        days: [
          ...days('2027-07-03', '2027-07-04'),
          ...days('2027-07-05', '2027-07-06', 'travel'),
          ...days('2027-07-07', '2027-07-08'),
        ],
      }),
      [
        'dining 2027-05-04T10:00:00.000Z 2027-07-03..2027-07-05',
        'dining 2027-05-07T10:00:00.000Z 2027-07-06..2027-07-06',
        'dining 2027-05-08T10:00:00.000Z 2027-07-07..2027-07-08',
        'multi-pass 2027-06-26T11:00:00.000Z 2027-07-03..2027-07-05',
        'multi-pass 2027-06-30T11:00:00.000Z 2027-07-07..2027-07-08',
        'multi-pass 2027-07-03T11:00:00.000Z 2027-07-06..2027-07-06',
      ],
    ],
    [
      'off-site around a cruise: the days at sea and of boarding have none, the day of debarkation does',
      trip({
        stays: [stay('Off', '2027-05-01', '2027-05-02', false)],
        days: [
          ...days('2027-05-01', '2027-05-01', 'travel'),
          ...days('2027-05-02', '2027-05-02', 'embarkation'),
          ...days('2027-05-03', '2027-05-03', 'sea'),
          ...days('2027-05-04', '2027-05-04', 'port'),
          ...days('2027-05-05', '2027-05-05', 'debarkation'),
          ...days('2027-05-06', '2027-05-06'),
        ],
      }),
      [
        'dining 2027-03-02T11:00:00.000Z 2027-05-01..2027-05-01',
        'dining 2027-03-06T11:00:00.000Z 2027-05-05..2027-05-05',
        'dining 2027-03-07T11:00:00.000Z 2027-05-06..2027-05-06',
        'multi-pass 2027-04-28T11:00:00.000Z 2027-05-01..2027-05-01',
        'multi-pass 2027-05-02T11:00:00.000Z 2027-05-05..2027-05-05',
        'multi-pass 2027-05-03T11:00:00.000Z 2027-05-06..2027-05-06',
      ],
    ],
    [
      'the way home from the ship has none',
      trip({
        stays: [stay('A', '2027-05-01', '2027-05-02')],
        days: [
          ...days('2027-05-01', '2027-05-01'),
          ...days('2027-05-02', '2027-05-02', 'embarkation'),
          ...days('2027-05-03', '2027-05-03', 'sea'),
          ...days('2027-05-04', '2027-05-04', 'debarkation'),
        ],
      }),
      [
        'dining 2027-03-02T11:00:00.000Z 2027-05-01..2027-05-02',
        'multi-pass 2027-04-24T11:00:00.000Z 2027-05-01..2027-05-02',
      ],
    ],
    [
      'a cruise alone leads to no park',
      trip({
        mode: 'cruise',
        stays: [stay('A hotel by the port', '2027-05-01', '2027-05-02', false)],
        days: [
          ...days('2027-05-01', '2027-05-01', 'travel'),
          ...days('2027-05-02', '2027-05-02', 'embarkation'),
          ...days('2027-05-03', '2027-05-03', 'debarkation'),
        ],
      }),
      [],
    ],
    [
      'a hotel of another operator: Lightning Lane as on site, dining meal by meal, because sources differ',
      trip({
        stays: [stay('Swan', '2027-05-01', '2027-05-02', false)],
        days: days('2027-05-01', '2027-05-02'),
      }),
      [
        'dining 2027-03-02T11:00:00.000Z 2027-05-01..2027-05-01',
        'dining 2027-03-03T11:00:00.000Z 2027-05-02..2027-05-02',
        'multi-pass 2027-04-24T11:00:00.000Z 2027-05-01..2027-05-02',
      ],
    ],
  ])('%s', (_, of, expected) => {
    expect(brief(of)).toEqual(expected);
  });

  it('opens each of 17 off-site days, the last one too', () => {
    const off = trip({
      mode: 'parks',
      stays: [stay('Off', '2027-06-01', '2027-06-17', false)],
      days: [...days('2027-06-01', '2027-06-16'), ...days('2027-06-17', '2027-06-17', 'travel')],
    });
    const dining = brief(off).filter((line) => line.startsWith('dining'));
    expect(dining).toHaveLength(17);
    expect(dining.at(-1)).toBe('dining 2027-04-18T10:00:00.000Z 2027-06-17..2027-06-17');
  });

  it('says that sources differ on dining for guests of the Swan', () => {
    const [window] = listBookingWindows(
      trip({ stays: [stay('Swan', '2027-05-01', '2027-05-02', false)], days: [] }),
      early,
    );
    expect(window?.rule).toContain('Sources differ on whether guests of Swan book their whole stay at once');
  });

  it('opens before each park day where the other reading of the sources is configured', () => {
    const lightningLane = { ...parkRules.lightningLane, offSiteBasis: 'each-park-day' as const };
    const of = trip({ days: days('2027-05-01', '2027-05-02') });
    expect(
      brief(of, { ...parkRules, lightningLane }).filter((line) => line.startsWith('multi-pass')),
    ).toEqual([
      'multi-pass 2027-04-28T11:00:00.000Z 2027-05-01..2027-05-01',
      'multi-pass 2027-04-29T11:00:00.000Z 2027-05-02..2027-05-02',
    ]);
  });
});

describe('listBookingWindows', () => {
  const both = trip({
    stays: [stay('A', '2027-06-28', '2027-07-01')],
    sailing: sailing('2027-07-02', 4),
    days: days('2027-06-28', '2027-06-30'),
  });

  it('comes the earliest first', () => {
    const instants = listBookingWindows(both, early).map(({ opensAt }) => opensAt);
    expect(instants).toHaveLength(6);
    expect(instants).toEqual([...instants].sort());
  });

  it('is open from its very instant until its last day is over', () => {
    const stateAt = (kind: WindowKind, now: string) =>
      listBookingWindows(both, new Date(now)).find((window) => window.kind === kind)?.state;
    expect(stateAt('dining', '2027-04-29T09:59:59.999Z')).toBe('upcoming');
    expect(stateAt('dining', '2027-04-29T10:00:00.000Z')).toBe('open');
    expect(stateAt('dining', '2027-07-02T03:59:59.999Z')).toBe('open');
    expect(stateAt('dining', '2027-07-02T04:00:00.000Z')).toBe('passed');
    expect(stateAt('final-payment', '2027-04-03T04:00:00.000Z')).toBe('open');
    expect(stateAt('final-payment', '2027-04-04T04:00:00.000Z')).toBe('passed');
  });

  it('names the early minute and the phone of dining, in the time of that morning', () => {
    const dining = listBookingWindows(both, early).find(({ kind }) => kind === 'dining');
    expect(dining).toMatchObject({
      oftenFrom: '2027-04-29T09:45:00.000Z',
      opensAt: '2027-04-29T10:00:00.000Z',
      phoneFrom: '2027-04-29T11:00:00.000Z',
    });
  });

  it.each([
    ['Liberty Tree Tavern', '2027-06-29', '18:10', '2027-06-29T20:10:00.000Z'],
    ['Cinderella’s Royal Table', '2027-06-29', '08:05', '2027-06-28T12:05:00.000Z'],
    ['Cinderellas Royal Table', '2027-06-29', '08:05', '2027-06-28T12:05:00.000Z'],
    ['HOOP-DEE-DOO Musical Revue', '2027-03-14', '18:00', '2027-03-13T22:00:00.000Z'],
    ['Hoop Dee Doo', '2027-03-14', '18:00', '2027-03-13T22:00:00.000Z'],
    ['Victoria and Alberts', '2027-06-29', '18:00', '2027-06-24T22:00:00.000Z'],
    ['A place that nobody knows', '2027-06-29', '18:10', '2027-06-29T20:10:00.000Z'],
  ])('cancels a table at %s in time', (place, date, time, opensAt) => {
    const meals = addCancelHours([aTable({ place, date, time })], ofShippedRestaurants);
    const limit = listBookingWindows({ ...both, meals }, early).find(({ kind }) => kind === 'cancellation');
    expect(limit).toMatchObject({ type: 'due', opensAt, closesAt: opensAt, covers: null });
    expect(limit?.rule).toContain('$10 a person');
  });

  it('takes the hours of each restaurant that asks for more from the catalog', () => {
    const strict = restaurants.filter(({ freeCancelHours }) => freeCancelHours > 2);
    expect(strict.length).toBeGreaterThan(30);
    for (const { id, name, freeCancelHours } of strict) {
      const typed = aTable({ place: name.replace(/['’]/g, ''), freeCancelHours: null });
      const chosen = aTable({ place: 'Our anniversary dinner', catalogueId: id, freeCancelHours: null });
      const entered = aTable({ place: name, freeCancelHours: 3 });
      const hours = addCancelHours([typed, chosen, entered], ofShippedRestaurants);
      expect([name, ...hours.map((meal) => meal.freeCancelHours)]).toEqual([
        name,
        freeCancelHours,
        freeCancelHours,
        3,
      ]);
    }
  });

  it('names the rides of the parks that are planned', () => {
    const at = (park: ParkId | null, kind: WindowKind) =>
      listBookingWindows(
        trip({
          days: days('2027-05-01', '2027-05-01').map((day) => ({ ...day, parks: park ? [park] : [] })),
          rides: attractions,
        }),
        early,
      ).find((window) => window.kind === kind)?.rule;
    expect(at('epcot', 'multi-pass')).toContain('Test Track');
    expect(at('epcot', 'multi-pass')).not.toContain('Space Mountain');
    expect(at('animal-kingdom', 'multi-pass')).toContain('no tiers');
    expect(at('animal-kingdom', 'single-pass')).toContain('Flight of Passage');
    const topTier = attractions.filter(({ park, lane }) => park === 'hollywood-studios' && lane.tier === 1);
    expect(topTier).toHaveLength(4);
    for (const { name } of topTier) expect(at('hollywood-studios', 'multi-pass')).toContain(name);
    expect(at(null, 'single-pass')).toContain('TRON Lightcycle / Run');
  });

  it('keeps the ids when the whole trip moves, and has each once', () => {
    const idsOf = (seed: number) => listBookingWindows(generatedTrip(seed), early).map(({ id }) => id);
    for (let seed = 1; seed <= 50; seed += 1) expect(new Set(idsOf(seed)).size).toBe(idsOf(seed).length);
    const from = (start: string, end: string) =>
      listBookingWindows(trip({ stays: [stay('A', start, end)], days: days(start, end) }), early)
        .map(({ id }) => id)
        .sort();
    expect(from('2027-05-01', '2027-05-14')).toEqual(from('2027-09-11', '2027-09-24'));
  });

  it('says when and where each rule was checked', () => {
    for (const window of listBookingWindows(both, early)) {
      expect(window).toMatchObject({
        asOf: parkRules.asOf,
        source: parkRules.source,
        verify: 'Verify in the official app',
      });
    }
  });
});
