import { formatCountdown, formatDate, formatDateRange, formatDayOf, formatMoney, timeToTrip } from './format';

test('money in cents, and whole dollars for summaries', () => {
  expect(formatMoney(124_000)).toBe('$1,240.00');
  expect(formatMoney(-5)).toBe('-$0.05');
  expect(formatMoney(124_049, { whole: true })).toBe('$1,240');
});

test('calendar dates stay on their day, wherever the reader is', () => {
  expect(formatDate('2026-03-14')).toBe('Sat, Mar 14');
  expect(formatDateRange('2026-12-30', '2027-01-04')).toBe('Dec 30, 2026 – Jan 4, 2027');
  expect(formatDateRange('2027-03-14', '2027-03-21')).toBe('Mar 14 – Mar 21, 2027');
  expect(formatDateRange('2027-03-14', '2027-03-14')).toBe('Mar 14, 2027');
});

test('an instant is the day that it is where the reader is', () => {
  const evening = '2026-11-23T01:30:00.000Z';
  expect(formatDayOf(evening, 'America/New_York')).toBe('Sun, Nov 22');
  expect(formatDayOf(evening, 'Europe/Lisbon')).toBe('Mon, Nov 23');
});

test.each([
  ['2026-03-04T12:00:00Z', 'in 3 days'],
  ['2026-03-03T12:01:00Z', 'in 2 days'],
  ['2026-03-03T12:00:00Z', 'in 48 hours'],
  ['2026-03-02T14:05:00Z', 'in 26 hours 5 minutes'],
  ['2026-03-01T12:01:00Z', 'in 1 minute'],
  ['2026-03-01T12:00:00Z', 'now'],
])('the countdown to %s', (instant, words) => {
  expect(formatCountdown(instant, new Date('2026-03-01T12:00:00Z'))).toBe(words);
});

test('days are counted as on a calendar at the parks: what opens on the 6th is 15 days away all through the 21st', () => {
  const opens = '2026-12-06T11:00:00Z';
  expect(formatCountdown(opens, new Date('2026-11-21T05:01:00Z'))).toBe('in 15 days');
  expect(formatCountdown(opens, new Date('2026-11-22T04:59:00Z'))).toBe('in 15 days');
  expect(formatCountdown(opens, new Date('2026-11-22T05:00:00Z'))).toBe('in 14 days');
});

test.each([
  ['2026-04-30', 'in 60 days'],
  ['2026-05-01', 'in 61 days (2 months)'],
  ['2026-03-02', 'in 1 day'],
  ['2026-03-01', 'today'],
  ['2026-02-28', 'started'],
])('a trip that starts on %s', (start, words) => {
  expect(timeToTrip(start, new Date('2026-03-02T03:00:00Z'))).toBe(words);
});
