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

export const getKeptErrors = (): ErrorEntry[] => {
  try {
    return z.array(ErrorEntry).parse(JSON.parse(localMemory.read(KEY) ?? '[]'));
  } catch {
    return [];
  }
};

/** React reports an error with its component stack, the error page reports the same one without. */
const lastKept: { error?: unknown } = {};

/** This browser keeps the last 10 rendering errors for a support call. */
export const keepError = (error: unknown, componentStack?: string): void => {
  const isKnown = error === lastKept.error;
  if (isKnown && componentStack === undefined) return;
  lastKept.error = error;
  const known = error instanceof Error ? error : new Error(String(error));
  const entry: ErrorEntry = {
    timestamp: new Date().toISOString(),
    error: known.message,
    stack: known.stack ?? '',
    componentStack: componentStack ?? '',
  };
  const before = getKeptErrors();
  localMemory.write(KEY, JSON.stringify([...(isKnown ? before.slice(0, -1) : before), entry].slice(-KEPT)));
};

const keepReported = (
  error: unknown,
  { componentStack }: { componentStack?: string | null | undefined },
): void => {
  keepError(error, componentStack ?? '');
};

export const rootErrorHandlers = { onCaughtError: keepReported, onUncaughtError: keepReported };
