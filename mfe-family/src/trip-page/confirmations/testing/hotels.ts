import type { Example } from './example';

const hotel = { kind: 'hotel' } as const;

/** Hotels: the resort's own mails, and those of chains and booking sites. */
export const hotels: Example[] = [
  {
    name: 'a resort with labels',
    text: `Thank you for your resort reservation.
Resort: Disney's Pop Century Resort
Room Type: Standard Room, 2 Queen Beds
Check-In: Friday, December 4, 2026, after 3:00 PM
Check-Out: Wednesday, December 9, 2026, by 11:00 AM
Guests: 2 Adults, 2 Children
Confirmation Number: 48812077
Total Price: $1,284.75
Deposit due December 1, 2026`,
    read: [
      {
        ...hotel,
        title: 'Pop Century Resort',
        date: '2026-12-04',
        endDate: '2026-12-09',
        people: 4,
        number: '48812077',
        totalCents: 128_475,
        facts: ['Standard Room, 2 Queen Beds'],
      },
    ],
  },
  {
    name: 'arrival and departure on one line',
    text: `Reservation confirmation
Disney's Art of Animation Resort
Little Mermaid Standard Room
Arrival: Friday, December 4, 2026   Departure: Tuesday, December 8, 2026
Confirmation number 8812004477
Deposit paid $640.00`,
    read: [
      {
        ...hotel,
        title: 'Art of Animation Resort',
        date: '2026-12-04',
        endDate: '2026-12-08',
        number: '8812004477',
      },
    ],
  },
  {
    name: 'arrival and departure',
    text: `Your stay at Disney's Art of Animation Resort
Arrival Date: 12/04/2026
Departure Date: 12/08/2026
Room: Family Suite
4 nights
Reservation Number: 77120043
Cancel by November 29, 2026 to avoid a fee.`,
    read: [
      {
        ...hotel,
        title: 'Art of Animation Resort',
        date: '2026-12-04',
        endDate: '2026-12-08',
        number: '77120043',
        cancelBy: '2026-11-29',
        facts: ['Family Suite'],
      },
    ],
  },
  {
    name: 'a range of dates',
    text: `Reservation confirmed
Disney's Beach Club Resort
December 4 – 9, 2026
5 nights, 1 room
Confirmation Number: 31240099`,
    read: [
      {
        ...hotel,
        title: 'Beach Club Resort',
        date: '2026-12-04',
        endDate: '2026-12-09',
        number: '31240099',
      },
    ],
  },
  {
    name: 'a range over two months',
    text: `Room reservation
Hotel: Disney's Contemporary Resort
Nov 30 - Dec 4, 2026
4 nights
Confirmation Number: 31240100`,
    read: [{ ...hotel, title: 'Contemporary Resort', date: '2026-11-30', endDate: '2026-12-04' }],
  },
  {
    name: 'a chain near the port',
    text: `Reservation Confirmation: 83920174
Hampton Inn Cape Canaveral Cruise Port
Check-in
Sunday, December 6, 2026
3:00 PM
Check-out
Monday, December 7, 2026
11:00 AM
1 room, 2 adults, 2 children
Total for stay: $214.32 USD
You may cancel your reservation for no charge until December 4, 2026.`,
    read: [
      {
        ...hotel,
        title: 'Hampton Inn Cape Canaveral Cruise Port',
        date: '2026-12-06',
        endDate: '2026-12-07',
        people: 4,
        number: '83920174',
        totalCents: 21_432,
        cancelBy: '2026-12-04',
      },
    ],
  },
  {
    name: 'a booking site',
    text: `Thanks! Your booking is confirmed at Hyatt Regency Orlando International Airport
Booking number: 4012.881.223
Confirmation number: 4012881223
Property: Hyatt Regency Orlando International Airport
Check-in: Thursday, December 3, 2026 (from 3:00 PM)
Check-out: Friday, December 4, 2026 (until 11:00 AM)
You booked for: 4 guests
Total price: $259.90`,
    read: [
      {
        ...hotel,
        title: 'Hyatt Regency Orlando International Airport',
        date: '2026-12-03',
        endDate: '2026-12-04',
        number: '4012881223',
        people: 4,
        totalCents: 25_990,
      },
    ],
  },
  {
    name: 'a stay over New Year',
    text: `Hotel: Drury Inn & Suites Orlando
Dec 29 - Jan 2, 2027
4 nights, 1 room
Confirmation No: 20127743`,
    read: [
      {
        ...hotel,
        title: 'Drury Inn & Suites Orlando',
        date: '2026-12-29',
        endDate: '2027-01-02',
        number: '20127743',
      },
    ],
  },
  {
    name: 'check-out is missing',
    text: `Your room is reserved
Hotel: Courtyard Orlando Lake Buena Vista
Check-in: December 4, 2026
Confirmation Number: 99120012`,
    read: [
      {
        ...hotel,
        title: 'Courtyard Orlando Lake Buena Vista',
        date: '2026-12-04',
        endDate: null,
        number: '99120012',
      },
    ],
  },

  {
    name: 'days before months, and a cancellation with its date',
    text: `Hotel reservation
Hotel: Rosen Inn at Pointe Orlando
Arrival: 3 December 2026
Departure: 5 December 2026
2 nights, 1 room, 4 guests
Reference: RI-771200
Free cancellation until 1 December 2026
Total: $301.10`,
    read: [
      {
        ...hotel,
        title: 'Rosen Inn at Pointe Orlando',
        date: '2026-12-03',
        endDate: '2026-12-05',
        people: 4,
        number: 'RI-771200',
        cancelBy: '2026-12-01',
        totalCents: 30_110,
      },
    ],
  },
  {
    name: 'dates as computers write them',
    text: `Booking confirmed
Property: Hilton Garden Inn Lake Buena Vista
Check-in: 2026-12-04
Check-out: 2026-12-06
Room: King room
Itinerary number: 72001199887
Total price: $318.00`,
    read: [
      {
        ...hotel,
        title: 'Hilton Garden Inn Lake Buena Vista',
        date: '2026-12-04',
        endDate: '2026-12-06',
        number: '72001199887',
        totalCents: 31_800,
        facts: ['King room'],
      },
    ],
  },
  {
    name: 'two totals that differ name no total',
    text: `Room reservation at a hotel
Hotel: Fairfield Inn Port Canaveral
Check-in: December 6, 2026
Check-out: December 7, 2026
Total: $189.00
Total: $212.63
Confirmation Number: 70120033`,
    read: [{ ...hotel, title: 'Fairfield Inn Port Canaveral', number: '70120033', totalCents: null }],
  },
  {
    name: 'the total with taxes is the total',
    text: `Room reservation at a hotel
Hotel: Fairfield Inn Port Canaveral
Check-in: December 6, 2026, from 3:00 PM
Check-out: December 7, 2026 by 11:00 AM
Total: $189.00
Total with taxes: $212.63
Confirmation Number: 70120034`,
    read: [{ ...hotel, number: '70120034', totalCents: 21_263, time: '15:00', endTime: '11:00' }],
  },
];
