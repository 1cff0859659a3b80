import type { DayItem } from '@landsea/contracts/planning';
import { aBooking, aFlight } from '../../testing/booking-fixtures';
import { aDayItem } from '../../testing/day-fixtures';
import { anAttraction, aParkCalendar, aTravel } from '../../testing/park-fixtures';
import { aTrip } from '../../testing/trip-fixtures';
import { makePlannerDay } from './planner-days';

const date = '2027-03-14';
const trip = aTrip({
  party: [{ name: 'Robin Lee', age: 38 }],
  days: [{ kind: 'park', place: null, note: null, version: 1, date, parks: ['magic-kingdom'] }],
});
const catalogue = {
  attractions: [anAttraction({ heightInches: null })],
  shows: [],
  restaurants: [],
  snacks: [],
  meets: [],
  photoSpots: [],
  calendar: aParkCalendar(),
  travel: aTravel(),
};
const landing = aFlight({ end: { date, time: '10:28', zone: 'America/New_York', airport: 'MCO' } });

const dayWith = (bookings: Parameters<typeof makePlannerDay>[6], change: Partial<DayItem> = {}) => {
  const [day] = trip.days;
  const items = [aDayItem({ time: '09:15', ...change })];
  if (!day) throw new Error('no day');
  return makePlannerDay(trip, day, items, catalogue, [], items, bookings);
};

it('a ride before the landing is a conflict that names the flight', () => {
  expect(dayWith([landing]).unsolved.map(({ kind, sentence }) => [kind, sentence])).toEqual([
    [
      'before-arrival',
      `${aDayItem().title} is at 9:15 AM, and you land at 10:28 AM. Earliest in a park: about 12:45 PM.`,
    ],
  ]);
  expect(dayWith([landing]).context?.arrivesAt).toBe('12:45');
});

it('nothing is in the way of it without a flight, or once that is canceled', () => {
  expect(dayWith([aBooking()]).unsolved).toEqual([]);
  expect(dayWith([{ ...landing, status: 'canceled' }]).unsolved).toEqual([]);
});

it('a check-in after the parks lies below the last card, which is half an hour high at least', () => {
  const start = { date, time: '16:00', zone: 'America/New_York' };
  const night = dayWith([aBooking({ start })], { time: '21:00', catalogueId: null });
  const [last] = night.blocks;
  expect(last?.until).toBeLessThan(21 * 60 + 30);
  expect(night.marks.map(({ at }) => at)).toEqual([21 * 60 + 30]);
});

it('a day counts its flight among its plans', () => {
  expect([dayWith([]).count, dayWith([landing]).count]).toEqual([1, 2]);
});
