import { newItem } from '@landsea/contracts/day-plans';
import { demoItems, demoTrip, demoTripDays } from '@landsea/contracts/demo';
import { restaurantFinder, type DayItem } from '@landsea/contracts/planning';
import { dayCatalogueOf, entryIds } from '../catalogue/lists/catalogue-parts.js';
import { shippedCatalogue } from '../catalogue/lists/shipped-catalogue.js';
import { newProblems } from '../planning/days/item-problems.js';

test('the plans of the demo trip keep the rules that everybody’s keep', () => {
  const trip = demoTrip('2027-02-06');
  const parts = shippedCatalogue();
  const ids = entryIds(parts);
  const items = demoItems(trip.startDate).map((item): DayItem => newItem(item, []));
  const found = newProblems(
    items,
    items,
    [],
    { ...trip, days: demoTripDays(trip) },
    {
      day: dayCatalogueOf(parts),
      entries: (kind) => parts[kind],
      restaurantOf: restaurantFinder(parts.restaurants),
      has: (id) => ids.has(id),
    },
  );
  expect(found.map(({ problems }) => problems)).toEqual([]);
});

test('the flights of the demo trip are in no park', () => {
  const flights = demoItems('2027-02-06').filter(
    ({ details }) => details.kind === 'note' && details.isFlight,
  );
  expect(flights.map(({ park, place }) => ({ park, place }))).toEqual([
    { park: null, place: null },
    { park: null, place: null },
  ]);
});

test('its notes have the times that Americans read', () => {
  const trip = demoTrip('2027-02-06');
  const notes = [...demoTripDays(trip), ...demoItems(trip.startDate)].map(({ note }) => note ?? '');
  expect(notes.filter((note) => /\b(1[3-9]|2[0-3]):[0-5]\d/.test(note))).toEqual([]);
});
