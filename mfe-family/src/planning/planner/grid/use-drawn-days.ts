import { startTransition, useEffect, useState } from 'react';

const AT_ONCE = 2;

/**
 * Which of `count` days have their items drawn: `start` and the one beside it at once, then one more at a time on both sides
 * without holding up what is pressed or scrolled.
 */
export const useDrawnDays = (count: number, start: number): ((day: number) => boolean) => {
  const [reach, setReach] = useState(AT_ONCE);
  useEffect(() => {
    if (reach >= count) return;
    const timer = setTimeout(() => startTransition(() => setReach((now) => now + 1)));
    return () => clearTimeout(timer);
  }, [reach, count]);
  return (day) => Math.abs(day - start) < reach;
};
