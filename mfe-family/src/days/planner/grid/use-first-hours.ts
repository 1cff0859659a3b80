import { useEffect, useRef, type RefObject } from 'react';
import type { PlannerDay } from '../planner-days';
import { findFirstMinute } from './first-hour';
import { toHeight, toTop, type Ruler } from './ruler';
import { isWideScreen } from './wide-screen';

/** Minutes before the first plan that are visible too. */
const BEFORE = 15;
/** The number of days that are visible at first. */
const DAYS_IN_SIGHT = 4;
const interrupting = ['wheel', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the first plan of the visible days on a wide screen. Later days may push the hours down, so it
 * scrolls again until the person does.
 */
export const useFirstHours = (
  scroller: RefObject<HTMLDivElement | null>,
  days: readonly PlannerDay[],
  start: number,
  ruler: Ruler,
) => {
  const isLeftAlone = useRef(true);
  const times = days.slice(start, start + DAYS_IN_SIGHT).flatMap((day) => findFirstMinute(day) ?? []);
  const first = times.length > 0 ? Math.min(...times) : undefined;
  useEffect(() => {
    const box = scroller.current;
    if (!box || first === undefined || !isWideScreen()) return;
    const stop = () => {
      isLeftAlone.current = false;
    };
    const show = () => {
      const head = box.querySelector('[data-head]');
      // All days end with their hours.
      const hours = box.scrollHeight - toHeight(ruler.until - ruler.from);
      if (!isLeftAlone.current) return;
      box.style.scrollBehavior = 'auto';
      box.scrollTop = hours + toTop(Math.max(ruler.from, first - BEFORE), ruler) - (head?.clientHeight ?? 0);
      box.style.scrollBehavior = '';
    };
    show();
    for (const type of interrupting) box.addEventListener(type, stop, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(show);
    if (box.firstElementChild) observer?.observe(box.firstElementChild);
    return () => {
      observer?.disconnect();
      for (const type of interrupting) box.removeEventListener(type, stop);
    };
  }, [scroller, first, ruler]);
};
