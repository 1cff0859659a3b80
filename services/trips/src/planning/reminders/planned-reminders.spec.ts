import type { BookingWindow } from '@landsea/contracts/planning';
import { planReminders, remindAt } from './planned-reminders.js';

const now = new Date('2027-01-01T12:00:00Z');
const window = (change: Partial<BookingWindow>): BookingWindow => ({
  id: 'dining-stay-1',
  kind: 'dining',
  type: 'opens',
  title: 'Dining opens',
  rule: 'Sixty days before.',
  warning: null,
  opensAt: '2027-03-14T10:00:00.000Z',
  closesAt: '2027-05-20T04:00:00.000Z',
  oftenFrom: null,
  phoneFrom: null,
  covers: null,
  series: null,
  ownDate: null,
  state: 'upcoming',
  asOf: '2026-11-01',
  source: 'a policy',
  verify: 'Verify in the official app',
  ...change,
});

describe('remindAt', () => {
  it.each([
    ['2027-07-10T10:00:00Z', '1d', '2027-07-09T10:00:00.000Z', 'a day is a day in summer'],
    [
      '2027-03-14T10:00:00Z',
      '1d',
      '2027-03-13T11:00:00.000Z',
      'six o’clock the day before daylight time, 23 hours',
    ],
    [
      '2027-11-07T11:00:00Z',
      '1d',
      '2027-11-06T10:00:00.000Z',
      'six o’clock the day before winter time, 25 hours',
    ],
    ['2027-03-20T04:00:00Z', '7d', '2027-03-13T05:00:00.000Z', 'midnight a week before'],
    ['2027-03-14T10:00:00Z', '3h', '2027-03-14T07:00:00.000Z', 'hours are hours'],
  ] as const)('%s, %s before, is %s: %s', (opensAt, lead, expected, _why) => {
    expect(remindAt(new Date(opensAt), lead)?.toISOString()).toBe(expected);
  });
});

describe('planReminders', () => {
  const at = (windows: BookingWindow[], leads = {}, reminderLeadDays: 1 | 7 = 1, sent: string[] = []) =>
    planReminders(windows, leads, { reminderLeadDays }, new Set(sent), now).map(
      (each) => `${each.windowId} ${each.remindAt}`,
    );

  it('takes the settings’ lead, and what the person chose for a kind before it', () => {
    expect(at([window({})], {}, 7)).toEqual(['dining-stay-1 2027-03-07T11:00:00.000Z']);
    expect(at([window({})], { dining: '3h' }, 7)).toEqual(['dining-stay-1 2027-03-14T07:00:00.000Z']);
    expect(at([window({})], { dining: 'off' })).toEqual([]);
    expect(at([window({})], { dining: 'default', 'multi-pass': 'off' })).toHaveLength(1);
  });

  it('says nothing of what is open already, and one word of a series', () => {
    expect(at([window({ opensAt: '2027-01-01T12:00:00.000Z' })])).toEqual([]);
    const daily = [14, 15, 16].map((day) =>
      window({ id: `day-${day}`, series: 'days', opensAt: `2027-03-${day}T10:00:00.000Z` }),
    );
    expect(at(daily)).toEqual(['day-14 2027-03-13T11:00:00.000Z']);
  });

  it('says nothing of a payment for what is not booked, or that is made', () => {
    const payments = (['unbooked', 'paid', undefined] as const).map((standing, index) =>
      window({ id: `payment-${index}`, kind: 'final-payment', type: 'due', ...(standing && { standing }) }),
    );
    expect(at(payments)).toEqual(['payment-2 2027-03-13T11:00:00.000Z']);
  });

  it('begins a series with what is still to come, and never sends a reminder twice', () => {
    const daily = ['2026-12-31', '2027-01-01', '2027-01-02', '2027-01-03'].map((day) =>
      window({ id: `day-${day}`, series: 'days', opensAt: `${day}T11:00:00.000Z` }),
    );
    expect(at(daily)).toEqual(['day-2027-01-02 2027-01-01T11:00:00.000Z']);
    expect(at(daily, {}, 1, ['day-2026-12-31 2026-12-31T11:00:00.000Z'])).toEqual([]);
    expect(at(daily, {}, 1, ['day-2026-12-31 2025-12-31T11:00:00.000Z'])).toHaveLength(1);
  });
});
