import * as z from 'zod/mini';

/** Seconds; a script is faster than a person. */
export const MIN_FORM_SECONDS = 3;

/** `website` is an invisible field. */
export const formGuard = {
  website: z.string().check(z.maxLength(500)),
  secondsOpen: z.number().check(z.minimum(0), z.maximum(10_000_000)),
};
export type FormGuard = { website: string; secondsOpen: number };
