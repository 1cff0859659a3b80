import { shippedTripKeys } from '@landsea/contracts/agents';
import { findTripProblems } from '@landsea/contracts/trip';
import { countShippedDays, planShippedTrip } from './plan-shipped-trip.js';
import { shippedTrips } from './shipped-trips.js';

const hotel = { hotelName: 'Pop Century', onSite: true };

it.each(shippedTripKeys)('is a whole trip on any day of the year: %s', (key) => {
  for (const startDate of ['2027-02-26', '2027-10-29', '2027-12-30'])
    for (const stay of [hotel, null]) {
      const { shape, days, wishes } = planShippedTrip(shippedTrips[key], startDate, stay);
      expect(findTripProblems(shape)).toEqual([]);
      expect(days).toHaveLength(countShippedDays(shippedTrips[key]));
      expect([days[0]?.date, days.at(-1)?.date]).toEqual([shape.startDate, shape.endDate]);
      const ids = wishes.map(({ catalogueId }) => catalogueId);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { date } of wishes)
        expect(days.find((day) => day.date === date)).toMatchObject({ kind: 'park' });
    }
});

it('goes from the last day in the parks to the ship on the next, and stays at the hotel until then', () => {
  const { shape, days } = planShippedTrip(shippedTrips['parks-and-cruise'], '2027-03-01', hotel);
  expect(shape).toMatchObject({
    mode: 'combined',
    endDate: '2027-03-08',
    stays: [{ ...hotel, checkIn: '2027-03-01', checkOut: '2027-03-04' }],
    sailing: { embarkationDate: '2027-03-04', nights: 4 },
  });
  expect(days.map(({ kind }) => kind)).toEqual([
    'park',
    'park',
    'park',
    'embarkation',
    'port',
    'port',
    'sea',
    'debarkation',
  ]);
});

it('never plans three park days in a row for three generations', () => {
  const { days } = planShippedTrip(shippedTrips.grandparents, '2027-03-01', null);
  expect(days.map(({ kind }) => kind).join(' ')).not.toContain('park park park');
});
