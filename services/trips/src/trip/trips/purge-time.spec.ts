import { purgeTime } from './deleted-trips.service.js';

it.each([
  ['a trip far ahead: in a week', '2027-06-01', '2027-01-01T12:00:00.000Z', '2027-01-08T12:00:00.000Z'],
  [
    'one that begins in three days: before it does',
    '2027-01-04',
    '2027-01-01T12:00:00.000Z',
    '2027-01-04T03:00:00.000Z',
  ],
  ['one that begins in an hour: soon', '2027-01-02', '2027-01-02T04:00:00.000Z', '2027-01-02T04:10:00.000Z'],
  ['one that has begun: in a week', '2027-01-01', '2027-01-01T12:00:00.000Z', '2027-01-08T12:00:00.000Z'],
])('purges %s', (_, startDate, now, at) => {
  expect(purgeTime(startDate, new Date(now)).toISOString()).toBe(at);
});
