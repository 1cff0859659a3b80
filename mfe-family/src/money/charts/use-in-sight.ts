import { startTransition, useEffect, useState, type RefObject } from 'react';

/** A chart is fetched this far before it scrolls into view. */
const AHEAD = '400px';

export const useInSight = (element: RefObject<Element | null>): boolean => {
  const [wasInSight, setInSight] = useState(false);
  useEffect(() => {
    const seen = () => startTransition(() => setInSight(true));
    const target = element.current;
    if (!target || typeof IntersectionObserver === 'undefined') {
      seen();
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        seen();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(target);
    addEventListener('beforeprint', seen);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', seen);
    };
  }, [element]);
  return wasInSight;
};
