import * as z from 'zod';

/** A variable of the environment is missing or wrong. The message names each, and what was expected; never its value. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

/**
 * Reads the environment through a schema. An empty variable counts as unset, as in compose files.
 * @throws EnvError naming every variable that is wrong and what was expected.
 */
export function parseEnv<S extends z.ZodType>(schema: S, source: NodeJS.ProcessEnv): z.infer<S> {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  // Operators read the validator's own words, which name the types; the messages for forms do not.
  const result = schema.safeParse(set, { error: z.locales.en().localeError });
  if (result.success) return result.data;
  const problems = result.error.issues.map(
    ({ path, message }) => `${path.join('.')} (expected ${message.replace(/^Invalid input: expected /, '')})`,
  );
  throw new EnvError(`these variables are missing or wrong: ${problems.join(', ')}`);
}
