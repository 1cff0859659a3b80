import { randomBytes } from 'node:crypto';
import { chmod, readFile, writeFile } from 'node:fs/promises';

const make = {
  postgresPassword: () => randomBytes(24).toString('base64url'),
  identityPassword: () => randomBytes(24).toString('base64url'),
  tripsPassword: () => randomBytes(24).toString('base64url'),
  billingPassword: () => randomBytes(24).toString('base64url'),
  serviceTokenSecret: () => randomBytes(32).toString('hex'),
  deviceCookieSecret: () => randomBytes(32).toString('hex'),
  stripeSecretKey: () => `sk_test_${randomBytes(24).toString('hex')}`,
  seedTripKey: () => randomBytes(24).toString('base64url'),
  replyAddressSecret: () => randomBytes(32).toString('hex'),
  tripMailSecret: () => randomBytes(32).toString('hex'),
  inboundMailSecret: () => randomBytes(32).toString('hex'),
  stripeWebhookSecret: () => `whsec_${randomBytes(24).toString('hex')}`,
} as const;

export type Secrets = Record<keyof typeof make, string>;

/** Secrets of this LANDSEA_HOME, made once; what a newer version needs besides is added. Readable by the owner alone. */
export async function readSecrets(file: string): Promise<Secrets> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const known = JSON.parse(text) as Partial<Secrets>;
  const entries = Object.entries(make).map(([name, fresh]) => [
    name,
    known[name as keyof Secrets] ?? fresh(),
  ]);
  const secrets = Object.fromEntries(entries) as Secrets;
  await writeFile(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  await chmod(file, 0o600);
  return secrets;
}
