import * as z from 'zod/mini';

export const TimeInput = z.pipe(
  z.string(),
  z.transform((time) => time || null),
);

export const PeopleInput = z.nullable(z.array(z.string()));
