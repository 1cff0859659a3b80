import { getMessagesSent, getNextMorning, isMorning } from './digest-times.js';

const next = (after: string, timeZone: string) => getNextMorning(new Date(after), timeZone).toISOString();

it.each([
  ['2026-11-29T11:29:00Z', 'America/New_York', '2026-11-29T11:30:00.000Z'],
  ['2026-11-29T11:30:00Z', 'America/New_York', '2026-11-30T11:30:00.000Z'],
  ['2026-11-29T11:30:00Z', 'America/Los_Angeles', '2026-11-29T14:30:00.000Z'],
  // Daylight time begins on March 14, 2027, and ends on November 7.
  ['2027-03-13T12:00:00Z', 'America/New_York', '2027-03-14T10:30:00.000Z'],
  ['2027-11-06T12:00:00Z', 'America/New_York', '2027-11-07T11:30:00.000Z'],
  ['2026-12-31T23:59:00Z', 'Pacific/Auckland', '2027-01-01T17:30:00.000Z'],
])('is half past six on the agent’s own clock: after %s in %s', (after, zone, morning) => {
  expect(next(after, zone)).toBe(morning);
});

it.each([
  ['2026-11-29T11:29:00Z', false],
  ['2026-11-29T11:30:00Z', true],
  ['2026-11-29T15:59:00Z', true],
  ['2026-11-29T16:00:00Z', false],
])('is not sent after the morning: %s', (now, expected) => {
  expect(isMorning(new Date(now), 'America/New_York')).toBe(expected);
});

it('waits three minutes for the messages of the morning', () => {
  const sent = (now: string) => getMessagesSent(new Date(now), 'America/New_York')?.toISOString();
  expect(sent('2026-11-29T11:30:00Z')).toBe('2026-11-29T11:33:00.000Z');
  expect(sent('2026-11-29T11:33:00Z')).toBeUndefined();
});
