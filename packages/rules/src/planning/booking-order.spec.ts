import { aBooking, at } from '../bookings/testing/bookings.js';
import { makeItem } from '../day-plans/items/written-items.js';
import { makeBlankDetails } from '../day-plans/items/item-life.js';
import { toBook } from './booking-order.js';

const date = '2027-04-05';
const window = { kind: 'dining', covers: { from: date, to: date } } as const;
let made = 0;
const meal = (title: string, place: string | null = null) => {
  made += 1;
  const id = `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
  return makeItem({ id, title, date, place, status: 'planned', details: makeBlankDetails('dining') }, []);
};
const meals = [meal('Via Napoli'), meal('Columbia Harbour House'), meal('Dinner', 'Your hotel')];
const restaurantOf = ({ title }: { title: string }) =>
  title === 'Dinner' ? null : { takesReservations: title === 'Via Napoli' };
const titles = (bookings: Parameters<typeof toBook>[2]['bookings']) =>
  toBook(window, meals, { restaurantOf, bookings }).map(({ title }) => title);

it('counts the tables that somebody books, not counter service or a dinner at the hotel', () => {
  expect(titles([])).toEqual(['Via Napoli']);
});

it('leaves out a table that is booked beside the plan, until that is canceled', () => {
  const table = aBooking({ kind: 'dining', title: 'Via Napoli', start: at(date, '18:00') });
  expect(titles([table])).toEqual([]);
  expect(titles([{ ...table, status: 'canceled' }])).toEqual(['Via Napoli']);
  expect(titles([{ ...table, start: at('2027-04-06', '18:00') }])).toEqual(['Via Napoli']);
});
