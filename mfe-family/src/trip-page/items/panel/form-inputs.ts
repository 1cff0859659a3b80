import * as z from 'zod/mini';

/** A field of type time: a wall time, or null where it is left empty. */
export const TimeInput = z.pipe(
  z.string(),
  z.transform((time) => time || null),
);

/** Ids of people of the party, or null for everyone. */
export const PeopleInput = z.nullable(z.array(z.string()));
