import type { Traveler } from '@landsea/contracts';
import { adult, early, sailing, trip } from '../../test/window-trips.js';
import { bookingWindows } from './booking-windows.js';
import type { WindowTrip } from './window-rule.js';

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

  it('warns where something opens before the final payment is due, and only there', () => {
    const warned = (parts: Partial<WindowTrip>, nights = 4, concierge = false) =>
      bookingWindows(trip({ sailing: sailing('2027-07-02', nights, concierge), ...parts }), early)
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

  it('takes the payment date of the booking in place of the rule’s', () => {
    const due = (paymentDueOn: string | null) =>
      bookingWindows(trip({ sailing: sailing('2027-07-02', 4), paymentDueOn }), early).find(
        ({ kind }) => kind === 'final-payment',
      );
    expect(due('2027-02-01')).toMatchObject({ opensAt: '2027-02-01T05:00:00.000Z', ownDate: '2027-02-01' });
    expect(due('2027-02-01')?.rule).toContain('Apr 3');
    expect(due(null)).toMatchObject({ opensAt: '2027-04-03T04:00:00.000Z', ownDate: null });
  });

  it('has a due date that covers no dates', () => {
    const due = bookingWindows(trip({ sailing: sailing('2027-07-02', 4) }), early).find(
      ({ kind }) => kind === 'final-payment',
    );
    expect(due?.covers).toBeNull();
  });
});
