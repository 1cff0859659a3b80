import { aBooking, aHotel, at, flightHome } from '../bookings/testing/bookings.js';
import type { Booking } from '@landsea/contracts/bookings';
import { formatLimitedTime, getDrawnStart, listDayBookings } from './day-bookings.js';
import { item } from './testing/sample-day.js';

const boarding = '2027-04-08';
const leaving = '2027-04-12';
const sailing = { ship: 'Disney Wish', embarkationDate: boarding, nights: 4, concierge: false, ports: [] };
const trip = { mode: 'combined', sailing } as const;
const cruise = (start: string | null, end: string | null = null): Booking =>
  aBooking({ kind: 'cruise', title: 'Disney Wish', start: at(boarding, start), end: at(leaving, end) });
const car = aBooking({
  kind: 'car',
  title: 'Alamo',
  start: at(boarding, '09:30'),
  end: at(boarding, '12:30'),
});
const listed = (bookings: Booking[], date: string, items: Parameters<typeof listDayBookings>[2] = []) =>
  listDayBookings(trip, { date, arrivesAt: null }, items, bookings);
const said = (...day: Parameters<typeof listed>) =>
  listed(...day).map((entry) =>
    [formatLimitedTime(entry), `${entry.label}: ${entry.title}`, entry.note ?? ''].join(' | '),
  );

it('orders the day of boarding as a family can live it, and says why', () => {
  expect(said([cruise('11:30'), car, aHotel()], boarding)).toEqual([
    'before 9:30 AM | Check out: Pop Century | Check-out is by 11:00 AM',
    '9:30 AM | Pick up: Alamo | ',
    '12:30 PM | Return: Alamo | ',
    '1:00 PM | Board: Disney Wish | Your port time is 11:30 AM. You return the car at 12:30 PM, so board after it.',
  ]);
  expect(said([cruise('12:45'), aHotel()], boarding)).toEqual([
    'by 11:00 AM | Check out: Pop Century | ',
    '12:45 PM | Board: Disney Wish | ',
  ]);
  const noon = aHotel({ end: at(boarding, '12:00') });
  const ride = aBooking({ kind: 'transfer', start: at(boarding, null), end: at(boarding, '13:00') });
  expect(said([cruise('11:30'), ride, noon], boarding)).toContain('by 12:00 PM | Check out: Pop Century | ');
});

it('boards and leaves at the usual times where the booking names none, unless a plan says so', () => {
  expect(listed([cruise(null), flightHome()], leaving)).toMatchObject([
    { label: 'Leave the ship', time: '09:00', spot: 540, isUsual: true },
    { label: 'Fly', time: '14:35', isUsual: false },
    { label: 'Land' },
  ]);
  expect(listed([cruise(null)], boarding)).toMatchObject([{ time: '11:30', isUsual: true }]);
  expect(listed([cruise('11:30', '08:15')], leaving)).toMatchObject([{ time: '08:15', isUsual: false }]);
  const confirmed = item({
    title: 'Off the ship',
    date: leaving,
    time: '09:00',
    details: { kind: 'activity', section: 'Aboard' },
  });
  expect(listed([cruise(null)], leaving, [confirmed])).toMatchObject([{ time: null, spot: null }]);
});

it('checks in after the last plan in a park, and leaves out what is a plan or canceled', () => {
  const parade = item({ title: 'Parade', date: '2027-04-04', time: '15:00', park: 'magic-kingdom' });
  expect(listed([aHotel()], '2027-04-04', [parade])).toMatchObject([
    { time: '15:00', limit: 'from', spot: 901, isAfterPark: true },
  ]);
  expect(listed([aHotel()], '2027-04-04')).toMatchObject([{ spot: 900, isAfterPark: false }]);
  expect(listed([aHotel({ itemId: parade.id }), aHotel({ status: 'canceled' })], '2027-04-04')).toEqual([]);
});

it('calls a shuttle a transfer, since a ride is what a park has', () => {
  const shuttle = aHotel({ kind: 'transfer', title: 'Airport shuttle', end: null });
  expect(listed([shuttle], '2027-04-04')).toMatchObject([{ label: 'Transfer', title: 'Airport shuttle' }]);
});

it('keeps wall times on the day that clocks change, and orders flights by the clocks of the day', () => {
  const date = '2027-03-14';
  expect(listed([aHotel({ start: at(date, '15:00') })], date)).toMatchObject([{ spot: 900 }]);
  const west = flightHome({ start: at(leaving, '12:30', 'America/Chicago'), end: null });
  expect(listed([west], leaving)).toMatchObject([{ time: '12:30', spot: 13 * 60 + 30 }]);
});

it('draws a check-out up to its limit, and a check-in behind the parks', () => {
  const drawn = (...day: Parameters<typeof listed>) =>
    listed(...day).map((entry) => getDrawnStart(entry, 21 * 60 + 55));
  expect(drawn([aHotel()], boarding)).toEqual([10 * 60 + 30]);
  expect(drawn([aHotel(), car], boarding)).toEqual([9 * 60, 9 * 60 + 30, 12 * 60 + 30]);
  expect(drawn([aHotel()], '2027-04-04')).toEqual([15 * 60]);
  const ride = item({ date: '2027-04-04', time: '21:30', park: 'magic-kingdom' });
  expect(drawn([aHotel()], '2027-04-04', [ride])).toEqual([21 * 60 + 55]);
  expect(drawn([aHotel({ start: at('2027-04-04', null) })], '2027-04-04')).toEqual([null]);
});
