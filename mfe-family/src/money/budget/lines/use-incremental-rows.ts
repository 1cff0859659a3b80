import { startTransition, useEffect, useState } from 'react';

const AT_ONCE = 30;

/** A first screen is drawn at once, the rest bit by bit without blocking input. */
export const useIncrementalRows = (count: number): number => {
  const [shown, setShown] = useState(AT_ONCE);
  useEffect(() => {
    if (shown >= count) return;
    const timer = setTimeout(() => startTransition(() => setShown((now) => now + AT_ONCE)));
    return () => clearTimeout(timer);
  }, [shown, count]);
  return shown;
};
