import type { Client, HouseholdPerson } from '@landsea/contracts/agents';

/** A client whom nobody has invited yet. */
export const aClient = (over: Partial<Client> = {}): Client => ({
  id: 'c0000000-0000-4000-8000-000000000001',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@numbers.example',
  phone: null,
  notes: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  invitation: { state: 'not-invited', at: null, expiresAt: null },
  sharedTrips: [],
  ...over,
});

/** Somebody of a household, of whom only the name is known. */
export const aPerson = (over: Partial<HouseholdPerson> = {}): HouseholdPerson => ({
  id: 'e0000000-0000-4000-8000-000000000001',
  version: 1,
  firstName: 'Ada',
  lastName: 'Byron',
  birthDate: null,
  email: null,
  phone: null,
  loyalties: [],
  heightInches: null,
  dietaryNotes: null,
  passportExpiresOn: null,
  notes: null,
  ...over,
});
