import { startTransition, useEffect, useState } from 'react';

const COLUMNS_AT_ONCE = 7;

/** On a phone one day fills the screen. */
const atOnce = (): number =>
  typeof matchMedia === 'undefined' || matchMedia('(min-width: 48rem)').matches ? COLUMNS_AT_ONCE : 1;

/**
 * Which of `count` days are drawn: what is on the screen at `start` at once, then one more at a time on both sides without
 * holding up what is pressed or scrolled.
 */
export const useDrawnDays = (count: number, start: number): ((day: number) => boolean) => {
  const [reach, setReach] = useState(atOnce);
  useEffect(() => {
    if (reach >= count) return;
    const timer = setTimeout(() => startTransition(() => setReach((now) => now + 1)));
    return () => clearTimeout(timer);
  }, [reach, count]);
  return (day) => Math.abs(day - start) < reach;
};
