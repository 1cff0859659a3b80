import * as z from 'zod/mini';

/**
 * How a way through Google ended. Identity sends the browser back to a page of the shell with it: to
 * `/auth?google=…` after a sign-in, to `/settings?google=…` after linking. The shell has the words.
 */
export const GoogleOutcome = z.enum([
  'welcome',
  'created',
  'linked',
  'signed-in-again',
  'denied',
  'expired',
  'failed',
  'unavailable',
  'not-offered',
  'busy',
  'unverified',
  'verify-email-first',
  'has-password',
  'not-invited',
  'linked-elsewhere',
  'sign-in-first',
  'recent-sign-in-required',
  'demo',
]);
export type GoogleOutcome = z.infer<typeof GoogleOutcome>;
