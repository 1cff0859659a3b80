import * as z from 'zod/mini';
import { CalendarDate } from '../core/primitives.js';
import { tripIdeaBounds } from './idea-bounds.js';
import { TripMode } from './trips.js';

const within = ({ min, max }: { min: number; max: number }) => z.int().check(z.minimum(min), z.maximum(max));

const fewerThanAll = within({ min: 0, max: tripIdeaBounds.people.max - 1 });

/** A trip as a visitor thinks of it before there is an account. Days and nights count only where the mode has them. */
export const TripIdea = z
  .object({
    mode: TripMode,
    parkDays: within(tripIdeaBounds.parkDays),
    seaNights: within(tripIdeaBounds.seaNights),
    people: within(tripIdeaBounds.people),
    /** How many of the people are 3 to 9, and under 3, on the first day; the others are 10 and over. Left out until somebody says it. */
    young: z.optional(z.object({ children: fewerThanAll, infants: fewerThanAll })),
    firstDay: z.optional(CalendarDate),
    /** What the Magic Meter said of it, in whole dollars. */
    meterDollars: z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000))),
  })
  .check(
    z.refine(
      ({ people, young }) => !young || young.children + young.infants < people,
      'Somebody is 10 or over',
    ),
  );
export type TripIdea = z.infer<typeof TripIdea>;

const numberIn = (query: URLSearchParams, name: string): number => Number(query.get(name) ?? Number.NaN);

/** The idea that a query holds; undefined for any other query. */
export const tripIdeaOf = (query: URLSearchParams): TripIdea | undefined =>
  TripIdea.safeParse({
    mode: query.get('mode'),
    parkDays: numberIn(query, 'days'),
    seaNights: numberIn(query, 'nights'),
    people: numberIn(query, 'people'),
    young: query.has('kids')
      ? { children: numberIn(query, 'kids'), infants: numberIn(query, 'under3') }
      : undefined,
    firstDay: query.get('from') ?? undefined,
    meterDollars: query.has('about') ? numberIn(query, 'about') : undefined,
  }).data;
