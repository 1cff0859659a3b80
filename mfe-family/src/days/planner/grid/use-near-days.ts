import { startTransition, useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { isWideScreen } from './wide-screen';

/** How far outside the screen a day keeps its cards, so that scrolling finds them there: half a column, on a phone a day. */
const WIDE_MARGIN = '0px 140px';
const PHONE_MARGIN = '0px 100%';

const dateOf = (column: Element): string =>
  column instanceof HTMLElement ? (column.dataset['date'] ?? '') : '';

/**
 * Which days are on the screen of `scroller` or just beside it: only these have their cards mounted, as each of some hundred
 * takes part in a drag. A day that has the focus stays. All of them are near where nothing can be observed.
 */
export const useNearDays = (
  scroller: RefObject<HTMLElement | null>,
  count: number,
): ((date: string) => boolean) => {
  const [near, setNear] = useState<ReadonlySet<string>>();
  useEffect(() => {
    const root = scroller.current;
    if (!root || typeof IntersectionObserver === 'undefined') return;
    const inside = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting || target.contains(document.activeElement)) inside.add(target);
          else inside.delete(target);
        }
        const dates = new Set([...inside].map(dateOf));
        startTransition(() => setNear(dates));
      },
      { root, rootMargin: isWideScreen() ? WIDE_MARGIN : PHONE_MARGIN },
    );
    for (const column of root.querySelectorAll('[data-date]')) observer.observe(column);
    return () => observer.disconnect();
  }, [count, scroller]);
  return (date) => near === undefined || near.has(date);
};
