import { startTransition, useEffect, useState } from 'react';
import type { RefObject } from 'react';

const keyOf = (element: Element): string =>
  element instanceof HTMLElement ? (element.dataset['near'] ?? '') : '';

/**
 * Which of the elements in `scroller` with `data-near` are on its screen or within `margin` of it (as `rootMargin` has it):
 * only these have their cards mounted, as each of some hundred takes part in a drag. One that has the focus stays. All of them
 * are near where nothing can be observed. `keys` are those of all elements, so that new ones are observed too.
 */
export const useNear = (
  scroller: RefObject<HTMLElement | null>,
  keys: string,
  margin: string,
): ((key: string) => boolean) => {
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
        const found = new Set([...inside].map(keyOf));
        startTransition(() => setNear(found));
      },
      { root, rootMargin: margin },
    );
    for (const element of root.querySelectorAll('[data-near]')) observer.observe(element);
    return () => observer.disconnect();
  }, [keys, margin, scroller]);
  return (key) => near === undefined || near.has(key);
};
