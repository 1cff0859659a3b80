import { startTransition, useEffect, useState } from 'react';
import { isWideScreen } from './wide-screen';

const COLUMNS_AT_ONCE = 7;

const atOnce = (): number => (isWideScreen() ? COLUMNS_AT_ONCE : 1);

const MOST_WAIT_MS = 4_000;

/**
 * Days on the screen are drawn at once, then one more at a time on both sides without blocking input. Their
 * catalog data is evaluated before the other days, which begin when it `isEvaluated`, or all together without
 * it.
 */
export const useDrawnDays = (
  count: number,
  start: number,
  isEvaluated: boolean,
): ((day: number) => boolean) => {
  const [reach, setReach] = useState(atOnce);
  useEffect(() => {
    if (reach >= count) return;
    const draw = () => startTransition(() => setReach(isEvaluated ? reach + 1 : count));
    const timer = setTimeout(draw, isEvaluated ? 0 : MOST_WAIT_MS);
    return () => clearTimeout(timer);
  }, [reach, count, isEvaluated]);
  return (day) => Math.abs(day - start) < reach;
};
