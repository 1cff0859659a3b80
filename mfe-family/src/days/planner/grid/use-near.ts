import { startTransition, useEffect, useState, type RefObject } from 'react';

const keyOf = (element: Element): string =>
  element instanceof HTMLElement ? (element.dataset['near'] ?? '') : '';

/**
 * Only elements with `data-near` within `margin` of the screen mount their cards, since each of some hundred
 * takes part in a drag. The focused one stays, and all are near when nothing can be observed. `keys` names
 * all elements, so that new ones are observed too.
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
