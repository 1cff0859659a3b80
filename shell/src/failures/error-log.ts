import { localMemory } from '@landsea/web-kit';
import * as z from 'zod/mini';

const KEY = 'errorLog';
const KEPT = 10;

const ErrorEntry = z.object({
  timestamp: z.string(),
  error: z.string(),
  stack: z.string(),
  componentStack: z.string(),
});
type ErrorEntry = z.infer<typeof ErrorEntry>;

export const keptErrors = (): ErrorEntry[] => {
  try {
    return z.array(ErrorEntry).parse(JSON.parse(localMemory.read(KEY) ?? '[]'));
  } catch {
    return [];
  }
};

/** Keeps the last 10 rendering errors in this browser, for a support call; specification 3 and 9. */
export const keepError = (error: unknown, componentStack: string | null = null): void => {
  const known = error instanceof Error ? error : new Error(String(error));
  const entry: ErrorEntry = {
    timestamp: new Date().toISOString(),
    error: known.message,
    stack: known.stack ?? '',
    componentStack: componentStack ?? '',
  };
  localMemory.write(KEY, JSON.stringify([...keptErrors(), entry].slice(-KEPT)));
};
