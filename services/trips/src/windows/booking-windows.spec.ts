import { eachDate, type Sailing, type TripDay, type Traveler } from '@landsea/contracts';
import { bookingWindows, type WindowTrip } from './booking-windows.js';
import { parkRules, type ParkRules } from './park-rules.js';

const early = new Date('2026-01-01T00:00:00Z');
const adult: Traveler = { name: 'Morgan', age: 39 };

const days = (from: string, to: string, kind: TripDay['kind'] = 'park'): TripDay[] =>
  eachDate(from, to).map((date) => ({ date, kind, place: null, note: null }));

const stay = (hotelName: string, checkIn: string, checkOut: string, onSite = true) => ({
  hotelName,
  checkIn,
  checkOut,
  onSite,
});

const trip = (parts: Partial<WindowTrip>): WindowTrip => ({
  stays: [],
  sailing: null,
  party: [adult],
  days: [],
  ...parts,
});

const sailing = (embarkationDate: string, nights: number, concierge = false): Sailing => ({
  ship: 'Disney Treasure',
  embarkationDate,
  nights,
  concierge,
  ports: [],
});

const brief = (of: WindowTrip, rules: ParkRules = parkRules) =>
  bookingWindows(of, early, rules).map(
    ({ kind, opensAt, covers }) => `${kind} ${opensAt} ${covers ? `${covers.from}..${covers.to}` : '-'}`,
  );

describe('bookingWindows on land', () => {
  it('opens ten days of meals at once for an on-site guest, and the park days of the stay', () => {
    const windows = bookingWindows(
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
        title: 'Lightning Lane opens for Oct 3 – Oct 12, Pop Century Resort',
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
        'dining 2027-03-12T11:00:00.000Z 2027-05-11..2027-05-13',
        'lightning-lane 2027-04-24T11:00:00.000Z 2027-05-01..2027-05-13',
      ],
    ],
    [
      'a stay of sixteen nights: Lightning Lane covers fourteen days',
      trip({ stays: [stay('A', '2027-05-01', '2027-05-17')], days: days('2027-05-01', '2027-05-16') }),
      [
        'dining 2027-03-02T11:00:00.000Z 2027-05-01..2027-05-10',
        'dining 2027-03-12T11:00:00.000Z 2027-05-11..2027-05-17',
        'lightning-lane 2027-04-24T11:00:00.000Z 2027-05-01..2027-05-14',
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
        'dining 2027-03-05T11:00:00.000Z 2027-05-04..2027-05-08',
        'lightning-lane 2027-04-24T11:00:00.000Z 2027-05-01..2027-05-04',
        'lightning-lane 2027-04-27T11:00:00.000Z 2027-05-04..2027-05-08',
      ],
    ],
    [
      'no on-site hotel: 60 days before each meal, 3 days before the first ticket day',
      trip({
        stays: [stay('Off', '2027-05-01', '2027-05-05', false)],
        days: days('2027-05-01', '2027-05-04'),
      }),
      [
        'dining 2027-03-02T11:00:00.000Z 2027-05-01..2027-05-04',
        'lightning-lane 2027-04-28T11:00:00.000Z 2027-05-01..2027-05-04',
      ],
    ],
    [
      'off-site days with a gap: dining for each run of days, Lightning Lane for all',
      trip({ days: [...days('2027-05-01', '2027-05-01'), ...days('2027-05-03', '2027-05-04')] }),
      [
        'dining 2027-03-02T11:00:00.000Z 2027-05-01..2027-05-01',
        'dining 2027-03-04T11:00:00.000Z 2027-05-03..2027-05-04',
        'lightning-lane 2027-04-28T11:00:00.000Z 2027-05-01..2027-05-04',
      ],
    ],
    [
      'off-site first, then on-site',
      trip({
        stays: [stay('Off', '2027-05-01', '2027-05-03', false), stay('On', '2027-05-03', '2027-05-05')],
        days: days('2027-05-01', '2027-05-04'),
      }),
      [
        'dining 2027-03-02T11:00:00.000Z 2027-05-01..2027-05-02',
        'dining 2027-03-04T11:00:00.000Z 2027-05-03..2027-05-05',
        'lightning-lane 2027-04-26T11:00:00.000Z 2027-05-03..2027-05-05',
        'lightning-lane 2027-04-28T11:00:00.000Z 2027-05-01..2027-05-02',
      ],
    ],
    [
      'daylight time begins between the window and the stay: 60 days before 12 May 2027 is 13 March, still winter',
      trip({ stays: [stay('A', '2027-05-12', '2027-05-13')], days: days('2027-05-12', '2027-05-12') }),
      [
        'dining 2027-03-13T11:00:00.000Z 2027-05-12..2027-05-13',
        'lightning-lane 2027-05-05T11:00:00.000Z 2027-05-12..2027-05-13',
      ],
    ],
    [
      'daylight time has begun that very morning, 14 March 2027',
      trip({ stays: [stay('A', '2027-05-13', '2027-05-14')], days: days('2027-05-13', '2027-05-13') }),
      [
        'dining 2027-03-14T10:00:00.000Z 2027-05-13..2027-05-14',
        'lightning-lane 2027-05-06T11:00:00.000Z 2027-05-13..2027-05-14',
      ],
    ],
    [
      'daylight time ends before the stay: Lightning Lane at 7:00 winter time, dining at 6:00 summer time',
      trip({ stays: [stay('A', '2027-11-14', '2027-11-15')], days: days('2027-11-14', '2027-11-14') }),
      [
        'dining 2027-09-15T10:00:00.000Z 2027-11-14..2027-11-15',
        'lightning-lane 2027-11-07T12:00:00.000Z 2027-11-14..2027-11-15',
      ],
    ],
    [
      'an on-site night without a park day: dining only',
      trip({
        stays: [stay('A', '2027-05-01', '2027-05-02')],
        days: days('2027-05-01', '2027-05-02', 'travel'),
      }),
      ['dining 2027-03-02T11:00:00.000Z 2027-05-01..2027-05-02'],
    ],
  ])('%s', (_, of, expected) => {
    expect(brief(of)).toEqual(expected);
  });

  it('opens before each park day where the other reading of the sources is configured', () => {
    const lightningLane = { ...parkRules.lightningLane, offSiteBasis: 'each-park-day' as const };
    const of = trip({ days: days('2027-05-01', '2027-05-02') });
    expect(brief(of, { ...parkRules, lightningLane }).filter((line) => line.startsWith('lightning'))).toEqual(
      [
        'lightning-lane 2027-04-28T11:00:00.000Z 2027-05-01..2027-05-01',
        'lightning-lane 2027-04-29T11:00:00.000Z 2027-05-02..2027-05-02',
      ],
    );
  });
});

describe('bookingWindows at sea', () => {
  it.each([
    ['first-time', 4, false, '2027-04-18', '2027-06-02', '2027-04-03'],
    ['silver', 4, false, '2027-04-03', '2027-05-30', '2027-04-03'],
    ['gold', 5, false, '2027-03-19', '2027-05-28', '2027-04-03'],
    ['platinum', 7, false, '2027-03-04', '2027-05-25', '2027-03-04'],
    ['pearl', 6, false, '2027-03-01', '2027-05-23', '2027-03-04'],
    ['first-time', 4, true, '2027-03-01', '2027-05-23', '2027-04-03'],
  ] as const)(
    '%s, %i nights, concierge %s',
    (loyaltyLevel, nights, concierge, activities, checkIn, payment) => {
      const windows = bookingWindows(
        trip({
          sailing: sailing('2027-07-02', nights, concierge),
          party: [adult, { ...adult, loyaltyLevel }],
        }),
        early,
      );
      const dateOf = (kind: string) => windows.find((window) => window.kind === kind)?.opensAt;
      // Midnight in New York is 4:00 UTC in summer and 5:00 in winter, which ends on 14 March 2027.
      const midnight = (date: string) => `${date}T0${date < '2027-03-15' ? '5' : '4'}:00:00.000Z`;
      expect(dateOf('cruise-activities')).toBe(midnight(activities));
      expect(dateOf('cruise-check-in')).toBe(midnight(checkIn));
      expect(dateOf('final-payment')).toBe(midnight(payment));
    },
  );

  it('lets the highest level in the stateroom count', () => {
    const party: Traveler[] = [
      { ...adult, loyaltyLevel: 'gold' },
      { ...adult, loyaltyLevel: 'silver' },
      adult,
    ];
    const windows = bookingWindows(trip({ sailing: sailing('2027-07-02', 4), party }), early);
    expect(windows[0]).toMatchObject({ kind: 'cruise-activities', opensAt: '2027-03-19T04:00:00.000Z' });
  });

  it('warns where activities open before the final payment is due, and only there', () => {
    const rule = (loyaltyLevel: 'gold' | 'first-time') =>
      bookingWindows(
        trip({ sailing: sailing('2027-07-02', 4), party: [{ ...adult, loyaltyLevel }] }),
        early,
      ).find(({ kind }) => kind === 'cruise-activities')?.rule;
    expect(rule('gold')).toContain('before the final payment is due (Apr 3)');
    expect(rule('first-time')).not.toContain('before the final payment');
  });

  it('has a due date that covers no dates', () => {
    const due = bookingWindows(trip({ sailing: sailing('2027-07-02', 4) }), early).find(
      ({ kind }) => kind === 'final-payment',
    );
    expect(due?.covers).toBeNull();
  });
});

describe('bookingWindows', () => {
  const both = trip({
    stays: [stay('A', '2027-06-28', '2027-07-01')],
    sailing: sailing('2027-07-02', 4),
    days: days('2027-06-28', '2027-06-30'),
  });

  it('comes the earliest first', () => {
    const instants = bookingWindows(both, early).map(({ opensAt }) => opensAt);
    expect(instants).toHaveLength(5);
    expect(instants).toEqual([...instants].sort());
  });

  it('is open from its very instant', () => {
    const stateAt = (now: string) =>
      bookingWindows(both, new Date(now)).find(({ kind }) => kind === 'dining')?.state;
    expect(stateAt('2027-04-29T09:59:59.999Z')).toBe('upcoming');
    expect(stateAt('2027-04-29T10:00:00.000Z')).toBe('open');
  });

  it('says when and where each rule was checked', () => {
    for (const window of bookingWindows(both, early)) {
      expect(window).toMatchObject({
        asOf: parkRules.asOf,
        source: parkRules.source,
        verify: 'Verify in the official app',
      });
    }
  });
});
