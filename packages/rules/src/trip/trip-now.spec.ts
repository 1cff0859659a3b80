import { getTripNow } from './trip-now.js';
import { AT_SEA } from '@landsea/contracts/trip';

const ports = [
  { name: 'Singapore', aliases: [], timeZone: 'Asia/Singapore', shipClock: 'home-port' as const },
];
const calls = ['Singapore', AT_SEA, AT_SEA, 'Singapore'];
const trip = {
  mode: 'combined' as const,
  sailing: {
    ship: 'Disney Adventure',
    embarkationDate: '2027-06-10',
    nights: 3,
    concierge: false,
    ports: calls.map((port, index) => ({ date: `2027-06-${10 + index}`, port })),
  },
};

it.each([
  ['2027-06-10T23:30:00Z', '2027-06-11', '07:30', 'a morning at sea, the evening before at the parks'],
  ['2027-06-12T02:00:00Z', '2027-06-12', '10:00', 'at sea'],
  ['2027-06-01T13:00:00Z', '2027-06-01', '09:00', 'on land'],
  ['2027-06-13T15:00:00Z', '2027-06-13', '23:00', 'the day of the return'],
])('%s is %s %s: %s', (instant, date, time) => {
  expect(getTripNow(trip, new Date(instant), ports)).toEqual({ date, time });
});
