import { hasEarlyEntry, paceOf, startOf } from './day-context.js';
import { ana, context, leo } from './testing/sample-day.js';

const stay = { hotelName: 'Pop Century', onSite: true, checkIn: '2027-03-09', checkOut: '2027-03-12' };

describe('a day of a trip', () => {
  it('has early entry from check-in to check-out of a hotel on site', () => {
    expect(hasEarlyEntry([stay], '2027-03-08')).toBe(false);
    expect(hasEarlyEntry([stay], '2027-03-09')).toBe(true);
    expect(hasEarlyEntry([stay], '2027-03-12')).toBe(true);
    expect(hasEarlyEntry([stay], '2027-03-13')).toBe(false);
    expect(hasEarlyEntry([{ ...stay, onSite: false }], '2027-03-10')).toBe(false);
  });

  it('starts when its first park lets the party in', () => {
    expect(startOf(context)).toBe(540);
    expect(startOf({ ...context, earlyEntry: true })).toBe(510);
    expect(startOf({ ...context, parks: [] })).toBe(540);
  });

  it('is slower with children up to six years and on peak days', () => {
    expect(paceOf(context)).toEqual({ withSmallChildren: false, peak: false });
    expect(paceOf({ ...context, people: [ana, { ...leo, age: 6 }] }).withSmallChildren).toBe(true);
    expect(paceOf({ ...context, crowd: 'peak' }).peak).toBe(true);
  });
});
