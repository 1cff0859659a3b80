import { context, dinner } from '../day-plans/testing/sample-day.js';
import { AT_YOUR_HOTEL } from '../planning/meal-restaurant.js';
import type { TripDetail } from '@landsea/contracts/trip';
import { makePaperRows } from './paper-rows.js';

// What paper reads of a trip.
const trip = { mode: 'parks', party: [], sailing: null } as unknown as TripDetail;

it('says of tables only that they are not booked yet, not of counters and hotels', () => {
  const { catalogue } = context;
  const counters = catalogue.restaurants.map((each) => ({ ...each, takesReservations: false }));
  const facts = (meal: Parameters<typeof dinner>[0], restaurants = catalogue.restaurants) =>
    makePaperRows(
      trip,
      [dinner({ time: '18:00', ...meal })],
      { ...context, catalogue: { ...catalogue, restaurants } },
      [],
    )
      .map((row) => row.facts)
      .join();
  expect(facts({})).toContain('not booked yet');
  expect(facts({}, counters)).not.toContain('not booked yet');
  expect(facts({ catalogueId: null, title: 'Grandma’s' })).toContain('not booked yet');
  expect(facts({ catalogueId: null, place: AT_YOUR_HOTEL })).not.toContain('not booked yet');
  expect(facts({ status: 'booked' })).not.toContain('not booked yet');
});
