import { addDays, type CalendarDate } from '@landsea/contracts/core';
import type { TripIdea } from '@landsea/contracts/trip';

/** `mode=combined&days=3&nights=4&people=4&kids=1&under3=1&from=2027-03-14`. */
export const toTripIdeaQuery = ({
  mode,
  parkDays,
  seaNights,
  people,
  young,
  firstDay,
  meterDollars,
}: TripIdea): string =>
  new URLSearchParams({
    mode,
    days: String(parkDays),
    nights: String(seaNights),
    people: String(people),
    ...(young && { kids: String(young.children), under3: String(young.infants) }),
    ...(firstDay && { from: firstDay }),
    ...(meterDollars && { about: String(meterDollars) }),
  }).toString();

export interface IdeaDates {
  endDate: CalendarDate;
  embarkationDate: CalendarDate | undefined;
}

/** A night for each park day, then the sailing. The last day is the way home. */
export const getIdeaDates = (
  { mode, parkDays, seaNights }: Pick<TripIdea, 'mode' | 'parkDays' | 'seaNights'>,
  firstDay: CalendarDate,
): IdeaDates => {
  const landEnd = mode === 'cruise' ? firstDay : addDays(firstDay, parkDays);
  if (mode === 'parks') return { endDate: landEnd, embarkationDate: undefined };
  return { endDate: addDays(landEnd, seaNights), embarkationDate: landEnd };
};

/** Ages of the groups of park tickets. */
const GROUP_AGES = { adults: 35, children: 8, infants: 1 };
const MOST_ADULTS = 2;

/** `adults` are 10 and over, `children` 3 to 9, `infants` under 3. */
export interface AgeGroups {
  adults: number;
  children: number;
  infants: number;
}

/** Default: two adults, the rest children. */
export const toAgeGroups = ({ people, young }: Pick<TripIdea, 'people' | 'young'>): AgeGroups => {
  if (young) return { adults: people - young.children - young.infants, ...young };
  const adults = Math.min(people, MOST_ADULTS);
  return { adults, children: people - adults, infants: 0 };
};

export const toIdeaPeople = ({
  adults,
  children,
  infants,
}: AgeGroups): Required<Pick<TripIdea, 'people' | 'young'>> => ({
  people: adults + children + infants,
  young: { children, infants },
});

export const listIdeaAges = (idea: Pick<TripIdea, 'people' | 'young'>): number[] => {
  const groups = toAgeGroups(idea);
  return (['adults', 'children', 'infants'] as const).flatMap((group) =>
    Array.from({ length: groups[group] }, () => GROUP_AGES[group]),
  );
};
