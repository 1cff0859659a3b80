import { getVillaPayment } from '@landsea/rules/estimate';
import { isRunByParks } from '@landsea/rules/trip';
import type { ChecklistEntry } from './checklist-entry.js';

const inParks = { modes: ['parks', 'combined'] } as const;
const before = (days: number) => ({ from: 'start', days: -days }) as const;

export const parkTasks: readonly ChecklistEntry[] = [
  {
    ...inParks,
    key: 'points-villa',
    topic: 'bookings',
    title: 'Be ready to book the villa with your points',
    notes:
      'Your home resort opens 11 months before check-in, the others 7 months before, both at 8:00 AM Eastern.',
    due: before(340),
    when: ({ stays }) => stays.some(({ hotelName }) => getVillaPayment(hotelName) === 'own-points'),
    bookedAs: ['hotel'],
  },
  {
    ...inParks,
    key: 'app-accounts',
    topic: 'documents',
    title: 'Link tickets, hotel and everybody’s names in the official app',
    notes: 'One adult can hold the whole party. Without linked tickets no Lightning Lane can be chosen.',
    due: before(90),
  },
  {
    ...inParks,
    key: 'table-wishes',
    topic: 'bookings',
    title: 'List the restaurants you want, hardest to book first',
    notes: 'With a second choice for each day, ready for the morning when dining opens.',
    due: before(75),
  },
  {
    ...inParks,
    key: 'disability-access',
    topic: 'health',
    title: 'Register for disability access, if somebody cannot wait in a line',
    notes: 'By video call with the operator, which opens 60 days before the first park day.',
    due: before(60),
  },
  {
    ...inParks,
    key: 'airport-ride',
    topic: 'travel',
    title: 'Arrange the ride from the airport to the hotel',
    due: before(45),
    bookedAs: ['transfer', 'car'],
    wayBack: 'Arrange the ride back to the airport',
  },
  {
    ...inParks,
    key: 'measure',
    topic: 'bookings',
    title: 'Measure {name} in park shoes',
    notes: 'Rides ask for 38, 40, 44 or 48 inches. Write the height under Family HQ: Landsea then knows.',
    due: before(35),
    ages: { from: 2, to: 11 },
  },
  {
    ...inParks,
    key: 'stroller',
    topic: 'bookings',
    title: 'Reserve a stroller for {name}',
    notes: 'Renting outside the parks costs less, and it comes to the hotel.',
    due: before(30),
    ages: { from: 0, to: 5 },
  },
  {
    ...inParks,
    key: 'hotel-check-in',
    topic: 'travel',
    title: 'Check in to the hotel online',
    notes:
      'It opens 60 days before you arrive, in the official app: arrival time, two room wishes and a card, and your phone opens the room.',
    due: before(60),
    when: ({ stays }) => stays.some(isRunByParks),
  },
  {
    ...inParks,
    key: 'must-do',
    topic: 'bookings',
    title: 'Let everybody name three things they must do',
    notes: 'One evening with the park maps: what is named first is what the Lightning Lanes are for.',
    due: before(14),
  },
  {
    ...inParks,
    key: 'hours-and-closures',
    topic: 'bookings',
    title: 'Look again at park hours, shows and closed rides',
    due: before(4),
  },
  {
    ...inParks,
    key: 'day-bag',
    topic: 'packing',
    title: 'Pack the park bag',
    notes:
      'Refillable bottles, snacks, wipes, a cooling towel, zip bags. Food may be brought in, glass may not.',
    due: before(2),
  },
  {
    ...inParks,
    key: 'autographs',
    topic: 'packing',
    title: 'An autograph book and a thick pen for {name}',
    due: before(5),
    ages: { from: 3, to: 10 },
  },
  {
    ...inParks,
    key: 'ear-protection',
    topic: 'packing',
    title: 'Ear protection for {name}, for fireworks and loud shows',
    due: before(5),
    ages: { from: 0, to: 5 },
  },
];
