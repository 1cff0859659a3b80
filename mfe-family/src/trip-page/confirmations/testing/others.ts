import type { Example } from './example';

const outing = { kind: 'outing' } as const;
const transfer = { kind: 'transfer' } as const;
const tickets = { kind: 'tickets' } as const;

/** Outings, transfers and tickets. */
export const others: Example[] = [
  {
    name: 'a port adventure',
    text: `Port Adventure confirmed
Port Adventure: Blue Lagoon Island Dolphin Encounter
Port: Nassau
Date: Tuesday, December 8, 2026
Meeting Time: 8:45 AM
Guests: 2 Adults, 2 Children
Total: $612.00
Reservation Number: 20194456`,
    read: [
      {
        ...outing,
        title: 'Blue Lagoon Island Dolphin Encounter',
        date: '2026-12-08',
        time: '08:45',
        place: 'Nassau',
        people: 4,
        totalCents: 61_200,
        number: '20194456',
      },
    ],
  },
  {
    name: 'an excursion from a local company',
    text: `Your tour is booked!
Tour name: Nassau Catamaran and Snorkel
Tour date: 12/08/2026
Start time: 10:00 AM
Meeting point: Prince George Wharf
4 guests
Booking reference: NCS-88120
Free cancellation until December 7, 2026`,
    read: [
      {
        ...outing,
        title: 'Nassau Catamaran and Snorkel',
        date: '2026-12-08',
        time: '10:00',
        place: 'Prince George Wharf',
        people: 4,
        number: 'NCS-88120',
        cancelBy: '2026-12-07',
      },
    ],
  },
  {
    name: 'an excursion with the label in a line of its own',
    text: `Excursion confirmation
Excursion
Castaway Cay Parasailing
Date
December 9, 2026
Time
1:30 PM
Confirmation number
CC120099`,
    read: [
      { ...outing, title: 'Castaway Cay Parasailing', date: '2026-12-09', time: '13:30', number: 'CC120099' },
    ],
  },
  {
    name: 'a shuttle from the airport',
    text: `Mears Connect reservation
Confirmation Number: MC7712009
Pick-up date: December 4, 2026
Pick-up time: 10:45 AM
Pick-up location: Orlando International Airport
Passengers: 4
Total: $128.00`,
    read: [
      {
        ...transfer,
        title: 'Mears Connect transfer',
        date: '2026-12-04',
        time: '10:45',
        place: 'Orlando International Airport',
        people: 4,
        totalCents: 12_800,
        number: 'MC7712009',
      },
    ],
  },
  {
    name: 'a rental car',
    text: `Your rental car is reserved
Alamo
Confirmation number: 1402233USA
Pick-up: Friday, December 4, 2026 11:00 AM
Drop-off: Saturday, December 12, 2026 2:00 PM
Pick-up location: Orlando Airport
Vehicle: Midsize SUV
Estimated total: $421.17`,
    read: [
      {
        ...transfer,
        title: 'Alamo rental car',
        date: '2026-12-04',
        endDate: '2026-12-12',
        time: '11:00',
        place: 'Orlando Airport',
        number: '1402233USA',
      },
    ],
  },
  {
    name: 'a transfer to the port',
    text: `Transfer confirmation
Shuttle to Port Canaveral
Date: Monday, December 7, 2026
Pick-up time: 10:15 AM
Pick-up location: Disney's Pop Century Resort
Booking number: TR55120`,
    read: [{ ...transfer, title: 'Transfer', date: '2026-12-07', time: '10:15', number: 'TR55120' }],
  },
  {
    name: 'park tickets',
    text: `Thanks for your order!
Order number: 7781200911
4-Day Park Hopper Ticket
Valid from: December 5, 2026
4 tickets
Order total: $2,612.40`,
    read: [
      {
        ...tickets,
        title: '4-Day Park Hopper Ticket',
        date: '2026-12-05',
        number: '7781200911',
        totalCents: 261_240,
      },
    ],
  },
  {
    name: 'tickets for an evening',
    text: `Event tickets
Event: Mickey's Very Merry Christmas Party
Event date: Tuesday, December 8, 2026
Admission: 4
Confirmation number: VM20261208`,
    read: [
      { ...tickets, title: "Mickey's Very Merry Christmas Party", date: '2026-12-08', number: 'VM20261208' },
    ],
  },
  {
    name: 'tickets with a start date',
    text: `Order confirmation
Ticket type: 3-Day Base Ticket
Start date: 12/05/2026
Order #: AB120044
Total: $1,480.12`,
    read: [
      { ...tickets, title: '3-Day Base Ticket', date: '2026-12-05', number: 'AB120044', totalCents: 148_012 },
    ],
  },

  {
    name: 'a day pass at a port',
    text: `Excursion confirmation
Excursion: Grand Bahama Beach Day
Port of call: Freeport
Date: Thursday, December 10, 2026
Meeting time: 9:15 AM
Meeting place: Pier 2
4 guests
Confirmation: GB-100291`,
    read: [
      {
        ...outing,
        title: 'Grand Bahama Beach Day',
        date: '2026-12-10',
        time: '09:15',
        people: 4,
        number: 'GB-100291',
      },
    ],
  },
  {
    name: 'a tour whose name follows the thanks',
    text: `Thanks for booking your tour
Activity: Swimming Pigs Tour
When: Tue, Dec 8, 2026, 9:30 AM
Meeting point: Paradise Island Ferry Terminal
Travelers: 4
Total paid: $760.00
Booking reference: BR-90211`,
    read: [
      {
        ...outing,
        title: 'Swimming Pigs Tour',
        date: '2026-12-08',
        time: '09:30',
        place: 'Paradise Island Ferry Terminal',
        people: 4,
        number: 'BR-90211',
        totalCents: 76_000,
      },
    ],
  },
  {
    name: 'a shuttle back',
    text: `Sunshine Flyer transfer
Confirmation #: SF55120
Pickup: December 12, 2026 2:10 PM
Pickup location: Port Canaveral Terminal 8
Dropoff: Orlando International Airport
Party of 4`,
    read: [
      {
        ...transfer,
        title: 'Sunshine Flyer transfer',
        date: '2026-12-12',
        time: '14:10',
        number: 'SF55120',
        people: 4,
      },
    ],
  },
  {
    name: 'a car with its agreement',
    text: `Hertz car rental
Rental agreement: H88120034
Pick-up date: 12/04/2026
Return date: 12/06/2026
Vehicle: Full-size
Total: $188.20`,
    read: [
      {
        ...transfer,
        title: 'Hertz rental car',
        date: '2026-12-04',
        endDate: '2026-12-06',
        number: 'H88120034',
        totalCents: 18_820,
      },
    ],
  },
  {
    name: 'a party after hours',
    text: `Event tickets confirmed
Disney After Hours at Magic Kingdom
Date: Monday, December 7, 2026
Admission tickets: 4
Order total: $676.00
Order number: AH7712004`,
    read: [{ ...tickets, date: '2026-12-07', number: 'AH7712004', totalCents: 67_600 }],
  },
];
