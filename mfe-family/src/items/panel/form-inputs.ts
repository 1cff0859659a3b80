import * as z from 'zod/mini';

/** A wall time, or null for an empty field. */
export const TimeInput = z.pipe(
  z.string(),
  z.transform((time) => time || null),
);

/** Ids of people of the party, or null for everyone. */
export const PeopleInput = z.nullable(z.array(z.string()));
