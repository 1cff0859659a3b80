import type { Example } from './example';

const table = { kind: 'dining' } as const;

/** Dining confirmations: the card of the resort's own mails, and mails with labels. */
export const tables: Example[] = [
  {
    name: 'the card of a dining confirmation',
    text: `Your Dining Reservation Is Confirmed!

'Ohana
Disney's Polynesian Village Resort
Friday, December 4, 2026
6:15 PM
Party of 4
Confirmation Number: 457812345678

Need to cancel? Please cancel at least 2 hours before your reservation.`,
    read: [
      {
        ...table,
        title: "'Ohana",
        date: '2026-12-04',
        time: '18:15',
        people: 4,
        number: '457812345678',
        cancelBy: null,
        doubts: [],
      },
    ],
  },
  {
    name: 'labels and a numeric date',
    text: `Restaurant: Be Our Guest Restaurant
Date: 12/05/2026
Time: 11:40 AM
Guests: 4
Reservation #: 61244098871`,
    read: [
      {
        ...table,
        title: 'Be Our Guest Restaurant',
        date: '2026-12-05',
        time: '11:40',
        people: 4,
        number: '61244098871',
        doubts: [],
      },
    ],
  },
  {
    name: 'labels in lines of their own',
    text: `Reservation details
Restaurant
Topolino's Terrace – Flavors of the Riviera
Date
Sat, Dec 5, 2026
Time
8:05 AM
Party size
5
Confirmation number
330099887766`,
    read: [
      {
        ...table,
        title: "Topolino's Terrace - Flavors of the Riviera",
        date: '2026-12-05',
        time: '08:05',
        people: 5,
        number: '330099887766',
      },
    ],
  },
  {
    name: 'the head of a forwarded mail is not the date of the meal',
    text: `---------- Forwarded message ---------
From: Guest Services <reservations@example.com>
Date: Mon, Nov 2, 2026 at 9:14 AM
Subject: Dining reservation confirmed
To: <dana@example.com>

Cinderella's Royal Table
Magic Kingdom Park
Sunday, December 6, 2026 at 5:25 PM
4 Guests
Confirmation Number 8812345670
A prepayment of $280.00 was charged.`,
    read: [
      {
        ...table,
        title: "Cinderella's Royal Table",
        date: '2026-12-06',
        time: '17:25',
        people: 4,
        number: '8812345670',
      },
    ],
  },
  {
    name: 'a line with a total',
    text: `Thank you for booking Hoop-Dee-Doo Musical Revue
Dining experience: Hoop-Dee-Doo Musical Revue
When: Tuesday, Dec 8 2026, 4:00pm
Guests: 2 Adults, 2 Children
Total: $262.00
Confirmation no. HDD4471120
Cancel by December 6, 2026 for a full refund.`,
    read: [
      {
        ...table,
        title: 'Hoop-Dee-Doo Musical Revue',
        date: '2026-12-08',
        time: '16:00',
        people: 4,
        totalCents: 26_200,
        number: 'HDD4471120',
        cancelBy: '2026-12-06',
      },
    ],
  },
  {
    name: 'no year in the text',
    text: `Your table at Space 220 is confirmed for Dec 7 at 12:30 PM. 
Restaurant: Space 220 Restaurant
Party of 3
Confirmation code: 7740012233`,
    read: [
      {
        ...table,
        title: 'Space 220 Restaurant',
        date: '2026-12-07',
        time: '12:30',
        people: 3,
        number: '7740012233',
        doubts: [],
      },
    ],
  },
  {
    name: 'a weekday that does not match its date',
    text: `Dining reservation
Restaurant: Sanaa
Date: Monday, December 8, 2026
Time: 7:00 PM
Party of 2
Confirmation Number: 9912345`,
    read: [
      {
        ...table,
        title: 'Sanaa',
        date: '2026-12-08',
        doubts: ['The day of the week and the date do not match. Check them.'],
      },
    ],
  },
  {
    name: 'two tables in one mail',
    text: `Your upcoming dining reservations
Chef Mickey's
Saturday, December 5, 2026
7:30 AM
Party of 4
Confirmation Number: 11112222
Yak & Yeti Restaurant
Wednesday, December 9, 2026
1:15 PM
Party of 6
Confirmation Number: 33334444`,
    read: [
      { ...table, title: "Chef Mickey's", date: '2026-12-05', time: '07:30', people: 4, number: '11112222' },
      {
        ...table,
        title: 'Yak and Yeti Restaurant',
        date: '2026-12-09',
        time: '13:15',
        people: 6,
        number: '33334444',
      },
    ],
  },
  {
    name: 'a place that the catalog does not know',
    text: `Table confirmed
Restaurant: Grandma's Kitchen Kissimmee
Date: December 10, 2026
Time: 6 p.m.
Reservation for 4
Booking reference: GK-20391`,
    read: [
      {
        ...table,
        title: "Grandma's Kitchen Kissimmee",
        date: '2026-12-10',
        time: '18:00',
        people: 4,
        number: 'GK-20391',
      },
    ],
  },
  {
    name: 'day before month',
    text: `Dining reservation confirmed
Restaurant: Le Cellier Steakhouse
Date: 9 December 2026
Time: 17:45
Party of 2
Confirmation: 5566778899`,
    read: [
      {
        ...table,
        title: 'Le Cellier Steakhouse',
        date: '2026-12-09',
        time: '17:45',
        people: 2,
        number: '5566778899',
      },
    ],
  },

  {
    name: 'a table with its columns in one line',
    text: `Dining reservation | Biergarten Restaurant | Thursday, Dec 10, 2026 | 4:30 PM | Party of 4 | Confirmation Number: 20120044`,
    read: [
      {
        ...table,
        title: 'Biergarten Restaurant',
        date: '2026-12-10',
        time: '16:30',
        people: 4,
        number: '20120044',
      },
    ],
  },
  {
    name: 'a changed reservation names its new time only once',
    text: `Your dining reservation has been modified
Restaurant: Via Napoli Ristorante e Pizzeria
New date: Friday, December 11, 2026
Date: Friday, December 11, 2026
Time: 12:10 PM
Party of 4
Confirmation number: 44120011`,
    read: [
      {
        ...table,
        title: 'Via Napoli Ristorante e Pizzeria',
        date: '2026-12-11',
        time: '12:10',
        number: '44120011',
        doubts: [],
      },
    ],
  },
  {
    name: 'two dates without labels are a doubt',
    text: `Dining confirmation for your table
Garden Grill Restaurant
December 6, 2026
Arrive by 8:30 AM
See you again on December 9, 2026
Confirmation Number: 9987001`,
    read: [
      { ...table, date: '2026-12-06', doubts: ['The text has several dates. Check that this is the one.'] },
    ],
  },
  {
    name: 'adult dining at sea',
    text: `Adult dining reservation confirmed
Restaurant: Palo Steakhouse
Date: Wednesday, December 9, 2026
Time: 8:00 PM
2 adults
Reservation Number: 20194456`,
    read: [
      {
        ...table,
        title: 'Palo Steakhouse',
        date: '2026-12-09',
        time: '20:00',
        people: 2,
        number: '20194456',
      },
    ],
  },
];
