import * as z from 'zod/mini';
import { CalendarDate } from '../core/primitives.js';
import { tripIdeaBounds } from './idea-bounds.js';
import { TripMode } from './trips.js';

const within = ({ min, max }: { min: number; max: number }) => z.int().check(z.minimum(min), z.maximum(max));

const fewerThanAll = within({ min: 0, max: tripIdeaBounds.people.max - 1 });

export const TripIdea = z
  .object({
    mode: TripMode,
    parkDays: within(tripIdeaBounds.parkDays),
    seaNights: within(tripIdeaBounds.seaNights),
    people: within(tripIdeaBounds.people),
    /** On the first day; absent until chosen. */
    young: z.optional(z.object({ children: fewerThanAll, infants: fewerThanAll })),
    firstDay: z.optional(CalendarDate),
    meterDollars: z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000))),
  })
  .check(
    z.refine(
      ({ people, young }) => !young || young.children + young.infants < people,
      'Somebody is 10 or over',
    ),
  );
export type TripIdea = z.infer<typeof TripIdea>;
