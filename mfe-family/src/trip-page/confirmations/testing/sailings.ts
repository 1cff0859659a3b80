import type { Example } from './example';

const cruise = { kind: 'cruise' } as const;

/** Confirmations of a sailing. */
export const sailings: Example[] = [
  {
    name: 'labels',
    text: `Your cruise is booked!
Ship: Disney Wish
Itinerary: 4-Night Bahamian Cruise from Port Canaveral
Sail Date: Monday, December 7, 2026
Return Date: Friday, December 11, 2026
Reservation Number: 20194456
Stateroom Number: 7142
Dining Seating: Late
Port Arrival Time: 12:15 PM
Guests: 2 Adults, 2 Children
Total Cruise Fare: $3,946.20`,
    read: [
      {
        ...cruise,
        title: 'Disney Wish',
        date: '2026-12-07',
        endDate: '2026-12-11',
        time: '12:15',
        number: '20194456',
        people: 4,
        totalCents: 394_620,
        facts: ['Stateroom 7142', 'Late dinner seating'],
      },
    ],
  },
  {
    name: 'prose and a range',
    text: `Dana, your family is going on a cruise!
4-Night Bahamian Cruise aboard the Disney Wish
December 7 – 11, 2026
Sailing from Port Canaveral, FL
Reservation #: 20194457
Stateroom 8034, Category 5A Deluxe Oceanview`,
    read: [
      {
        ...cruise,
        title: 'Disney Wish',
        date: '2026-12-07',
        endDate: '2026-12-11',
        number: '20194457',
        facts: ['Stateroom 8034'],
      },
    ],
  },
  {
    name: 'no stateroom yet',
    text: `Cruise reservation
Disney Treasure
Embarkation: Saturday, December 5, 2026
Debarkation: Saturday, December 12, 2026
Stateroom category: VGT
Reservation Number: 30018872
Final payment is due September 6, 2026`,
    read: [
      {
        ...cruise,
        title: 'Disney Treasure',
        date: '2026-12-05',
        endDate: '2026-12-12',
        number: '30018872',
        facts: [],
      },
    ],
  },
  {
    name: 'main seating',
    text: `Booking confirmation
Ship
Disney Magic
Sail date
12/05/2026
Stateroom
6502
Dinner seating: Main
Reservation number
44120098`,
    read: [
      {
        ...cruise,
        title: 'Disney Magic',
        date: '2026-12-05',
        number: '44120098',
        facts: ['Stateroom 6502', 'Main dinner seating'],
      },
    ],
  },
  {
    name: 'a mail about check-in',
    text: `Online check-in is complete
Disney Dream
Sailing December 6, 2026
Your Port Arrival Time: 11:30 AM
Reservation Number 55120034
Stateroom #2540
Bring your port arrival form, passports or birth certificates.`,
    read: [
      {
        ...cruise,
        title: 'Disney Dream',
        date: '2026-12-06',
        time: '11:30',
        number: '55120034',
        facts: ['Stateroom 2540'],
      },
    ],
  },
  {
    name: 'booked and sail dates in one mail',
    text: `Booked on March 14, 2026
Cruise: Disney Fantasy 7-Night Eastern Caribbean
Embarkation date: December 5, 2026
Disembarkation date: December 12, 2026
Travelers: 2 adults
Total paid: $6,120.00
Confirmation: 61100077`,
    read: [
      {
        ...cruise,
        title: 'Disney Fantasy',
        date: '2026-12-05',
        endDate: '2026-12-12',
        number: '61100077',
        people: 2,
        totalCents: 612_000,
      },
    ],
  },
  {
    name: 'a sailing of another line',
    text: `Cruise confirmation
Ship: Harmony of the Seas
Sail date: December 6, 2026
Return: December 13, 2026
Stateroom 9120
Reservation ID: 7712004`,
    read: [
      {
        ...cruise,
        title: 'Harmony of the Seas',
        date: '2026-12-06',
        endDate: '2026-12-13',
        number: '7712004',
      },
    ],
  },

  {
    name: 'numeric dates in a range',
    text: `Cruise booking
Disney Destiny
12/05/2026 to 12/09/2026
Stateroom 9024
Reservation number: 88120077
Early seating`,
    read: [
      {
        ...cruise,
        title: 'Disney Destiny',
        date: '2026-12-05',
        endDate: '2026-12-09',
        number: '88120077',
        facts: ['Stateroom 9024', 'Early dinner seating'],
      },
    ],
  },
  {
    name: 'no year in the text',
    text: `Get ready to sail, Dana!
Disney Wonder
Sail date: Sunday, Dec 6
Stateroom #1030
Reservation Number 66120022`,
    read: [{ ...cruise, title: 'Disney Wonder', date: '2026-12-06', number: '66120022', doubts: [] }],
  },
];
