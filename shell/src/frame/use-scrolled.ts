import { useSyncExternalStore } from 'react';

/** Cached, because reading it while a page is drawn forces a layout. */
let scrollY = 0;

const watchScroll = (changed: () => void) => {
  const read = () => {
    scrollY = window.scrollY;
    changed();
  };
  window.addEventListener('scroll', read, { passive: true });
  const first = requestAnimationFrame(read);
  return () => {
    cancelAnimationFrame(first);
    window.removeEventListener('scroll', read);
  };
};

export const useScrolledPast = (height: number): boolean =>
  useSyncExternalStore(
    watchScroll,
    () => scrollY > height,
    () => false,
  );
