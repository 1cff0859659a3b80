import type { Client, HouseholdPerson } from '@landsea/contracts/agents';
import { CalendarDate } from '@landsea/contracts/core';
import { getAgeOn } from '@landsea/rules/trip';
import type { PersonDraft, TripDraft, WizardPlace } from '@landsea/contracts/trip';
import { ADULT_AGE, makeInitialPlace, makePerson, type WizardAction } from './wizard-state';

const ageOf = ({ birthDate }: HouseholdPerson, date: CalendarDate): number =>
  Math.max(0, getAgeOn({ age: ADULT_AGE, birthDate: birthDate ?? undefined }, date));

const travelerOf = (person: HouseholdPerson, today: CalendarDate): PersonDraft => ({
  ...makePerson(person.id, person.firstName, ageOf(person, today)),
  isAgeAssumed: person.birthDate ? undefined : true,
  heightInches: person.heightInches ?? undefined,
  dietaryNotes: person.dietaryNotes ?? '',
});

/** The lead person comes first. */
export const placeOfClient = (client: Client, id: string, today: CalendarDate): WizardPlace => {
  const { people = [], leadId, firstName, lastName } = client;
  const place = makeInitialPlace(firstName, id);
  const sorted = [...people].sort((one, other) => Number(other.id === leadId) - Number(one.id === leadId));
  const party = sorted.length > 0 ? sorted.map((person) => travelerOf(person, today)) : place.draft.party;
  const draft = { ...place.draft, name: `${lastName} family trip`, party };
  return { ...place, clientId: client.id, draft };
};

/** A birth date gives the age on the first day, unless another one was typed. */
export const followHousehold = (
  people: readonly HouseholdPerson[],
  { startDate: before, party }: Pick<TripDraft, 'startDate' | 'party'>,
  action: WizardAction,
  today: CalendarDate,
): WizardAction[] => {
  const startDate = action.type === 'trip-changed' ? action.change.startDate : undefined;
  if (!CalendarDate.safeParse(startDate).success || startDate === undefined) return [action];
  const from = CalendarDate.safeParse(before).success ? before : today;
  const ages = party.flatMap(({ key, age }, index): WizardAction[] => {
    const person = people.find(({ id }) => id === key);
    if (!person?.birthDate || age !== ageOf(person, from)) return [];
    return [{ type: 'person-changed', index, change: { age: ageOf(person, startDate) } }];
  });
  return [action, ...ages];
};
