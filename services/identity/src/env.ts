import { kitEnv, parseEnv } from '@landsea/nest-kit';
import * as z from 'zod';

const identityEnv = kitEnv.extend({
  /** Where people sign in with Google; another issuer of OpenID Connect in its place while developing. */
  GOOGLE_ISSUER: z
    .url({ protocol: /^https?$/, error: 'an http(s) URL' })
    .default('https://accounts.google.com'),
  /** Unset: signing in with Google is not offered. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  /** Signs the cookie by which a browser is known in which somebody signed in before. A new one makes all browsers unknown. */
  DEVICE_COOKIE_SECRET: z.string('at least 32 characters').min(32, 'at least 32 characters'),
  /** At least 6; an operator may ask for more. */
  PASSWORD_MIN_LENGTH: z.coerce
    .number('a whole number')
    .int('a whole number')
    .min(6, 'at least 6')
    .max(128)
    .default(6),
  /** Where a new password is looked up among leaked ones, such as https://api.pwnedpasswords.com/range. Unset: nowhere. */
  BREACH_CHECK_URL: z
    .union([z.literal(''), z.url({ protocol: /^https?$/, error: 'an http(s) URL' })], 'an http(s) URL')
    .default(''),
  /** Email addresses, separated by commas, of accounts that see the results of experiments once they are verified. */
  MARKETING_EMAILS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((email) => email.trim().toLowerCase() || [])),
  /** Whether visitors may sign in with the public credentials of the demo. */
  DEMO_ACCOUNT: z
    .enum(['true', 'false'], 'true or false')
    .default('true')
    .transform((value) => value === 'true'),
  /** Where messages and suggestions are emailed to. Unset: they are stored only. */
  OUTREACH_EMAIL: z.email('an email address, or unset').optional(),
});
export type IdentityEnv = z.infer<typeof identityEnv>;

/** @throws EnvError naming each variable that is missing or wrong. */
export const readEnv = (source: NodeJS.ProcessEnv = process.env): IdentityEnv =>
  parseEnv(identityEnv, source);
