import { startTransition, useEffect, useState } from 'react';
import type { drawings } from './drawings';

export type Drawings = typeof drawings;

let loaded: Drawings | undefined;

/** The chart library, fetched once the page is there; a fetch that failed can be tried again. */
export const useDrawings = (wanted: boolean) => {
  const [known, setDrawings] = useState(loaded);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number>();
  useEffect(() => {
    if (!wanted || known) return undefined;
    let isGone = false;
    import('./drawings').then(
      (module) => {
        loaded = module.drawings;
        if (!isGone) startTransition(() => setDrawings(module.drawings));
      },
      () => {
        if (!isGone) setFailedAttempt(attempt);
      },
    );
    return () => {
      isGone = true;
    };
  }, [wanted, known, attempt]);
  return { drawings: known, hasFailed: failedAttempt === attempt, tryAgain: () => setAttempt(attempt + 1) };
};
