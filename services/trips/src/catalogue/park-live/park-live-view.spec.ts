import { listLiveWaits, listOfficialHours } from './park-live-view.js';
import { FeedLive, FeedSchedule } from './waits-feed.js';

const mountain = { id: 'mountain', name: 'Cloud Mountain' };
const coaster = { id: 'coaster', name: 'Barn Coaster' };
const attractions = [mountain, coaster];
const runs = (waitTime: unknown, more: object = {}) => ({
  name: 'Cloud Mountain',
  status: 'OPERATING',
  queue: { STANDBY: { waitTime } },
  ...more,
});
const waitsOf = (...liveData: unknown[]) => listLiveWaits(FeedLive.parse({ liveData }), attractions);

it.each<[string, unknown]>([
  ['without a queue', { name: 'Barn Coaster', status: 'OPERATING', queue: null }],
  ['without a line', { name: 'Barn Coaster', status: 'OPERATING', queue: { STANDBY: null } }],
  ['without a state', { name: 'Barn Coaster', status: null, queue: { STANDBY: { waitTime: 5 } } }],
  ['with a wait in words', { ...runs('10 min'), name: 'Barn Coaster' }],
  ['with a wait below zero', { ...runs(-1), name: 'Barn Coaster' }],
  ['with a wait that nobody would post', { ...runs(9999), name: 'Barn Coaster' }],
  ['without a name', { status: 'OPERATING' }],
  ['that is no row', null],
])('leaves out a row %s, and keeps the others', (_, odd) => {
  expect(waitsOf(odd, runs(45))).toEqual([{ attractionId: 'mountain', minutes: 45 }]);
});

const date = '2027-01-16';
const opens = (openingTime: unknown, closingTime: unknown, more: object = {}) => ({
  ...{ date, type: 'OPERATING', openingTime, closingTime, ...more },
});
const hoursOf = (...schedule: unknown[]) => listOfficialHours(FeedSchedule.parse({ schedule }), date);

describe('official hours', () => {
  it.each<[string, unknown[], object | null]>([
    [
      'with the park’s own offset',
      [opens('2027-01-16T09:00:00-05:00', '2027-01-16T21:00:00-05:00')],
      { open: '09:00', close: '21:00', earlyEntry: null },
    ],
    [
      'in Z, until after midnight',
      [opens('2027-01-16T14:00:00Z', '2027-01-17T05:30:00Z')],
      { open: '09:00', close: '24:30', earlyEntry: null },
    ],
    [
      'beside a closed day and rows without times',
      [
        { date: '2027-01-17', type: 'CLOSED' },
        { date, type: 'INFO', openingTime: null, closingTime: null },
        opens('2027-01-16T09:00:00-05:00', '2027-01-16T20:00:00-05:00'),
      ],
      { open: '09:00', close: '20:00', earlyEntry: null },
    ],
    [
      'of two opening periods, in whatever order',
      [
        opens('2027-01-16T17:00:00-05:00', '2027-01-16T23:00:00-05:00'),
        opens('2027-01-16T08:00:00-05:00', '2027-01-16T16:00:00-05:00'),
        opens('2027-01-16T07:30:00-05:00', '2027-01-16T08:00:00-05:00', {
          type: 'TICKETED_EVENT',
          description: 'Early Entry',
        }),
      ],
      { open: '08:00', close: '23:00', earlyEntry: '07:30' },
    ],
    [
      'of a day that is not in the list',
      [{ ...opens('2027-01-17T14:00:00Z', '2027-01-17T20:00:00Z'), date: '2027-01-17' }],
      null,
    ],
    ['that no park keeps', [opens('2027-01-16T14:00:00Z', '2027-01-19T20:00:00Z')], null],
    ['of rows that say no instant', [opens('9 AM', 'late')], null],
  ])('are read %s', (_, schedule, hours) => {
    expect(hoursOf(...schedule)).toEqual(hours);
  });
});
