import { useSyncExternalStore } from 'react';

const watchScroll = (changed: () => void) => {
  window.addEventListener('scroll', changed, { passive: true });
  return () => {
    window.removeEventListener('scroll', changed);
  };
};

/** Whether the page is scrolled past a height, in px. */
export const useScrolledPast = (height: number): boolean =>
  useSyncExternalStore(
    watchScroll,
    () => window.scrollY > height,
    () => false,
  );
