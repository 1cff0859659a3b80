import { adult, days, sailing, stay } from '../booking-windows/testing/index.js';
import { at, aBooking } from '../bookings/testing/bookings.js';
import { item } from '../day-plans/testing/sample-day.js';
import { makeKeptTrip } from './kept-trip.js';

const trip = {
  stays: [{ ...stay('Pop Century Resort', '2027-03-10', '2027-03-12'), confirmation: '4711' }],
  sailing: { ...sailing('2027-03-12', 3), reservation: 'DCL-1' },
  party: [adult],
  days: days('2027-03-10', '2027-03-11'),
};

it('keeps each day in order, with what was booked and its number', () => {
  const {
    days: kept,
    wishes,
    party,
  } = makeKeptTrip(
    trip,
    [
      item({ title: 'Dinner', time: '17:40', status: 'booked', confirmation: 'QX-7', note: 'window' }),
      item({ title: 'Breakfast', time: '08:00' }),
      item({ title: 'Fireworks', dayPart: 'evening', date: '2027-03-11' }),
      item({ title: 'Called off', status: 'cancelled' }),
      item({ title: 'Space 220', date: null, status: 'wish' }),
    ],
    [],
  );
  expect(kept[0]?.lines.map(({ when, title }) => `${when} ${title}`)).toEqual([
    '8:00 AM Breakfast',
    '5:40 PM Dinner',
  ]);
  expect(kept[0]?.lines[1]).toMatchObject({ isBooked: true, numbers: ['QX-7'], note: 'window' });
  expect(kept[1]?.lines).toMatchObject([{ when: 'Evening', isBooked: false, numbers: [] }]);
  expect([wishes, party]).toEqual([['Space 220'], ['Morgan']]);
});

it('names each booking once, without its price', () => {
  const hotel = aBooking({
    kind: 'hotel',
    title: 'Pop Century, standard room',
    start: at('2027-03-10', null),
    numbers: [{ role: 'confirmation', value: '4711' }],
    totalCents: 123_456,
  });
  const gone = aBooking({ kind: 'car', title: 'Car', start: at('2027-03-10', null), status: 'canceled' });
  const { bookings } = makeKeptTrip(trip, [], [hotel, gone]);
  expect(bookings).toEqual([
    { title: 'Disney Treasure', when: 'Mar 12 – Mar 15, 2027', numbers: ['DCL-1'] },
    { title: 'Pop Century, standard room', when: 'Wed, Mar 10', numbers: ['4711'] },
  ]);
});
