import { EnvError, filesEnv, kitEnv, parseEnv, requireTogether } from '@landsea/nest-kit';
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
  /** `off` where Node reads the sources, as tests do. */
  WORKER_THREADS: z.enum(['on', 'off']).default('on'),
  /** The name of each key and its SHA-256. Unset: the call answers 503. */
  SEED_TRIP_API_KEYS: z
    .string()
    .default('')
    .transform((list, context) => {
      const keys = readSeedTripKeys(list);
      if (keys) return keys;
      context.addIssue({ code: 'custom', message: KEYS });
      return z.NEVER;
    }),
  /** The format is that of ThemeParks.wiki. Unset: pages show typical waits. */
  WAITS_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/, error: WAITS })]).default(''),
  /** Such as `reply.example.com`; unset with the three below: emails cannot be answered. */
  REPLY_DOMAIN: mailDomain('reply.example.com'),
  /** A new secret revokes all reply addresses. */
  REPLY_ADDRESS_SECRET: z.union([z.literal(''), z.string().min(32, SECRET)]).default(''),
  INBOUND_MAIL_SECRET: z.union([z.literal(''), z.string().min(32, SECRET)]).default(''),
  /** The name that our mail server gives itself in `Authentication-Results`. */
  INBOUND_AUTHSERV: z.string().default(''),
  /** Such as `in.example.com`; unset with the secret: no forwarding. */
  TRIP_MAIL_DOMAIN: mailDomain('in.example.com'),
  /** Derives the addresses of trips and signs their deliveries. A new secret turns off all addresses. */
  TRIP_MAIL_SECRET: z.union([z.literal(''), z.string().min(32, SECRET)]).default(''),
  /** As `INBOUND_AUTHSERV`, for forwarded mail. Without both nobody is told by email about an unfiled one. */
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

const storedFiles = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

export const readEnv = (source: NodeJS.ProcessEnv = process.env): TripsEnv => {
  const env = parseEnv(tripsEnv, source);
  requireTogether(env, 'files in a bucket', storedFiles);
  requireTogether(env, 'answers by email', replyMail);
  requireTogether(env, 'forwarded confirmations', tripMail);
  if (env.TRIP_MAIL_DOMAIN && env.TRIP_MAIL_DOMAIN.toLowerCase() === env.REPLY_DOMAIN.toLowerCase())
    throw new EnvError('TRIP_MAIL_DOMAIN and REPLY_DOMAIN must differ');
  return env;
};
