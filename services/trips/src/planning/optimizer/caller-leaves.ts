import type { Response } from 'express';

/** Aborted when the caller hangs up before the answer. */
export const untilCallerLeaves = (response: Response): AbortSignal => {
  const left = new AbortController();
  response.once('close', () => left.abort());
  return left.signal;
};
