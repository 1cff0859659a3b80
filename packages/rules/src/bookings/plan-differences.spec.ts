import { sailing, stay } from '../booking-windows/testing/window-trips.js';
import { listPlanDifferences } from './plan-differences.js';
import { aBooking, aHotel, at, flightHome, flightThere } from './testing/bookings.js';

const trip = {
  startDate: '2027-04-04',
  endDate: '2027-04-12',
  stays: [stay('Pop Century', '2027-04-04', '2027-04-08')],
  sailing: { ...sailing('2027-04-08', 4), ship: 'Disney Wish' },
};
const hotel = aHotel();
const cruise = aBooking({
  kind: 'cruise',
  title: 'Disney Wish',
  start: at('2027-04-08', null),
  end: at('2027-04-12', null),
});
const bookings = [flightThere(), hotel, cruise, flightHome()];
/** The trip as it was made before anything was booked: a night less on land. */
const shorter = {
  startDate: '2027-04-04',
  endDate: '2027-04-11',
  stays: [stay('Pop Century', '2027-04-04', '2027-04-07')],
  sailing: { ...trip.sailing, embarkationDate: '2027-04-07' },
};

it('is silent where bookings and trip agree', () => {
  expect(listPlanDifferences(trip, bookings)).toEqual([]);
  expect(
    listPlanDifferences({ ...shorter, stays: [], sailing: null, endDate: '2027-04-12' }, bookings),
  ).toEqual([]);
});

it('names both dates of each booking that differs', () => {
  expect(listPlanDifferences(shorter, bookings)).toEqual([
    'Pop Century is booked Sun, Apr 4 to Thu, Apr 8. Your trip says Sun, Apr 4 to Wed, Apr 7.',
    'Disney Wish is booked from Thu, Apr 8. Your trip has it from Wed, Apr 7.',
    'Delta 2044 is on Mon, Apr 12. Your trip ends Sun, Apr 11.',
  ]);
  expect(listPlanDifferences({ ...trip, startDate: '2027-04-05' }, [flightThere()])).toEqual([
    'Delta 1187 is on Sun, Apr 4. Your trip starts Mon, Apr 5.',
  ]);
  expect(listPlanDifferences(trip, [{ ...cruise, end: at('2027-04-11', null) }])).toEqual([
    'Disney Wish is booked until Sun, Apr 11. Your trip has it until Mon, Apr 12.',
  ]);
});

it('is silent about what is canceled, a flight through the night, two rooms and a second cruise', () => {
  const canceled = bookings.map((booking) => ({ ...booking, status: 'canceled' as const }));
  expect(listPlanDifferences(shorter, canceled)).toEqual([]);
  const overnight = flightThere({ start: at('2027-04-03', '23:10'), end: at('2027-04-04', '06:10') });
  expect(listPlanDifferences(trip, [overnight])).toEqual([]);
  const rooms = [hotel, aHotel({ end: at('2027-04-07', '11:00') })];
  expect(listPlanDifferences(trip, rooms)).toEqual([]);
  const later = { ...cruise, start: at('2027-04-12', null), end: at('2027-04-16', null) };
  expect(listPlanDifferences(trip, [cruise, later])).toEqual([]);
});
