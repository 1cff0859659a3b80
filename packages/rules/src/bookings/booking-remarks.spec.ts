import { PARKS_ZONE } from '@landsea/contracts/core';
import type { Booking } from '@landsea/contracts/bookings';
import { makeBooking } from './booking-changes.js';
import {
  findBookingOfSailing,
  findBookingOfStay,
  listUnbookedLinesOn,
  omitCanceledNumbers,
} from './booking-remarks.js';

const made = (number: number, booking: Partial<Booking>): Booking => ({
  ...makeBooking(
    {
      id: `c0000000-0000-4000-8000-00000000000${number}`,
      kind: 'hotel',
      title: 'Pop Century Resort',
      start: { date: '2027-04-04', time: '15:00', zone: PARKS_ZONE },
    },
    new Date('2026-11-28T12:00:00Z'),
  ),
  ...booking,
});
const hotel = made(1, {
  end: { date: '2027-04-08', time: '11:00', zone: PARKS_ZONE },
  numbers: [{ role: 'confirmation', value: '48213377' }],
});
const cruise = made(3, {
  kind: 'cruise',
  title: 'Disney Wish',
  start: { date: '2027-04-08', time: '11:30', zone: PARKS_ZONE, place: 'Port Canaveral' },
  end: { date: '2027-04-12', time: null, zone: PARKS_ZONE },
  staterooms: [{ number: '7042' }],
});

it('knows the booking of a stay by its hotel, else by its nights, and that of the sailing', () => {
  const stay = { hotelName: 'pop century resort', checkIn: '2027-04-04', checkOut: '2027-04-08' };
  const other = made(4, { title: 'Yacht Club', end: hotel.end });
  expect(findBookingOfStay(stay, [other, hotel])).toBe(hotel);
  expect(findBookingOfStay({ ...stay, hotelName: 'Pop Century' }, [hotel])).toBe(hotel);
  expect(findBookingOfStay({ ...stay, hotelName: 'Pop Century' }, [hotel, other])).toBeUndefined();
  expect(findBookingOfSailing({ ship: 'Disney Wish', embarkationDate: '2027-04-09' }, [hotel, cruise])).toBe(
    cruise,
  );
});

it('has the number of a stay that has no booking, once', () => {
  const stay = {
    hotelName: 'Pop Century Resort',
    onSite: true,
    checkIn: '2027-04-04',
    checkOut: '2027-04-08',
    confirmation: '4711',
  };
  const trip = { stays: [stay], sailing: null };
  const lines = ['Check in: Pop Century Resort · Confirmation 4711'];
  expect(listUnbookedLinesOn(trip, '2027-04-04', [], [])).toEqual(lines);
  expect(listUnbookedLinesOn(trip, '2027-04-04', [], [{ confirmation: '4711' }])).toEqual([]);
  expect(listUnbookedLinesOn(trip, '2027-04-04', [hotel], [])).toEqual([]);
});

describe('what was canceled', () => {
  const stay = {
    hotelName: 'Pop Century Resort',
    onSite: true,
    checkIn: '2027-04-04',
    checkOut: '2027-04-08',
    confirmation: '48213377',
    cancelBy: { date: '2027-03-01' },
  };
  const sailing = {
    ship: 'Disney Wish',
    embarkationDate: '2027-04-08',
    nights: 4,
    concierge: false,
    ports: [],
    reservation: '20194456',
    stateroom: '7042',
  };
  const trip = { stays: [stay], sailing };
  const gone = [
    { ...hotel, status: 'canceled' as const },
    { ...cruise, status: 'canceled' as const },
  ];

  it('stays in the plan without numbers and day to cancel', () => {
    const planned = omitCanceledNumbers(trip, gone);
    expect(planned.stays).toEqual([{ ...stay, confirmation: undefined, cancelBy: undefined }]);
    expect(planned.sailing).toEqual({ ...sailing, reservation: undefined, stateroom: undefined });
    expect(listUnbookedLinesOn(trip, '2027-04-04', gone, [])).toEqual([]);
    expect(listUnbookedLinesOn(trip, '2027-04-08', gone, [])).toEqual([]);
  });

  it('takes no number of another booking', () => {
    expect(omitCanceledNumbers(trip, [])).toEqual(trip);
    expect(omitCanceledNumbers(trip, [...gone, hotel, cruise])).toEqual(trip);
    const others = { stays: [{ ...stay, confirmation: '4711' }], sailing };
    const numbered = gone.map((booking) => ({
      ...booking,
      numbers: [{ role: 'confirmation' as const, value: '1' }],
    }));
    expect(omitCanceledNumbers(others, numbered)).toEqual(others);
  });

  it('keeps numbers and day to cancel of the hotel and the ship that came instead', () => {
    const instead = {
      stays: [{ ...stay, hotelName: 'Yacht Club', confirmation: '4711' }],
      sailing: { ...sailing, ship: 'Disney Dream', reservation: '815' },
    };
    const unnumbered = gone.map((booking) => ({ ...booking, numbers: [] }));
    expect(omitCanceledNumbers(instead, gone)).toEqual(instead);
    expect(omitCanceledNumbers(instead, unnumbered)).toEqual(instead);
    const withoutNumbers = {
      stays: [{ ...stay, hotelName: 'Yacht Club', confirmation: undefined }],
      sailing: { ...sailing, ship: 'Disney Dream', reservation: undefined },
    };
    expect(omitCanceledNumbers(withoutNumbers, gone)).toEqual(withoutNumbers);
  });

  it('is known by its number under another name, too', () => {
    const numbers = [{ role: 'confirmation' as const, value: '20194456' }];
    const named = gone.map((booking) => ({
      ...booking,
      title: `Our ${booking.kind}`,
      numbers: booking.kind === 'cruise' ? numbers : booking.numbers,
    }));
    const planned = omitCanceledNumbers(trip, named);
    expect(planned.stays).toEqual([{ ...stay, confirmation: undefined, cancelBy: undefined }]);
    expect(planned.sailing).toEqual({ ...sailing, reservation: undefined, stateroom: undefined });
  });
});
