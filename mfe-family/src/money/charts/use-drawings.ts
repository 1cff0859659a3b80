import { startTransition, useEffect, useState } from 'react';
import type { drawings } from './drawings';

export type Drawings = typeof drawings;

let loaded: Drawings | undefined;
/** All charts of the page share one fetch. */
const waiting = new Set<(drawings: Drawings) => void>();

/** A failed fetch can be tried again. */
export const useDrawings = (wanted: boolean) => {
  const [known, setDrawings] = useState(loaded);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number>();
  useEffect(() => {
    const draw = (drawings: Drawings) => startTransition(() => setDrawings(drawings));
    waiting.add(draw);
    return () => {
      waiting.delete(draw);
    };
  }, []);
  useEffect(() => {
    if (!wanted || known) return undefined;
    let isGone = false;
    import('./drawings').then(
      (module) => {
        loaded = module.drawings;
        for (const draw of waiting) draw(module.drawings);
      },
      () => {
        if (!isGone) setFailedAttempt(attempt);
      },
    );
    return () => {
      isGone = true;
    };
  }, [wanted, known, attempt]);
  return {
    drawings: known,
    hasFailed: !known && failedAttempt === attempt,
    tryAgain: () => setAttempt(attempt + 1),
  };
};
