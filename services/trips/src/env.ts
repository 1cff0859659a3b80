import { filesEnv, kitEnv, parseEnv } from '@landsea/nest-kit';
import * as z from 'zod';
import { readSeedTripKeys } from './trip/previews/seed-trip-keys.js';

const KEYS = 'name:sha256 pairs separated by commas, each hash as 64 hex digits, or unset';

const WAITS = 'an http or https address, such as https://api.themeparks.wiki/v1, or unset';

const tripsEnv = kitEnv.extend({
  ...filesEnv,
  /** Whether days are put in order in a worker thread; `off` where Node reads the sources, as tests do. */
  OPTIMIZER_THREAD: z.enum(['on', 'off']).default('on'),
  /** Who may make previews: the name of each key and its SHA-256. Unset: nobody, and the call answers 503. */
  SEED_TRIP_API_KEYS: z
    .string()
    .default('')
    .transform((list, context) => {
      const keys = readSeedTripKeys(list);
      if (keys) return keys;
      context.addIssue({ code: 'custom', message: KEYS });
      return z.NEVER;
    }),
  /** Where live waits and official hours come from, in the format of ThemeParks.wiki. Unset: nowhere, and pages show typical ones. */
  WAITS_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/, error: WAITS })]).default(''),
});
export type TripsEnv = z.infer<typeof tripsEnv>;

/** Everything that trips reads from its environment. */
export const readEnv = (source: NodeJS.ProcessEnv = process.env): TripsEnv => parseEnv(tripsEnv, source);
