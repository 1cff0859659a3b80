import { addDays } from '../core/calendar.js';
import type { CalendarDate } from '../core/primitives.js';
import type { TripIdea } from './trip-idea.js';

/** The wizard's query for an idea: `mode=combined&days=3&nights=4&people=4&from=2027-03-14`. */
export const tripIdeaQuery = ({
  mode,
  parkDays,
  seaNights,
  people,
  firstDay,
  meterDollars,
}: TripIdea): string =>
  new URLSearchParams({
    mode,
    days: String(parkDays),
    nights: String(seaNights),
    people: String(people),
    ...(firstDay && { from: firstDay }),
    ...(meterDollars && { about: String(meterDollars) }),
  }).toString();

export interface IdeaDates {
  endDate: CalendarDate;
  /** When the ship sails; undefined without a cruise. */
  embarkationDate: CalendarDate | undefined;
}

/** The dates of an idea: a night for each park day, then the sailing. The last day is that of the way home. */
export const ideaDates = (
  { mode, parkDays, seaNights }: Pick<TripIdea, 'mode' | 'parkDays' | 'seaNights'>,
  firstDay: CalendarDate,
): IdeaDates => {
  const landEnd = mode === 'cruise' ? firstDay : addDays(firstDay, parkDays);
  if (mode === 'parks') return { endDate: landEnd, embarkationDate: undefined };
  return { endDate: addDays(landEnd, seaNights), embarkationDate: landEnd };
};

const ADULT_AGE = 35;
const CHILD_AGE = 8;
const MOST_ADULTS = 2;

/** Ages to begin with: two adults, everybody else a child of 8. The family sets the real ones. */
export const ideaAges = (people: number): number[] =>
  Array.from({ length: people }, (_, index) => (index < MOST_ADULTS ? ADULT_AGE : CHILD_AGE));
