import { timings } from '@landsea/web-kit';
import { useEffect, useState, useSyncExternalStore } from 'react';

const subscribe = (notify: () => void) => {
  const stop = new AbortController();
  for (const event of ['online', 'offline']) addEventListener(event, notify, stop);
  return () => stop.abort();
};

/** The confirmation after sending expires after a while. */
export const useConnection = (waiting: number): { isOnline: boolean; wereJustSent: boolean } => {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const [known, setKnown] = useState(waiting);
  const [wereJustSent, setWereJustSent] = useState(false);
  if (known !== waiting) {
    setKnown(waiting);
    setWereJustSent(waiting === 0 && isOnline);
  }
  useEffect(() => {
    if (!wereJustSent) return undefined;
    const timer = setTimeout(() => setWereJustSent(false), timings.rows.sentShown);
    return () => clearTimeout(timer);
  }, [wereJustSent]);
  return { isOnline, wereJustSent };
};
