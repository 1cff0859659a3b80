import { kitEnv, parseEnv, requireTogether } from '@landsea/nest-kit';
import * as z from 'zod';

const identityEnv = kitEnv.extend({
  GOOGLE_ISSUER: z
    .url({ protocol: /^https?$/, error: 'an http(s) URL' })
    .default('https://accounts.google.com'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  /** A new secret makes all browsers unknown. */
  DEVICE_COOKIE_SECRET: z.string('at least 32 characters').min(32, 'at least 32 characters'),
  /** Browsers that it signed stay known while the secret is rotated. */
  DEVICE_COOKIE_SECRET_PREVIOUS: z.string().min(32, 'at least 32 characters, or unset').optional(),
  PASSWORD_MIN_LENGTH: z.coerce
    .number('a whole number')
    .int('a whole number')
    .min(6, 'at least 6')
    .max(128)
    .default(6),
  BREACH_CHECK_URL: z
    .union([z.literal(''), z.url({ protocol: /^https?$/, error: 'an http(s) URL' })], 'an http(s) URL')
    .default(''),
  /** Comma-separated email addresses; their verified accounts see the results of experiments. */
  MARKETING_EMAILS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((email) => email.trim().toLowerCase() || [])),
  /** By address; beyond it an account is made without one, and the person asks for it. */
  REGISTRATION_MAILS_PER_HOUR: z.coerce.number('a whole number').int('a whole number').min(1).default(10),
  DEMO_ACCOUNT: z
    .enum(['true', 'false'], 'true or false')
    .default('true')
    .transform((value) => value === 'true'),
  OUTREACH_EMAIL: z.email('an email address, or unset').optional(),
});
export type IdentityEnv = z.infer<typeof identityEnv>;

/** The stand-in for Google on this machine knows no secret. */
const isOnThisMachine = (issuer: string): boolean =>
  ['localhost', '127.0.0.1'].includes(new URL(issuer).hostname);

/** @throws EnvError naming each variable that is missing or wrong. */
export const readEnv = (source: NodeJS.ProcessEnv = process.env): IdentityEnv => {
  const env = parseEnv(identityEnv, source);
  if (!isOnThisMachine(env.GOOGLE_ISSUER))
    requireTogether(env, 'sign-ins with Google', ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']);
  return env;
};
