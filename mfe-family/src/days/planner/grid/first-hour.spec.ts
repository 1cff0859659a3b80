import { aParkCalendar, anAttraction, aTravel } from '../../../testing/park-fixtures';
import { aBooking, aFlight } from '../../../testing/booking-fixtures';
import { aDayItem } from '../../../testing/day-fixtures';
import { aTrip } from '../../../testing/trip-fixtures';
import { makePlannerDay } from '../planner-days';
import { findFirstMinute, fitPhoneRuler } from './first-hour';

const date = '2027-03-14';
const trip = aTrip({
  party: [{ name: 'Robin Lee', age: 38 }],
  days: [{ kind: 'park', place: null, note: null, version: 1, date, parks: ['magic-kingdom'] }],
});
const catalogue = {
  ...{ attractions: [anAttraction({ heightInches: null })], shows: [], restaurants: [], snacks: [] },
  ...{ meets: [], photoSpots: [], calendar: aParkCalendar(), travel: aTravel() },
};
const landing = aFlight({ end: { date, time: '10:28', zone: 'America/New_York', airport: 'MCO' } });
const hotel = aBooking({ start: { date, time: '15:00', zone: 'America/New_York' } });
const ruler = { from: 6 * 60, until: 23 * 60 };

const dayWith = (times: string[], bookings: Parameters<typeof makePlannerDay>[6]) => {
  const [day] = trip.days;
  const items = times.map((time, index) =>
    aDayItem({ id: `0000000${index}-0000-4000-8000-000000000000`, time }),
  );
  if (!day) throw new Error('no day');
  return makePlannerDay(trip, day, items, catalogue, [], items, bookings);
};

it('a day of arrival begins where the flight lets go, with its words in sight, not with empty hours', () => {
  const day = dayWith(['13:00'], [landing, hotel]);
  expect(day.closed).toMatchObject([{ from: 0, until: 12 * 60 + 45, reason: 'you land at 10:28 AM' }]);
  expect(day.marks.map(({ label, at }) => [label, at])).toEqual([['Check in', 15 * 60]]);
  expect(findFirstMinute(day)).toBe(12 * 60 + 15);
  expect(fitPhoneRuler(day, ruler)).toEqual({ from: 12 * 60, until: 23 * 60 });
});

it('a plan before the landing is still on the ruler, and the morning of any other day', () => {
  expect(fitPhoneRuler(dayWith(['07:10'], [landing]), ruler).from).toBe(7 * 60);
  const usual = dayWith(['13:00'], []);
  expect(findFirstMinute(usual)).toBe(13 * 60);
  expect(fitPhoneRuler(usual, ruler).from).toBeLessThanOrEqual(9 * 60);
});
