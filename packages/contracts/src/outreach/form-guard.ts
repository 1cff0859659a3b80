import * as z from 'zod/mini';

/** Nobody writes and sends a form in less time than this; the form of the web waits for it, a script does not. */
export const MIN_FORM_SECONDS = 3;

/**
 * What each form that anybody may send carries against scripts. `website` is a field that people do not see; `secondsOpen`
 * is how long the form was open.
 */
export const formGuard = {
  website: z.string().check(z.maxLength(500)),
  secondsOpen: z.number().check(z.minimum(0), z.maximum(10_000_000)),
};
export type FormGuard = { website: string; secondsOpen: number };
