import type { Example } from './example';

const flight = { kind: 'flight' } as const;

/** Flights: one line for each leg, and legs in blocks. */
export const flights: Example[] = [
  {
    name: 'there and back, a line each',
    text: `You're going to Orlando. Confirmation # 3XK9QZ
Friday, December 4, 2026
Flight 1234 · BWI → MCO · Departs 7:35 AM · Arrives 10:05 AM
Saturday, December 12, 2026
Flight 2210 · MCO → BWI · Departs 5:20 PM · Arrives 7:40 PM
Southwest Airlines · Total $612.80`,
    read: [
      {
        ...flight,
        title: 'Southwest 1234',
        date: '2026-12-04',
        time: '07:35',
        endTime: '10:05',
        place: 'BWI to MCO',
        number: '3XK9QZ',
      },
      {
        ...flight,
        title: 'Southwest 2210',
        date: '2026-12-12',
        time: '17:20',
        endTime: '19:40',
        place: 'MCO to BWI',
      },
    ],
  },
  {
    name: 'blocks with dates in capitals',
    text: `Confirmation Number: HJ4K2P
Fri, 04DEC
DELTA 1187
ATL 8:30am
MCO 10:02am
Sat, 12DEC
DELTA 2405
MCO 6:45pm
ATL 8:20pm`,
    read: [
      {
        ...flight,
        title: 'Delta 1187',
        date: '2026-12-04',
        time: '08:30',
        endTime: '10:02',
        place: 'ATL to MCO',
        number: 'HJ4K2P',
      },
      {
        ...flight,
        title: 'Delta 2405',
        date: '2026-12-12',
        time: '18:45',
        endTime: '20:20',
        place: 'MCO to ATL',
      },
    ],
  },
  {
    name: 'the code of an airline',
    text: `eTicket Itinerary and Receipt
Confirmation: B7XW2K
Flight UA 1522
Fri, Dec 04, 2026
Newark, NJ (EWR) 6:10 AM
Orlando, FL (MCO) 9:05 AM`,
    read: [
      {
        ...flight,
        title: 'United 1522',
        date: '2026-12-04',
        time: '06:10',
        endTime: '09:05',
        place: 'EWR to MCO',
        number: 'B7XW2K',
      },
    ],
  },
  {
    name: 'two legs of one way',
    text: `American Airlines
Record locator: QWERTZ
Friday, December 4, 2026
AA 2031
CLE to CLT
Depart 7:00 AM
Arrive 8:42 AM
AA 1779
CLT to MCO
Depart 9:45 AM
Arrive 11:30 AM`,
    read: [
      {
        ...flight,
        title: 'American 2031',
        date: '2026-12-04',
        time: '07:00',
        endTime: '08:42',
        place: 'CLE to CLT',
        number: 'QWERTZ',
      },
      {
        ...flight,
        title: 'American 1779',
        date: '2026-12-04',
        time: '09:45',
        endTime: '11:30',
        place: 'CLT to MCO',
      },
    ],
  },
  {
    name: 'boarding is not the departure',
    text: `JetBlue confirmation code DXPLME
Flight 683
Fri Dec 4, 2026
Boarding 8:10 AM
JFK 8:45 AM
MCO 11:52 AM`,
    read: [
      {
        ...flight,
        title: 'JetBlue 683',
        date: '2026-12-04',
        time: '08:45',
        endTime: '11:52',
        place: 'JFK to MCO',
        number: 'DXPLME',
      },
    ],
  },
  {
    name: 'doors that close before the flight leaves',
    text: `Frontier Airlines flight confirmation code K9M2ZT
December 4, 2026
Flight 1093
DEN
MCO
Doors 5:40 AM
Leaves 6:20 AM
Lands 11:50 AM`,
    read: [
      {
        ...flight,
        title: 'Frontier 1093',
        date: '2026-12-04',
        time: '06:20',
        endTime: '11:50',
        number: 'K9M2ZT',
        doubts: [],
      },
    ],
  },
  {
    name: 'a flight on another day than the trip',
    text: `Alaska Airlines itinerary
Confirmation code: LMNPQR
Flight AS 16
Thu, Dec 3, 2026
SEA 9:00 PM
MCO 5:35 AM`,
    read: [
      {
        ...flight,
        title: 'Alaska 16',
        date: '2026-12-03',
        time: '21:00',
        endTime: '05:35',
        place: 'SEA to MCO',
      },
    ],
  },
  {
    name: '24-hour times',
    text: `Air Canada booking reference: 5TRQ8Z
Flight AC 1672
4 December 2026
YYZ 08:15
MCO 11:20`,
    read: [
      {
        ...flight,
        title: 'Air Canada 1672',
        date: '2026-12-04',
        time: '08:15',
        endTime: '11:20',
        place: 'YYZ to MCO',
        number: '5TRQ8Z',
      },
    ],
  },

  {
    name: 'a change of planes under one date',
    text: `United Airlines
Confirmation number: F4GH7J
Saturday, December 12, 2026
UA 811
MCO 6:15 AM
IAH 8:05 AM
UA 1420
IAH 9:30 AM
DEN 11:02 AM`,
    read: [
      {
        ...flight,
        title: 'United 811',
        date: '2026-12-12',
        time: '06:15',
        endTime: '08:05',
        place: 'MCO to IAH',
      },
      {
        ...flight,
        title: 'United 1420',
        date: '2026-12-12',
        time: '09:30',
        endTime: '11:02',
        place: 'IAH to DEN',
      },
    ],
  },
  {
    name: 'lines with a bar',
    text: `Spirit Airlines flight confirmation code: QX7PLM
NK 232 | Fri, Dec 4, 2026 | DTW 6:00 AM | MCO 8:43 AM`,
    read: [
      {
        ...flight,
        title: 'Spirit 232',
        date: '2026-12-04',
        time: '06:00',
        endTime: '08:43',
        place: 'DTW to MCO',
        number: 'QX7PLM',
      },
    ],
  },
];
