import type { Response } from 'express';

export const abortWhenCallerLeaves = (response: Response): AbortSignal => {
  const left = new AbortController();
  response.once('close', () => left.abort());
  return left.signal;
};
