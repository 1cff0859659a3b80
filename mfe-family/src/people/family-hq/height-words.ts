import type { Attraction } from '@landsea/contracts/catalogue';
import { getFirstName, type CalendarDate } from '@landsea/contracts/core';
import { canRide, MEASURED_FROM_AGE } from '@landsea/rules/day-plans';
import { getAgeOn } from '@landsea/rules/trip';
import type { PartyMember } from '@landsea/contracts/trip';

const MOST_NAMED = 3;
const ADULT = 18;
/** The default height of a drawing, in inches. */
const DRAWN_ADULT = 66;
const DRAWN_TODDLER = 30;
const DRAWN_CHILD = 40;

/** Inches; `isKnown` is false for a guess by age. */
export const getDrawnHeight = (
  person: PartyMember,
  date: CalendarDate,
): { inches: number; isKnown: boolean } => {
  if (person.heightInches !== undefined) return { inches: person.heightInches, isKnown: true };
  const age = getAgeOn(person, date);
  const inches = age >= ADULT ? DRAWN_ADULT : age < MEASURED_FROM_AGE ? DRAWN_TODDLER : DRAWN_CHILD;
  return { inches, isKnown: false };
};

/** `45 in`, or `add a height` for a child; empty for an adult, who is tall enough. */
export const formatHeight = (person: PartyMember, date: CalendarDate): string => {
  if (person.heightInches !== undefined) return `${person.heightInches} in`;
  return getAgeOn(person, date) >= ADULT ? '' : 'Add height';
};

const asksForHeight = ({ heightInches }: Attraction): boolean => heightInches !== null;

/** The highest gate first: `Jack can’t: TRON, Rock ’n’ Roller Coaster`. */
export const explainCannotRide = (
  person: PartyMember,
  rides: readonly Attraction[],
  date: CalendarDate,
): string | undefined => {
  const asking = rides.filter(asksForHeight);
  const cannot = asking
    .filter((ride) => !canRide(ride, person, date))
    .toSorted((a, b) => (b.heightInches ?? 0) - (a.heightInches ?? 0));
  if (cannot.length === 0) return undefined;
  const name = getFirstName(person);
  if (cannot.length === asking.length)
    return `${name} is too small for the ${asking.length} rides with a height. ${switchText(cannot)}`;
  const named = cannot.slice(0, MOST_NAMED).map((ride) => ride.name);
  const more = cannot.length - named.length;
  return `${name} can’t: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
};

const switchText = (rides: readonly Attraction[]): string => {
  const count = rides.filter(({ riderSwitch }) => riderSwitch).length;
  if (count === rides.length) return 'Rider switch works on all of them.';
  return count === 0 ? '' : `Rider switch works on ${count} of them.`;
};
