import { randomUUID } from 'node:crypto';
import { addDays, DAY_MS } from '@landsea/contracts/core';
import { demoPeople } from '@landsea/rules/demo';
import { type Settlement } from '@landsea/contracts/money';
import type { GuestRow } from '../trip/collaborators/insert-guests.js';

const id = (kind: number, index: number): string =>
  `d5000000-0000-4000-800${kind}-${String(index).padStart(12, '0')}`;

export const makeDemoGuests = (now: Date): GuestRow[] =>
  [
    { email: 'rosa.rivera@landsea.example', role: 'viewer' as const, seesMoney: false, daysAgo: 3 },
    { email: 'jamie.okafor@landsea.example', role: 'editor' as const, seesMoney: true, daysAgo: 1 },
  ].map(({ daysAgo, ...guest }) => ({
    ...guest,
    id: randomUUID(),
    invitedAt: new Date(now.getTime() - daysAgo * DAY_MS),
    expiresAt: new Date(now.getTime() + (7 - daysAgo) * DAY_MS),
  }));

export const makeDemoSettlement = (today: string): Settlement => ({
  id: id(3, 1),
  from: demoPeople.morgan,
  to: demoPeople.alex,
  amountCents: 2_500,
  day: addDays(today, -8),
});
