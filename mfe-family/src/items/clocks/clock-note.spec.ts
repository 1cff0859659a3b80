import type { PortClock } from '@landsea/rules/trip';
import type { TripDetail } from '@landsea/contracts/trip';
import { noteClock, formatItemClock } from './clock-note';

const port = (name: string, timeZone: string, shipClock?: PortClock['shipClock']): PortClock => ({
  name,
  aliases: [],
  timeZone,
  ...(shipClock && { shipClock }),
});
const ports = [
  port('Port Canaveral', 'America/New_York', 'home-port'),
  port('Nassau, Bahamas', 'America/Nassau'),
  port('Cozumel, Mexico', 'America/Cancun'),
  port('Barcelona, Spain', 'Europe/Madrid', 'port-of-call'),
  port('Livorno (Florence, Pisa), Italy', 'Europe/Rome'),
];
const sailing = (...calls: string[]): Pick<TripDetail, 'mode' | 'sailing'> => ({
  mode: 'combined',
  sailing: {
    ship: 'Disney Wish',
    embarkationDate: '2027-06-10',
    nights: calls.length - 1,
    concierge: false,
    ports: calls.map((name, index) => ({ date: `2027-06-${10 + index}`, port: name })),
  },
});
const europe = sailing('Barcelona, Spain', 'Livorno (Florence, Pisa), Italy', 'At Sea', 'Barcelona, Spain');
const caribbean = sailing('Port Canaveral', 'Nassau, Bahamas', 'Cozumel, Mexico', 'Port Canaveral');

it('names the clocks of a port or of the ship, and how far the reader is from them', () => {
  const note = (date: string, zone = 'America/New_York') => noteClock(europe, date, ports, zone);
  expect(note('2027-06-09')).toBeUndefined();
  expect(note('2027-06-10')).toBe('Barcelona time, 6 hours ahead of you');
  expect(note('2027-06-11')).toBe('Livorno time, 6 hours ahead of you');
  expect(note('2027-06-12', 'America/Los_Angeles')).toBe('Ship time, 9 hours ahead of you');
  expect(note('2027-06-11', 'Europe/Paris')).toBe('Livorno time');
  expect(note('2027-06-11', 'Asia/Tokyo')).toBe('Livorno time, 7 hours behind you');
});

it('is needed from Florida only where the shore differs from the ship', () => {
  const note = (date: string) => noteClock(caribbean, date, ports, 'America/New_York');
  expect(note('2027-06-10')).toBeUndefined();
  expect(note('2027-06-11')).toBeUndefined();
  expect(note('2027-06-12')).toBe('Ashore: Cozumel time, 1 hour behind ship time');
});

it('names the clocks of an item where they are not those of the parks', () => {
  const details = { kind: 'excursion', bookedWith: 'self', activityLevel: null, minAge: null } as const;
  const text = (date: string | null) => formatItemClock(europe, { date, time: '09:30', details }, ports);
  expect([text('2027-06-11'), text('2027-06-09'), text(null)]).toEqual([
    '9:30 AM Livorno time',
    '9:30 AM',
    '9:30 AM',
  ]);
});
