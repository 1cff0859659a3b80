import { z } from 'zod';

const url = z.url({ protocol: /^https?$/, error: 'an http(s) address' });

const emulatorEnv = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(4304),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_FILE: z.string().min(1).optional(),
  WEBHOOK_URL: url.optional(),
  WEBHOOK_SECRET: z.string().startsWith('whsec_').default('whsec_landsea_local'),
  SECRET_KEY: z.string().startsWith('sk_test_').default('sk_test_landsea_local'),
  PUBLIC_BASE: url.optional(),
  PRICE_TRIP: z.string().min(1).default('price_landsea_trip'),
  PRICE_PRO: z.string().min(1).default('price_landsea_pro'),
  PRICE_AGENT: z.string().min(1).default('price_landsea_agent'),
});

export type EmulatorEnv = z.infer<typeof emulatorEnv>;

/** Reads the emulator's variables; throws an Error that names each bad one and what was expected. An empty value counts as unset. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): EmulatorEnv {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = emulatorEnv.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new Error(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
}
