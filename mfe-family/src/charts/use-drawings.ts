import { startTransition, useEffect, useState } from 'react';

export type Drawings = typeof import('./drawings');

let loaded: Drawings | undefined;

/** The chart library, fetched once the page is there; a fetch that failed can be tried again. */
export const useDrawings = (wanted: boolean) => {
  const [drawings, setDrawings] = useState(loaded);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number>();
  useEffect(() => {
    if (!wanted || drawings) return undefined;
    let isGone = false;
    import('./drawings').then(
      (module) => {
        loaded = module;
        if (!isGone) startTransition(() => setDrawings(module));
      },
      () => {
        if (!isGone) setFailedAttempt(attempt);
      },
    );
    return () => {
      isGone = true;
    };
  }, [wanted, drawings, attempt]);
  return { drawings, hasFailed: failedAttempt === attempt, tryAgain: () => setAttempt(attempt + 1) };
};
