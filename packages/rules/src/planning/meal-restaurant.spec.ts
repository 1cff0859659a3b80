import { isTableToBook } from './meal-restaurant.js';

describe('a table to book', () => {
  it.each([
    ['a restaurant with reservations', 'planned', 'Fantasyland', { takesReservations: true }, true],
    ['counter service', 'planned', 'Liberty Square', { takesReservations: false }, false],
    ['a dinner at the hotel', 'planned', 'Your hotel', null, false],
    ['a place that the catalog does not know', 'planned', 'Orlando', null, true],
    ['what is booked already', 'booked', 'Liberty Square', { takesReservations: false }, true],
  ] as const)('is asked of %s', (_what, status, place, restaurant, expected) => {
    expect(isTableToBook({ status, place }, restaurant)).toBe(expected);
  });
});
