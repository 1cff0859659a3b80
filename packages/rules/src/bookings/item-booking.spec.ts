import { item } from '../day-plans/testing/sample-day.js';
import { itemLife } from '../day-plans/items/item-life.js';
import { PARKS_ZONE } from '@landsea/contracts/core';
import { toItemBooking } from './item-booking.js';

const table = item({
  ...{ title: 'Ohana', date: '2027-04-05', time: '18:10', costCents: 212_00, confirmation: 'D77' },
  ...{ status: 'booked', details: itemLife.dining.blank },
});

it('is the item itself: its time, number and money', () => {
  expect(toItemBooking(table, PARKS_ZONE)).toMatchObject({
    ...{ id: table.id, itemId: table.id, kind: 'dining', title: 'Ohana', totalCents: 212_00 },
    numbers: [{ role: 'confirmation', value: 'D77' }],
    start: { date: '2027-04-05', time: '18:10', zone: PARKS_ZONE },
  });
});

it('is a table for a dinner aboard, and an outing for what else is done there', () => {
  const aboard = (section: string) =>
    toItemBooking({ ...table, details: { kind: 'activity', section } }, PARKS_ZONE)?.kind;
  expect(['Rotational dining', 'Adult dining', 'Shows'].map(aboard)).toEqual(['dining', 'dining', 'outing']);
});

it('is none without a reservation or a day, canceled, or of a kind that nobody books', () => {
  const without = { status: 'planned' as const, confirmation: null };
  expect(toItemBooking({ ...table, ...without }, PARKS_ZONE)).toBeNull();
  expect(toItemBooking({ ...table, status: 'planned' }, PARKS_ZONE)?.kind).toBe('dining');
  expect(toItemBooking({ ...table, status: 'cancelled' }, PARKS_ZONE)).toBeNull();
  expect(toItemBooking({ ...table, date: null }, PARKS_ZONE)).toBeNull();
  expect(toItemBooking({ ...table, details: itemLife.attraction.blank }, PARKS_ZONE)).toBeNull();
});
