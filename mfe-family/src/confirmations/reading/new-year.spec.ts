import { readExample } from './testing/read-example';

/** A trip over New Year: days without a year are of two years. */
const trip = { startDate: '2026-12-28', endDate: '2027-01-04' };

const linesOf = (text: string): string[] =>
  readExample(text, trip).map((parts) => parts.slice(0, 3).join(' | '));

it.each([
  [
    'a stay whose days have no year',
    `Your reservation is confirmed
Confirmation Number: 84420193765
Disney's Pop Century Resort
Check-in: Mon, Dec 28 3:00 PM
Check-out: Sat, Jan 2 11:00 AM
5 nights`,
    ['[x] hotel | Pop Century Resort | 2026-12-28 15:00 > 2027-01-02 11:00'],
  ],
  [
    'a range whose year stands at its end',
    `Reservation confirmed
Reservation code: HMQ4ZT88KP
Disney's Pop Century Resort
Check-in - Check-out: Dec 30 - Jan 3, 2027
4 nights`,
    ['[x] hotel | Pop Century Resort | 2026-12-30 > 2027-01-03'],
  ],
  [
    'flights without a year, the last over midnight of New Year',
    `Frontier Airlines
Booking confirmed: Z7LQDM

Outbound - Mon Dec 28
F9 1189   DEN 6:59 AM  →  MCO 12:33 PM

Return - Thu Dec 31
F9 1190   MCO 10:12 PM  →  DEN 12:04 AM +1`,
    [
      '[x] flight | Frontier 1189 | 2026-12-28 06:59 > 12:33',
      '[x] flight | Frontier 1190 | 2026-12-31 22:12 > 2027-01-01 00:04',
    ],
  ],
  [
    'days and months of an airline',
    `Flight Confirmation #: HT6QPA
Mon, 28DEC	DEPART	ARRIVE
DELTA 1432
Main Cabin (V)	MINNEAPOLIS
6:00AM	ORLANDO, FL
10:47AM

Sun, 03JAN	DEPART	ARRIVE
DELTA 2210
Main Cabin (X)	ORLANDO, FL
6:45PM	MINNEAPOLIS
9:20PM`,
    [
      '[x] flight | Delta 1432 | 2026-12-28 06:00 > 10:47',
      '[x] flight | Delta 2210 | 2027-01-03 18:45 > 21:20',
    ],
  ],
  [
    'years of two figures, which are of both years',
    `Cypress Cove Resort Villas
RESERVATION CONFIRMATION
Res. #: CC-48113
Arrival: 12/28/26   4:00 PM
Departure: 01/04/27   10:00 AM
Nights: 7`,
    ['[x] hotel | Cypress Cove Resort Villas | 2026-12-28 16:00 > 2027-01-04 10:00'],
  ],
  [
    'a table of January that was booked in November',
    `Your dining reservation is confirmed!
Sanaa
Friday, January 1 at 5:40 PM
Party of 4
Confirmation Number: 471199025534
Booked on November 1`,
    ['[x] dining | Sanaa | 2027-01-01 17:40'],
  ],
  [
    'a year that is written wrongly, as people do in January',
    `Your dining reservation is confirmed!
Sanaa
Saturday, January 2, 2026 at 5:40 PM
Party of 4
Confirmation Number: 471199025534`,
    ['[ ] dining | Sanaa | 2026-01-02 17:40'],
  ],
  [
    'a sailing over New Year',
    `Disney Cruise Line
Reservation Number: 30771904
Disney Wish, 4-Night Bahamian Cruise
Sail Date: 12/30/26
Return: 01/03/27`,
    ['[x] cruise | Disney Wish | 2026-12-30 > 2027-01-03'],
  ],
  [
    'a British stay, day first',
    `Booking confirmation
Our ref: VHD/22714
Property: Palm Breeze Villa
Arrive: 28/12/26 from 16:00
Depart: 03/01/27 by 10:00
Rental total £684.00`,
    ['[x] hotel | Palm Breeze Villa | 2026-12-28 16:00 > 2027-01-03 10:00'],
  ],
  [
    'a British day on which day and month can be swapped',
    `Booking confirmation
Our ref: VHD/22714
Property: Palm Breeze Villa
Arrive: 02/01/27 from 16:00
Depart: 04/01/27 by 10:00
Rental total £384.00`,
    ['[x] hotel | Palm Breeze Villa | 2027-01-02 16:00 > 2027-01-04 10:00'],
  ],
])('reads %s', (_, text, expected) => {
  expect(linesOf(text)).toEqual(expected);
});
