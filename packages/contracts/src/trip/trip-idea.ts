import * as z from 'zod/mini';
import { addDays } from '../core/calendar.js';
import { CalendarDate } from '../core/primitives.js';
import { TripMode } from './trips.js';

/** What the Magic Meter of the landing pages lets a visitor choose. */
export const tripIdeaBounds = {
  parkDays: { min: 1, max: 7 },
  seaNights: { min: 1, max: 7 },
  people: { min: 1, max: 12 },
};

const within = ({ min, max }: { min: number; max: number }) => z.int().check(z.minimum(min), z.maximum(max));

/** A trip as a visitor thinks of it before there is an account. Days and nights count only where the mode has them. */
export const TripIdea = z.object({
  mode: TripMode,
  parkDays: within(tripIdeaBounds.parkDays),
  seaNights: within(tripIdeaBounds.seaNights),
  people: within(tripIdeaBounds.people),
  firstDay: z.optional(CalendarDate),
});
export type TripIdea = z.infer<typeof TripIdea>;

/** The wizard's query for an idea: `mode=combined&days=3&nights=4&people=4&from=2027-03-14`. */
export const tripIdeaQuery = ({ mode, parkDays, seaNights, people, firstDay }: TripIdea): string =>
  new URLSearchParams({
    mode,
    days: String(parkDays),
    nights: String(seaNights),
    people: String(people),
    ...(firstDay && { from: firstDay }),
  }).toString();

const numberIn = (query: URLSearchParams, name: string): number => Number(query.get(name) ?? Number.NaN);

/** The idea that a query holds; undefined for any other query. */
export const tripIdeaOf = (query: URLSearchParams): TripIdea | undefined =>
  TripIdea.safeParse({
    mode: query.get('mode'),
    parkDays: numberIn(query, 'days'),
    seaNights: numberIn(query, 'nights'),
    people: numberIn(query, 'people'),
    firstDay: query.get('from') ?? undefined,
  }).data;

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
