import { useSyncExternalStore } from 'react';

/** Where the page stood last. Asked for while a page is drawn, the window would lay it out for the answer. */
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

/** Whether the page is scrolled past a height, in px. */
export const useScrolledPast = (height: number): boolean =>
  useSyncExternalStore(
    watchScroll,
    () => scrollY > height,
    () => false,
  );
