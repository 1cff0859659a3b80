import { makeBooking } from '@landsea/rules/bookings';
import type { Booking } from '@landsea/contracts/bookings';
import { listSharedBookingsOn } from './shared-bookings.js';

const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const zone = 'America/New_York';
const booked = (added: Parameters<typeof makeBooking>[0]): Booking =>
  makeBooking(
    { ...added, numbers: [{ role: 'confirmation', value: 'HK7Q2L' }], totalCents: 184_200 },
    new Date(),
  );
const flight = booked({
  id: id(1),
  kind: 'flight',
  title: 'Delta 1187',
  start: { date: '2027-04-04', time: '06:05', zone: 'America/Chicago', airport: 'MSP' },
  end: { date: '2027-04-04', time: '10:28', zone, airport: 'MCO' },
});
const hotel = booked({
  id: id(2),
  kind: 'hotel',
  title: 'Pop Century',
  start: { date: '2027-04-04', time: '15:00', zone },
  end: { date: '2027-04-08', time: null, zone },
});
const insurance = booked({ id: id(3), kind: 'insurance', title: 'Policy', start: hotel.start });

it('shows flights and check-in with their times, without numbers and money', () => {
  const shown = listSharedBookingsOn([flight, hotel, insurance], '2027-04-04', true);
  expect(shown).toEqual([
    { date: '2027-04-04', time: '06:05', title: 'Fly: Delta 1187', clock: 'Chicago time' },
    { date: '2027-04-04', time: '10:28', title: 'Land: Delta 1187' },
    { date: '2027-04-04', time: '15:00', title: 'Check in from: Pop Century' },
  ]);
  expect(JSON.stringify(shown)).not.toMatch(/HK7Q2L|184/);
});

it('does not name the hotel where the link hides it, and leaves out what is canceled', () => {
  expect(listSharedBookingsOn([hotel], '2027-04-08', false)).toEqual([
    { date: '2027-04-08', time: null, title: 'Check out' },
  ]);
  expect(listSharedBookingsOn([{ ...flight, status: 'canceled' }], '2027-04-04', true)).toEqual([]);
});

it('leaves the ship at the usual time where the booking of the cruise has none', () => {
  const cruise = booked({
    id: id(4),
    kind: 'cruise',
    title: 'Disney Wish',
    start: { date: '2027-04-08', time: '11:30', zone },
    end: { date: '2027-04-12', time: null, zone },
  });
  const step = { key: 'ashore', title: 'Off the ship', time: '09:00', minutes: 45, detail: null };
  const steps = [{ ...step, catalogueId: null, section: 'Aboard' }];
  expect(listSharedBookingsOn([cruise], '2027-04-12', true, steps)).toEqual([
    { date: '2027-04-12', time: '09:00', title: 'Leave the ship: Disney Wish' },
  ]);
  expect(listSharedBookingsOn([cruise], '2027-04-12', true)).toMatchObject([{ time: null }]);
});
