import { readFileSync } from 'node:fs';
import * as z from 'zod';

/** The message never contains a value. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

/** Names of secrets, whose values a file can hold. */
const SECRET = /SECRET|PASSWORD|_KEYS?$|_KEYS?_|^(DATABASE|DATABASE_DIRECT|REDIS|SMTP)_URL$/;

/** @throws EnvError for a file that cannot be read, and for a variable that is set in both ways. */
function readSecretFiles(source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const read = { ...source };
  for (const [name, path] of Object.entries(source)) {
    const base = name.replace(/_FILE$/, '');
    if (base === name || !path || !SECRET.test(base)) continue;
    if (source[base]) throw new EnvError(`${base} and ${name} are both set`);
    try {
      read[base] = readFileSync(path, 'utf8').trimEnd();
    } catch {
      throw new EnvError(`${name} names a file that cannot be read`);
    }
  }
  return read;
}

/**
 * An empty variable counts as unset, as in compose files. A secret may be in the file that its name with `_FILE` names.
 * @throws EnvError naming every variable that is wrong.
 */
export function parseEnv<S extends z.ZodType>(schema: S, source: NodeJS.ProcessEnv): z.infer<S> {
  const set = Object.fromEntries(Object.entries(readSecretFiles(source)).filter(([, value]) => value !== ''));
  // Operators read the validator's own texts, which name the types.
  const result = schema.safeParse(set, { error: z.locales.en().localeError });
  if (result.success) return result.data;
  const problems = result.error.issues.map(
    ({ path, message }) =>
      `${String(path[0])} (expected ${message.replace(/^Invalid input: expected /, '')})`,
  );
  throw new EnvError(`these variables are missing or wrong: ${problems.join(', ')}`);
}

/** @throws EnvError when some of these are set and others are not. */
export function requireTogether<E extends object>(
  env: E,
  what: string,
  names: readonly (keyof E & string)[],
): void {
  const unset = names.filter((name) => env[name] === '' || env[name] === undefined);
  if (unset.length > 0 && unset.length < names.length)
    throw new EnvError(`${what} need all of ${names.join(', ')}; unset: ${unset.join(', ')}`);
}
