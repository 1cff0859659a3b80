import type { Client, HouseholdPerson } from '@landsea/contracts/agents';
import { WizardPlace } from '@landsea/contracts/trip';
import { followHousehold, placeOfClient } from './household-draft';
import { reduceWizard, makeWizardAt } from './wizard-state';

const person = (id: number, firstName: string, change: Partial<HouseholdPerson> = {}): HouseholdPerson => ({
  id: `a0000000-0000-4000-8000-00000000000${id}`,
  version: 1,
  firstName,
  lastName: 'Ortiz',
  birthDate: null,
  email: null,
  phone: null,
  loyalties: [],
  heightInches: null,
  dietaryNotes: null,
  passportExpiresOn: null,
  notes: null,
  ...change,
});
const leo = person(1, 'Leo', { birthDate: '2017-03-20', heightInches: 44, dietaryNotes: 'No nuts' });
const maya = person(2, 'Maya');
const client: Client = {
  id: 'c0000000-0000-4000-8000-000000000001',
  firstName: 'Maya',
  lastName: 'Ortiz',
  email: 'maya@families.example',
  phone: null,
  notes: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  invitation: { state: 'not-invited', at: null, expiresAt: null },
  sharedTrips: [],
  leadId: maya.id,
  people: [leo, maya],
};
const today = '2026-11-27';
const start = () => makeWizardAt(placeOfClient(client, crypto.randomUUID(), today));
const begin = (state: ReturnType<typeof start>, startDate: string) =>
  followHousehold([leo, maya], state.draft, { type: 'trip-changed', change: { startDate } }, today).reduce(
    reduceWizard,
    state,
  );
const ages = ({ draft }: ReturnType<typeof start>) => draft.party.map(({ age }) => age);

describe('a trip for a client', () => {
  it('begins with the household, the lead person first, and a name', () => {
    const place = placeOfClient(client, crypto.randomUUID(), today);
    expect(WizardPlace.safeParse(place).success).toBe(true);
    expect(place).toMatchObject({ clientId: client.id, draft: { name: 'Ortiz family trip' } });
    expect(place.draft.party).toMatchObject([
      { name: 'Maya', age: 35 },
      { name: 'Leo', age: 9, heightInches: 44, dietaryNotes: 'No nuts' },
    ]);
  });

  it('begins with the client alone where the household is not known', () => {
    const { people: _absent, ...known } = client;
    expect(placeOfClient(known, crypto.randomUUID(), today).draft.party).toMatchObject([{ name: 'Maya' }]);
  });

  it('has the ages of its first day, also when that moves', () => {
    const chosen = begin(start(), '2027-03-20');
    expect(ages(chosen)).toEqual([35, 10]);
    expect(ages(begin(chosen, '2027-03-19'))).toEqual([35, 9]);
  });

  it('keeps an age that was typed', () => {
    const typed = reduceWizard(start(), { type: 'person-changed', index: 1, change: { age: 12 } });
    expect(ages(begin(typed, '2027-03-20'))).toEqual([35, 12]);
  });
});
