import * as z from 'zod';

const httpUrl = (example: string) =>
  z.url({ protocol: /^https?$/, error: `an http(s) URL such as ${example}` });

/** Plain http counts on this machine only. */
const isSecureOrigin = (origin: string): boolean => {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' || /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
};

const fields = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().min(1, 'an address to listen on such as 127.0.0.1').default('127.0.0.1'),
  PORT: z.coerce.number('a port number').int('a port number').min(0).max(65535),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'a postgres:// URL' }),
  /** Postgres itself, where DATABASE_URL is a pooler that shares connections by transaction. */
  DATABASE_DIRECT_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'a postgres:// URL, or unset' })
    .optional(),
  /** Connections of one process, besides those of queues and of LISTEN. */
  DATABASE_POOL: z.coerce
    .number('a whole number')
    .int('a whole number')
    .min(2, 'at least 2')
    .max(200)
    .default(10),
  PUBLIC_ORIGIN: httpUrl('http://localhost:4300').transform((url) => new URL(url).origin),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'a redis:// URL, or unset' }).optional(),
  SERVICE_TOKEN_SECRET: z.string('at least 32 characters').min(32, 'at least 32 characters'),
  /** One or two, separated by a comma; unset: SERVICE_TOKEN_SECRET. */
  SESSION_COOKIE_SECRETS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((secret) => secret.trim() || []))
    .refine((secrets) => secrets.length <= 2 && secrets.every((secret) => secret.length >= 32), {
      error: 'one or two secrets of at least 32 characters, separated by a comma',
    }),
  /** Accepted too while the secret is rotated; nothing is signed with it. */
  SERVICE_TOKEN_SECRET_PREVIOUS: z.string().min(32, 'at least 32 characters, or unset').optional(),
  IDENTITY_URL: httpUrl('http://127.0.0.1:4301'),
  TRIPS_URL: httpUrl('http://127.0.0.1:4302'),
  BILLING_URL: httpUrl('http://127.0.0.1:4303'),
  SERVICE_CALL_TIMEOUT_MS: z.coerce
    .number('a whole number')
    .int('a whole number')
    .min(100, 'at least 100')
    .default(3000),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
  /** As express' `trust proxy`: the gateway only. */
  TRUSTED_PROXIES: z.string().default('loopback'),
  /** By address (IPv6: /64) and service. Raise it where many people share one address. */
  VISITOR_CALLS_PER_MINUTE: z.coerce.number('a whole number').int('a whole number').min(1).default(600),
  /** Unset: mail waits in the database; in production a service that sends mail does not start. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'an smtp:// or smtps:// URL, or unset' }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]+<[^<>@\s]+@[^<>@\s]+>$/, 'a name and an address such as Landsea <hello@example.com>')
    .default('Landsea <no-reply@landsea.example>'),
});

/** A service extends it: `kitEnv.extend({ STRIPE_SECRET_KEY: z.string() })`. */
export const kitEnv = fields.refine(
  (env) => env.NODE_ENV !== 'production' || isSecureOrigin(env.PUBLIC_ORIGIN),
  {
    path: ['PUBLIC_ORIGIN'],
    error: 'an https URL in production: sessions need a secure connection',
  },
);
export type KitEnv = z.infer<typeof kitEnv>;
