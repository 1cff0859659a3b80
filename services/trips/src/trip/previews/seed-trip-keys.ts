import { createHash, timingSafeEqual } from 'node:crypto';

export interface SeedTripKey {
  name: string;
  hash: Buffer;
}

const ENTRY = /^([\w-]{1,40}):([0-9a-f]{64})$/i;

/** @returns undefined when an entry of `name:sha256,…` is malformed or a name occurs twice. */
export function readSeedTripKeys(list: string): SeedTripKey[] | undefined {
  const entries = list
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  const keys = entries.flatMap((entry) => {
    const [, name, hash] = ENTRY.exec(entry) ?? [];
    return name && hash ? [{ name, hash: Buffer.from(hash, 'hex') }] : [];
  });
  const isWhole =
    keys.length === entries.length && new Set(keys.map(({ name }) => name)).size === keys.length;
  return isWhole ? keys : undefined;
}

/** Every key is compared, in constant time. */
export function seedTripKeyName(
  keys: readonly SeedTripKey[],
  authorization: string | undefined,
): string | undefined {
  const [, sent = ''] = /^Bearer ([\x21-\x7e]{1,512})$/.exec(authorization ?? '') ?? [];
  const hash = createHash('sha256').update(sent).digest();
  const found = keys.filter((key) => timingSafeEqual(key.hash, hash));
  return sent === '' ? undefined : found[0]?.name;
}
