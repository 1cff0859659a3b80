import type { HouseholdPerson } from '@landsea/contracts/agents';
import { ageOn, type CreateTrip } from '@landsea/contracts/trip';

/** Of whom no birth date is known; the agent sets the real age. */
const ADULT_AGE = 35;

type Known = Pick<HouseholdPerson, 'firstName' | 'birthDate' | 'heightInches' | 'dietaryNotes'>;

/** The people of a household as they go on a trip that begins on this day. */
export const householdParty = (people: readonly Known[], startDate: string): CreateTrip['party'] =>
  people.map(({ firstName, birthDate, heightInches, dietaryNotes }) => {
    const born = birthDate !== null && birthDate <= startDate ? { birthDate } : {};
    return {
      name: firstName,
      age: ageOn({ age: ADULT_AGE, ...born }, startDate),
      ...born,
      ...(heightInches !== null && { heightInches }),
      ...(dietaryNotes !== null && { dietaryNotes }),
    };
  });
