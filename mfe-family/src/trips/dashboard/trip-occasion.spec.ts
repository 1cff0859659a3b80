import { tripOccasion } from './trip-occasion';

const trip = {
  startDate: '2027-03-14',
  endDate: '2027-03-17',
  createdAt: '2026-10-01T12:00:00Z',
  mode: 'parks',
} as const;
const on = (date: string, changed: Partial<{ createdAt: string; mode: 'cruise' }> = {}) =>
  tripOccasion({ ...trip, ...changed }, new Date(`${date}T17:00:00Z`))?.text;

it.each([
  ['2026-12-04', 'One hundred days to go!'],
  ['2027-03-07', 'One week to go. Time to pack, and to look through the plan together.'],
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

it('leads from the day of creation to the wishes, and nowhere from the others', () => {
  const to = (date: string) =>
    tripOccasion({ ...trip, createdAt: '2026-10-01T12:00:00Z' }, new Date(`${date}T17:00:00Z`))?.to;
  expect(to('2026-10-01')).toBe('wishes');
  expect(to('2027-03-14')).toBeUndefined();
});

it('speaks of the sea on a cruise: aboard on the first day, no rides on the last', () => {
  expect(on('2027-03-14', { mode: 'cruise' })).toMatch(/^All aboard/);
  expect(on('2027-03-17', { mode: 'cruise' })).not.toMatch(/ride/);
});
