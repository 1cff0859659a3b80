import { listDates } from '@landsea/contracts/core';
import { findDayConflicts, makeDayContext, makeItem } from '@landsea/rules/day-plans';
import {
  findBookingProblems,
  listPlanDifferences,
  listClosedSpansOn,
  makeBooking,
} from '@landsea/rules/bookings';
import { makeDemoBookings, makeDemoItems, makeDemoTrip, makeDemoTripDays } from '@landsea/rules/demo';
import { toMinute } from '@landsea/rules/trip';
import { makeRestaurantFinder } from '@landsea/rules/planning';
import type { DayItem } from '@landsea/contracts/planning';
import { toDayCatalogue, listEntryIds } from '../catalogue/lists/catalogue-parts.js';
import { loadShippedCatalogue } from '../catalogue/lists/shipped-catalogue.js';
import { findNewProblems } from '../planning/days/item-problems.js';

const bookings = makeDemoBookings('2027-02-06').map((booking) => makeBooking(booking, new Date(0)));

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

test('the bookings of the demo trip keep the rules as well', () => {
  const { party, ...trip } = makeDemoTrip('2027-02-06');
  expect(listPlanDifferences(trip, bookings)).toEqual([]);
  expect(bookings).toHaveLength(8);
  const found = bookings.flatMap((booking) => findBookingProblems(booking, { party }, bookings));
  expect(found).toEqual([]);
});

test('nothing of the demo trip is planned while the family flies', () => {
  const trip = makeDemoTrip('2027-02-06');
  const { airports } = loadShippedCatalogue();
  const timed = makeDemoItems(trip.startDate).filter(({ date, time }) => date && time);
  const early = timed.filter(({ date, time }) =>
    listClosedSpansOn(bookings, date ?? '', airports, trip.stays).some(
      ({ from, until }) => toMinute(time ?? '') >= from && toMinute(time ?? '') < until,
    ),
  );
  expect(early.map(({ title }) => title)).toEqual([]);
  const days = [trip.startDate, trip.endDate];
  expect(days.flatMap((day) => listClosedSpansOn(bookings, day, airports, trip.stays))).toHaveLength(2);
});

test('no plan of the demo trip is a problem or outside the hours of its park, on whatever day somebody looks', () => {
  const parts = loadShippedCatalogue();
  const catalogue = toDayCatalogue(parts);
  const kinds = ['before-open', 'after-close', 'party-night', 'no-show', 'closed', 'showtime'];
  const found = listDates('2027-01-01', '2027-12-30').flatMap((startDate) => {
    const trip = makeDemoTrip(startDate);
    const days = makeDemoTripDays(trip);
    const items = makeDemoItems(startDate).map((item): DayItem => makeItem(item, []));
    const booked = makeDemoBookings(startDate).map((booking) => makeBooking(booking, new Date(0)));
    return days.flatMap((day) => {
      const context = makeDayContext(trip, day, catalogue, items, booked);
      const ofDay = items.filter(({ date }) => date === day.date);
      return findDayConflicts(ofDay, context)
        .filter(({ kind, severity }) => severity === 'problem' || kinds.includes(kind))
        .map(({ sentence }) => `${day.date}: ${sentence}`);
    });
  });
  expect(found).toEqual([]);
});

test('its notes have the times that Americans read', () => {
  const trip = makeDemoTrip('2027-02-06');
  const notes = [...makeDemoTripDays(trip), ...makeDemoItems(trip.startDate), ...bookings].map(
    ({ note }) => note ?? '',
  );
  expect(notes.filter((note) => /\b(1[3-9]|2[0-3]):[0-5]\d/.test(note))).toEqual([]);
});
