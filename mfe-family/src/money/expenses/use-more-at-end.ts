import { startTransition, useCallback, useState } from 'react';

/** About a screen: the first paint waits for no more. */
const FIRST = 10;
const PAGE = 24;

/** More rows appear as the end comes near; a change of `of` starts again. */
export const useMoreAtEnd = (length: number, of: object) => {
  const [pages, setPages] = useState({ of, count: 1 });
  const count = pages.of === of ? pages.count : 1;
  const showMore = useCallback(() => setPages({ of, count: count + 1 }), [of, count]);
  const endRef = useCallback(
    (end: HTMLElement | null) => {
      if (!end || typeof IntersectionObserver === 'undefined') return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(showMore);
        },
        { rootMargin: '600px' },
      );
      observer.observe(end);
      return () => observer.disconnect();
    },
    [showMore],
  );
  return { shown: Math.min(length, FIRST + (count - 1) * PAGE), endRef, showMore };
};
