import { startTransition, useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** How far below the window a chart is fetched, so that it is there when it is scrolled to. */
const AHEAD = '400px';

/** False until the element was in sight, or nearly, or the page is printed; at once where nothing can be observed. */
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
