import { makeItem } from '@landsea/rules/day-plans';
import { makeDemoItems, makeDemoTrip, makeDemoTripDays } from '@landsea/rules/demo';
import { makeRestaurantFinder } from '@landsea/rules/planning';
import type { DayItem } from '@landsea/contracts/planning';
import { toDayCatalogue, listEntryIds } from '../catalogue/lists/catalogue-parts.js';
import { loadShippedCatalogue } from '../catalogue/lists/shipped-catalogue.js';
import { findNewProblems } from '../planning/days/item-problems.js';

test('the plans of the demo trip keep the rules that everybody’s keep', () => {
  const trip = makeDemoTrip('2027-02-06');
  const parts = loadShippedCatalogue();
  const ids = listEntryIds(parts);
  const items = makeDemoItems(trip.startDate).map((item): DayItem => makeItem(item, []));
  const found = findNewProblems(
    items,
    items,
    [],
    { ...trip, days: makeDemoTripDays(trip) },
    {
      day: toDayCatalogue(parts),
      entries: (kind) => parts[kind],
      restaurantOf: makeRestaurantFinder(parts.restaurants),
      has: (id) => ids.has(id),
    },
  );
  expect(found.map(({ problems }) => problems)).toEqual([]);
});

test('the flights of the demo trip are in no park', () => {
  const flights = makeDemoItems('2027-02-06').filter(
    ({ details }) => details.kind === 'note' && details.isFlight,
  );
  expect(flights.map(({ park, place }) => ({ park, place }))).toEqual([
    { park: null, place: null },
    { park: null, place: null },
  ]);
});

test('its notes have the times that Americans read', () => {
  const trip = makeDemoTrip('2027-02-06');
  const notes = [...makeDemoTripDays(trip), ...makeDemoItems(trip.startDate)].map(({ note }) => note ?? '');
  expect(notes.filter((note) => /\b(1[3-9]|2[0-3]):[0-5]\d/.test(note))).toEqual([]);
});
