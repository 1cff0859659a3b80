import type { CopyClientTrip, HouseholdPerson } from '@landsea/contracts/agents';
import { getAgeOn } from '@landsea/rules/trip';
import type { CreateTrip } from '@landsea/contracts/trip';
import { makeInvalidField } from '@landsea/nest-kit';

/** The age of a person without a birth date, where no age was asked for. */
export const ADULT_AGE = 35;

type Known = Pick<HouseholdPerson, 'id' | 'firstName' | 'birthDate' | 'heightInches' | 'dietaryNotes'>;

/**
 * A child born after `startDate` counts as 0.
 * @throws DomainError VALIDATION_FAILED when `ages` omits a person without a birth date.
 */
export const makeHouseholdParty = (
  people: readonly Known[],
  startDate: string,
  ages?: CopyClientTrip['ages'],
): CreateTrip['party'] =>
  people.map(({ id, firstName, birthDate, heightInches, dietaryNotes }) => {
    const given = ages ? ages.find(({ personId }) => personId === id)?.age : ADULT_AGE;
    if (birthDate === null && given === undefined) throw makeInvalidField('ages', `Add ${firstName}’s age`);
    const born = birthDate !== null && birthDate <= startDate ? { birthDate } : {};
    return {
      name: firstName,
      age: getAgeOn({ age: birthDate === null ? (given ?? 0) : 0, ...born }, startDate),
      ...born,
      ...(heightInches !== null && { heightInches }),
      ...(dietaryNotes !== null && { dietaryNotes }),
    };
  });
