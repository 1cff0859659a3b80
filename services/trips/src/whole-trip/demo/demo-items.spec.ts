import type { DayItem } from '@landsea/contracts/planning';
import { shippedCatalogue } from '../../catalogue/lists/shipped-catalogue.js';
import { newItem } from '../../planning/days/item-changes.js';
import { newProblems } from '../../planning/days/item-problems.js';
import { demoItems } from './demo-items.js';
import { demoTrip, demoTripDays } from './demo-trip.js';

test('the plans of the demo trip keep the rules that everybody’s keep', () => {
  const trip = demoTrip('2027-02-06');
  const { attractions, shows } = shippedCatalogue();
  const items = demoItems(trip.startDate).map((item): DayItem => newItem(item, []));
  const found = newProblems(items, items, [], { ...trip, days: demoTripDays(trip) }, [
    ...attractions,
    ...shows,
  ]);
  expect(found.map(({ problems }) => problems)).toEqual([]);
});
