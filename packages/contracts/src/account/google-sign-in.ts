import * as z from 'zod/mini';

/** Identity redirects to `/auth?google=…` after a sign-in, to `/settings?google=…` after linking. */
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
