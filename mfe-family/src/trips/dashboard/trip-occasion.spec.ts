import { tripOccasion } from './trip-occasion';

const trip = {
  startDate: '2027-03-14',
  endDate: '2027-03-17',
  createdAt: '2026-10-01T12:00:00Z',
  mode: 'parks',
} as const;
const on = (date: string, changed: Partial<{ createdAt: string; mode: 'cruise' }> = {}) =>
  tripOccasion({ ...trip, ...changed }, new Date(`${date}T17:00:00Z`));

it.each([
  ['2026-12-04', 'One hundred days to go!'],
  ['2027-03-07', 'One week to go. Time to pack, and to show everybody the plan.'],
  ['2027-03-13', 'One more sleep!'],
  ['2027-03-14', 'Today is the day. Have a wonderful trip!'],
  ['2027-03-15', undefined],
  ['2027-03-17', 'The last day: one more ride, one more treat, one more photo.'],
  ['2027-03-18', 'Welcome home! Note what you want to remember while it is fresh.'],
  ['2027-03-19', undefined],
])('on %s it says: %s', (date, words) => {
  expect(on(date)).toBe(words);
});

it('greets a trip on the day it was created, in the time zone of the trip', () => {
  expect(on('2026-10-01')).toMatch(/on the calendar/);
  expect(on('2026-10-02')).toBeUndefined();
  expect(on('2026-10-01', { createdAt: '2026-10-02T02:00:00Z' })).toMatch(/on the calendar/);
});

it('goes aboard on the first day of a cruise', () => {
  expect(on('2027-03-14', { mode: 'cruise' })).toMatch(/^All aboard/);
});
