import { getTripOccasion } from './trip-occasion';

const trip = {
  startDate: '2027-03-14',
  endDate: '2027-03-17',
  mode: 'parks',
} as const;
const on = (date: string, changed: Partial<{ mode: 'cruise' }> = {}) =>
  getTripOccasion({ ...trip, ...changed }, new Date(`${date}T17:00:00Z`));

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

it('speaks of the sea on a cruise: aboard on the first day, no rides on the last', () => {
  expect(on('2027-03-14', { mode: 'cruise' })).toMatch(/^All aboard/);
  expect(on('2027-03-17', { mode: 'cruise' })).not.toMatch(/ride/);
});
