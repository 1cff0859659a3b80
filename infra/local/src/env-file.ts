import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './env.js';
import { readKeys } from './release/release-keys.js';

interface ComposeVariable {
  name: string;
  isRequired: boolean;
  /** The default of an optional one, or what a required one is. */
  text: string;
}

const random = (): string => randomBytes(32).toString('base64url');
const signingKey = (): string =>
  `"${String(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })).trim()}"`;

/** Secrets of our own; those of others, such as Stripe's, an operator brings. */
const makers: Readonly<Record<string, () => string>> = {
  POSTGRES_PASSWORD: random,
  IDENTITY_DB_PASSWORD: random,
  TRIPS_DB_PASSWORD: random,
  BILLING_DB_PASSWORD: random,
  SERVICE_TOKEN_SECRET: random,
  DEVICE_COOKIE_SECRET: random,
  RELEASE_KEYS: signingKey,
};

function listVariables(compose: string): ComposeVariable[] {
  const known = new Map<string, ComposeVariable>();
  for (const [, name = '', sign, text = ''] of compose.matchAll(/[^$]\$\{([A-Z][A-Z0-9_]+):([?-])([^}]*)\}/g))
    known.set(name, { name, isRequired: sign === '?' || (known.get(name)?.isRequired ?? false), text });
  return [...known.values()];
}

const describe = ({ name, text }: ComposeVariable): string =>
  [name in makers ? 'made by npm run secrets' : '', text].filter(Boolean).join(': ');

/** `.env.example`: each variable that docker compose reads, the required ones first. */
export function makeEnvExample(compose: string): string {
  const variables = listVariables(compose);
  const required = variables.filter(({ isRequired }) => isRequired);
  const optional = variables.filter(({ isRequired }) => !isRequired);
  return [
    '# Variables of docker-compose.yml; docs/operate.md says what each does. `npm run secrets` makes .env of this file.',
    '',
    '# Required',
    ...required.flatMap((each) => [...(describe(each) ? [`# ${describe(each)}`] : []), `${each.name}=`]),
    '',
    '# Optional, with their defaults',
    ...optional.map(({ name, text }) => `# ${name}=${text}`),
    '',
  ].join('\n');
}

/** Fills in each secret that has no value yet; nothing that is set changes. */
export const fillSecrets = (env: string): string =>
  env.replaceAll(/^([A-Z0-9_]+)=$/gm, (line: string, name: string) => {
    const value = makers[name]?.();
    return value === undefined ? line : `${name}=${value}`;
  });

/** The gateway trusts the public halves of the keys that sign front ends. */
function withPublicKeys(env: string): string {
  const [, pem = ''] = /^RELEASE_KEYS="([^"]+)"$/m.exec(env) ?? [];
  if (!pem || /^RELEASE_PUBLIC_KEYS=./m.test(env)) return env;
  const keys = readKeys(pem.replaceAll('\\n', '\n')).map(({ publicKey }) => publicKey);
  const others = env.replace(/^RELEASE_PUBLIC_KEYS=$/m, '').trimEnd();
  return `${others}\n\nRELEASE_PUBLIC_KEYS="${keys.join(' ')}"\n`;
}

/** `npm run secrets`: makes `.env` where there is none, and the secrets that are missing in it. */
export async function runSecrets(folder: string = root): Promise<void> {
  const file = join(folder, '.env');
  const known = await readFile(file, 'utf8').catch(() => undefined);
  const before = known ?? (await readFile(join(root, '.env.example'), 'utf8'));
  const after = withPublicKeys(fillSecrets(before));
  await writeFile(file, after, { mode: 0o600 });
  const open = [...after.matchAll(/^([A-Z0-9_]+)=$/gm)].map(([, name]) => name);
  console.log(
    open.length > 0 ? `${file} still needs ${open.join(', ')}` : `${file} has all that is required.`,
  );
}
