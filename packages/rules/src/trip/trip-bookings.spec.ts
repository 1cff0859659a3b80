import { listBookingsOn, formatStateroom } from './trip-bookings.js';

const stay = { hotelName: 'Pop Century', onSite: true, checkIn: '2027-03-14', checkOut: '2027-03-18' };
const sailing = {
  ship: 'Disney Wish',
  embarkationDate: '2027-03-18',
  nights: 4,
  concierge: false,
  ports: [],
};
const trip = {
  stays: [{ ...stay, confirmation: '4711' }],
  sailing: { ...sailing, reservation: '815', stateroom: '7042' },
};

describe('what is asked for at a desk', () => {
  it('is on the day of check-in and of boarding', () => {
    expect(listBookingsOn(trip, '2027-03-14', [])).toEqual(['Check in: Pop Century · Confirmation 4711']);
    expect(listBookingsOn(trip, '2027-03-15', [])).toEqual([]);
    expect(listBookingsOn(trip, '2027-03-18', [])).toEqual([
      'Board the Disney Wish · Reservation 815 · Stateroom 7042, deck 7',
    ]);
  });

  it('is nothing without a number, or where an item of the day has it', () => {
    expect(listBookingsOn({ stays: [stay], sailing }, '2027-03-14', [{ confirmation: null }])).toEqual([]);
    expect(listBookingsOn(trip, '2027-03-14', [{ confirmation: '4711' }])).toEqual([]);
    expect(listBookingsOn(trip, '2027-03-18', [{ confirmation: '815' }])).toEqual([]);
    expect(listBookingsOn(trip, '2027-03-18', [{ confirmation: '4711' }])).toHaveLength(1);
  });

  it.each([
    ['7042', 'Stateroom 7042, deck 7'],
    ['10634', 'Stateroom 10634, deck 10'],
    ['704', 'Stateroom 704'],
    ['V12', 'Stateroom V12'],
  ])('reads the deck of %s where its digits tell it', (number, label) => {
    expect(formatStateroom(number)).toBe(label);
  });
});
