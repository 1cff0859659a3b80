import type { Traveler } from '@landsea/contracts/trip';
import { adult, early, sailing, stay, trip } from './testing/window-trips.js';
import { listBookingWindows } from './booking-windows.js';
import type { DuePayment, WindowTrip } from './window-rule.js';

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
      const windows = listBookingWindows(
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

  it('opens nothing of Disney’s for a ship of another line, and keeps a payment that its booking names', () => {
    const other = { ...sailing('2027-07-02', 4, true), ship: 'Meridian Lumen' };
    const kinds = (parts: Partial<WindowTrip>) =>
      listBookingWindows(trip({ sailing: other, ...parts }), early).map(({ kind }) => kind);
    expect(kinds({})).toEqual([]);
    expect(kinds({ paymentDueOn: '2027-03-19' })).toEqual(['final-payment']);
    expect(kinds({ sailing: { ...other, ship: 'Disney Believe' } })).toContain('cruise-check-in');
    expect(kinds({ sailing: { ...other, ship: 'Wish' } })).toContain('cruise-check-in');
    expect(kinds({ sailing: { ...other, ship: 'Ship to be chosen' } })).toContain('cruise-check-in');
  });

  it('lets the highest level in the stateroom count', () => {
    const party: Traveler[] = [
      { ...adult, loyaltyLevel: 'gold' },
      { ...adult, loyaltyLevel: 'silver' },
      adult,
    ];
    const windows = listBookingWindows(trip({ sailing: sailing('2027-07-02', 4), party }), early);
    expect(windows[0]).toMatchObject({ kind: 'cruise-activities', opensAt: '2027-03-19T04:00:00.000Z' });
  });

  it('warns where something opens before the final payment is due, and only there', () => {
    const warned = (parts: Partial<WindowTrip>, nights = 4, concierge = false) =>
      listBookingWindows(trip({ sailing: sailing('2027-07-02', nights, concierge), ...parts }), early)
        .filter(({ warning }) => warning !== null)
        .map(({ kind, warning }) => `${kind} ${/\((.+)\)/.exec(warning ?? '')?.[1] ?? ''}`);
    const gold = { party: [{ ...adult, loyaltyLevel: 'gold' as const }] };
    expect(warned(gold)).toEqual(['cruise-activities Apr 3']);
    expect(warned({})).toEqual([]);
    expect(warned({}, 7, true)).toEqual(['concierge Mar 4', 'cruise-activities Mar 4']);
    expect(warned({ ...gold, paymentDueOn: '2027-03-19' })).toEqual([]);
    expect(warned({ paymentDueOn: '2027-06-20' })).toEqual([
      'cruise-activities Jun 20',
      'cruise-check-in Jun 20',
    ]);
  });

  it('warns as long as the final payment can still be made earlier', () => {
    const of = trip({ sailing: sailing('2027-07-02', 4), party: [{ ...adult, loyaltyLevel: 'gold' }] });
    const warningAt = (now: string) =>
      listBookingWindows(of, new Date(now)).find(({ kind }) => kind === 'cruise-activities')?.warning;
    expect(warningAt('2027-04-04T03:59:59Z')).toContain('pay in full earlier');
    expect(warningAt('2027-04-04T04:00:00Z')).toBeNull();
  });

  it('takes the payment date of the booking in place of the rule’s', () => {
    const due = (paymentDueOn: string | null) =>
      listBookingWindows(trip({ sailing: sailing('2027-07-02', 4), paymentDueOn }), early).find(
        ({ kind }) => kind === 'final-payment',
      );
    expect(due('2027-02-01')).toMatchObject({ opensAt: '2027-02-01T05:00:00.000Z', ownDate: '2027-02-01' });
    expect(due('2027-02-01')?.rule).toContain('Apr 3');
    expect(due(null)).toMatchObject({ opensAt: '2027-04-03T04:00:00.000Z', ownDate: null });
  });

  it('lets who is aboard book on, but neither check in nor write to the team ashore', () => {
    const of = trip({ sailing: sailing('2027-07-02', 4, true) });
    const openAt = (now: string) =>
      listBookingWindows(of, new Date(now))
        .filter(({ state }) => state === 'open')
        .map(({ kind }) => kind);
    const ashore = ['cruise-activities', 'concierge', 'cruise-check-in'];
    expect(openAt('2027-07-03T03:59:59Z').sort()).toEqual(ashore.sort());
    expect(openAt('2027-07-03T04:00:00Z')).toEqual(['cruise-activities']);
    expect(openAt('2027-07-07T04:00:00Z')).toEqual([]);
  });

  it('has a due date that covers no dates', () => {
    const due = listBookingWindows(trip({ sailing: sailing('2027-07-02', 4) }), early).find(
      ({ kind }) => kind === 'final-payment',
    );
    expect(due?.covers).toBeNull();
  });
});

describe('due dates of the budget', () => {
  const line = (change: Partial<DuePayment>): DuePayment => ({
    lineId: 'l1',
    label: 'Balance',
    category: 'cruise-fare',
    vendor: null,
    dueKind: 'final-payment',
    dueOn: '2027-03-10',
    cents: 120_050,
    asOf: '2026-11-02',
    ...change,
  });
  const dueIn = (payments: DuePayment[], parts: Partial<WindowTrip> = {}) =>
    listBookingWindows(trip({ sailing: sailing('2027-07-02', 4), payments, ...parts }), early).filter(
      ({ type }) => type === 'due',
    );

  it('are windows with the day, what is still to pay and to whom, over daylight saving', () => {
    const [winter, summer] = dueIn(
      [
        line({ category: 'resort-stay', label: 'Pop Century', dueKind: 'deposit', vendor: 'The hotel' }),
        line({ lineId: 'l2', category: 'misc', label: 'Insurance', dueKind: null, dueOn: '2027-03-15' }),
      ],
      { sailing: null },
    );
    expect(winter).toMatchObject({
      id: 'payment-l1',
      kind: 'payment',
      title: 'Deposit of $1,200.50 is due: Pop Century',
      rule: '$1,200.50 still to pay under Resort Stay, to The hotel, as your budget says.',
      opensAt: '2027-03-10T05:00:00.000Z',
      closesAt: '2027-03-11T05:00:00.000Z',
      ownDate: '2027-03-10',
      asOf: '2026-11-02',
      source: 'Your budget',
    });
    expect(summer).toMatchObject({
      title: 'Payment of $1,200.50 is due: Insurance',
      opensAt: '2027-03-15T04:00:00.000Z',
    });
  });

  it('name the day of the rule only beside another one', () => {
    const ruleFor = (dueOn: string, parts: Partial<WindowTrip> = {}) =>
      dueIn([line({ dueOn })], parts).find(({ kind }) => kind === 'final-payment')?.rule;
    expect(ruleFor('2027-03-10')).toBe('Your budget says so (“Balance”); by the rule it would be Apr 3.');
    expect(ruleFor('2027-04-03')).toBe('Your budget says so (“Balance”), the same day as by the rule.');
    expect(ruleFor('2027-03-10', { paymentDueOn: '2027-04-03' })).toBe(
      'You entered this date from your booking, the same day as by the rule.',
    );
  });

  it('show the final payment of the sailing once, on the day that the budget says', () => {
    const due = dueIn([line({}), line({ lineId: 'l2', dueOn: '2027-03-20' })]);
    expect(due.map(({ id, opensAt }) => [id, opensAt.slice(0, 10)])).toEqual([
      ['final-payment', '2027-03-10'],
      ['payment-l2', '2027-03-20'],
    ]);
    expect(due[0]).toMatchObject({ ownDate: null, warning: null });
    expect(due[0]?.rule).toContain('“Balance”');
    expect(dueIn([line({ dueKind: 'deposit' })]).map(({ id }) => id)).toEqual([
      'payment-l1',
      'final-payment',
    ]);
    expect(dueIn([line({})], { sailing: null }).map(({ id }) => id)).toEqual(['payment-l1']);
  });

  it('are two windows for what a booking pays in two parts', () => {
    const parts = [
      line({ category: 'resort-stay', paymentId: 'p1', dueKind: 'deposit', cents: 20_000 }),
      line({ category: 'resort-stay', paymentId: 'p2', dueOn: '2027-04-01', cents: 249_900 }),
    ];
    expect(dueIn(parts, { sailing: null }).map(({ id, title }) => [id, title])).toEqual([
      ['payment-p1', 'Deposit of $200.00 is due: Balance'],
      ['payment-p2', 'Final payment of $2,499.00 is due: Balance'],
    ]);
  });

  it('give way to the date that was entered for the sailing, and say where the two differ', () => {
    const [same] = dueIn([line({})], { paymentDueOn: '2027-03-10' });
    expect(same).toMatchObject({ id: 'final-payment', warning: null });
    const differing = dueIn([line({})], { paymentDueOn: '2027-02-01' });
    expect(differing).toHaveLength(1);
    expect(differing[0]?.opensAt).toBe('2027-02-01T05:00:00.000Z');
    expect(differing[0]?.warning).toContain('Mar 10');
  });
});

describe('the last day to cancel a booking', () => {
  it('is a limit as somebody entered it, for a stay and for the sailing', () => {
    const limits = listBookingWindows(
      trip({
        stays: [
          stay('A', '2027-06-20', '2027-06-25'),
          { ...stay('B', '2027-06-25', '2027-07-02'), cancelBy: { date: '2027-05-01' } },
        ],
        sailing: { ...sailing('2027-07-02', 4), cancelBy: { date: '2027-03-01', note: 'half is kept' } },
      }),
      early,
    ).filter(({ kind }) => kind === 'booking-cancellation');
    expect(limits).toMatchObject([
      {
        id: 'cancel-sailing',
        type: 'due',
        title: 'Last day to cancel Disney Treasure, Jul 2 – Jul 6',
        rule: 'As entered by you from your booking confirmation: half is kept',
        opensAt: '2027-03-01T05:00:00.000Z',
        source: 'Your booking confirmation',
      },
      {
        id: 'cancel-stay-2',
        title: 'Last day to cancel B, Jun 25 – Jul 2',
        rule: 'As entered by you from your booking confirmation.',
        opensAt: '2027-05-01T04:00:00.000Z',
        closesAt: '2027-05-02T04:00:00.000Z',
      },
    ]);
  });
});
