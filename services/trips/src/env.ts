import { EnvError, filesEnv, kitEnv, parseEnv } from '@landsea/nest-kit';
import * as z from 'zod';
import { readSeedTripKeys } from './trip/previews/seed-trip-keys.js';

const KEYS = 'name:sha256 pairs separated by commas, each hash as 64 hex digits, or unset';

const SECRET = 'at least 32 characters, or unset';
const WAITS = 'an http or https address, such as https://api.themeparks.wiki/v1, or unset';

const mailDomain = (example: string) =>
  z
    .string()
    .regex(/^(|[a-z0-9.-]+)$/i, `a domain such as ${example}, or unset`)
    .default('');

const tripsEnv = kitEnv.extend({
  ...filesEnv,
  /** Whether days are put in order, and emails read, in worker threads; `off` where Node reads the sources, as tests do. */
  WORKER_THREADS: z.enum(['on', 'off']).default('on'),
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
  /** Where answers to emails about messages go, such as `reply.example.com`; unset with the three below: nowhere. */
  REPLY_DOMAIN: mailDomain('reply.example.com'),
  /** Proves that we made a reply address. A new one revokes all addresses. */
  REPLY_ADDRESS_SECRET: z.union([z.literal(''), z.string().min(32, SECRET)]).default(''),
  /** Signs what the mail provider delivers. */
  INBOUND_MAIL_SECRET: z.union([z.literal(''), z.string().min(32, SECRET)]).default(''),
  /** The name that our mail server gives itself in `Authentication-Results`. */
  INBOUND_AUTHSERV: z.string().default(''),
  /** Where families forward confirmations to, such as `in.example.com`; unset with the secret: nowhere. */
  TRIP_MAIL_DOMAIN: mailDomain('in.example.com'),
  /** Makes the addresses of trips and signs what is delivered to them. A new one turns off all addresses. */
  TRIP_MAIL_SECRET: z.union([z.literal(''), z.string().min(32, SECRET)]).default(''),
  /**
   * The name in `Authentication-Results` of the mail server that takes what is forwarded; unset: `INBOUND_AUTHSERV`. Without both nobody
   * is told by email that something could not be filed.
   */
  TRIP_MAIL_AUTHSERV: z.string().default(''),
});
export type TripsEnv = z.infer<typeof tripsEnv>;

const replyMail = [
  'REPLY_DOMAIN',
  'REPLY_ADDRESS_SECRET',
  'INBOUND_MAIL_SECRET',
  'INBOUND_AUTHSERV',
] as const;
const tripMail = ['TRIP_MAIL_DOMAIN', 'TRIP_MAIL_SECRET'] as const;

const assertAllOrNone = (env: TripsEnv, what: string, names: readonly (keyof TripsEnv)[]): void => {
  const unset = names.filter((name) => env[name] === '');
  if (unset.length > 0 && unset.length < names.length)
    throw new EnvError(`${what} need all of ${names.join(', ')}; unset: ${unset.join(', ')}`);
};

/** Everything that trips reads from its environment. */
export const readEnv = (source: NodeJS.ProcessEnv = process.env): TripsEnv => {
  const env = parseEnv(tripsEnv, source);
  assertAllOrNone(env, 'answers by email', replyMail);
  assertAllOrNone(env, 'forwarded confirmations', tripMail);
  if (env.TRIP_MAIL_DOMAIN && env.TRIP_MAIL_DOMAIN.toLowerCase() === env.REPLY_DOMAIN.toLowerCase())
    throw new EnvError('TRIP_MAIL_DOMAIN and REPLY_DOMAIN must differ');
  return env;
};
