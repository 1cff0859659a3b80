import { randomUUID } from 'node:crypto';
import { addDays } from '@landsea/contracts/core';
import { type Settlement } from '@landsea/contracts/money';
import { type AddBookedMeal } from '@landsea/contracts/planning';
import type { Guest } from '../../trip/collaborators/insert-guests.js';
import { demoPeople } from './demo-trip.js';

const id = (kind: number, index: number): string =>
  `d5000000-0000-4000-800${String(kind)}-${String(index).padStart(12, '0')}`;
const DAY_MS = 86_400_000;

/** Whom the demo family invited: nobody has an account, so nobody is written to. */
export const demoGuests = (now: Date): Guest[] =>
  [
    { email: 'rosa.rivera@landsea.example', role: 'viewer' as const, seesMoney: false, daysAgo: 3 },
    { email: 'jamie.okafor@landsea.example', role: 'editor' as const, seesMoney: true, daysAgo: 1 },
  ].map(({ daysAgo, ...guest }) => ({
    ...guest,
    id: randomUUID(),
    invitedAt: new Date(now.getTime() - daysAgo * DAY_MS),
    expiresAt: new Date(now.getTime() + (7 - daysAgo) * DAY_MS),
  }));

/** Tables that are booked already: at the port, where no window has to be waited for. */
export const demoMeals = (startDate: string): AddBookedMeal[] => [
  { id: id(2, 1), place: 'Grills Seafood Deck', date: addDays(startDate, 6), time: '18:30', people: 4 },
  { id: id(2, 2), place: 'Palo Steakhouse, brunch', date: addDays(startDate, 10), time: '10:30', people: 2 },
];

/** What Alex has given back already; the rest waits under Settle up. */
export const demoSettlement = (today: string): Settlement => ({
  id: id(3, 1),
  from: demoPeople.morgan,
  to: demoPeople.alex,
  amountCents: 2_500,
  day: addDays(today, -8),
});
