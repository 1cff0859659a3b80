import * as z from 'zod';

/** The message never contains a value. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

/**
 * An empty variable counts as unset, as in compose files.
 * @throws EnvError naming every variable that is wrong.
 */
export function parseEnv<S extends z.ZodType>(schema: S, source: NodeJS.ProcessEnv): z.infer<S> {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
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
