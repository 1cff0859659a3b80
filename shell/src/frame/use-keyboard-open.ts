import { timings } from '@landsea/web-kit';
import { useSyncExternalStore } from 'react';

let fullHeight = 0;
let atWidth = 0;
/** Cached, because reading the window's size while a page is drawn forces a layout. */
let isShrunk = false;

/** Compares the unzoomed height with the largest at this width; turning the phone starts afresh. */
const measure = ({ width, height, scale }: VisualViewport): boolean => {
  if (Math.abs(Math.round(width * scale) - atWidth) > 2) {
    atWidth = Math.round(width * scale);
    fullHeight = 0;
  }
  fullHeight = Math.max(fullHeight, height * scale);
  return fullHeight - height * scale > timings.keyboardShrinkPx;
};

const watch = (changed: () => void) => {
  const viewport = window.visualViewport;
  if (!viewport) return () => undefined;
  const read = () => {
    isShrunk = measure(viewport);
    changed();
  };
  viewport.addEventListener('resize', read);
  const first = requestAnimationFrame(read);
  return () => {
    cancelAnimationFrame(first);
    viewport.removeEventListener('resize', read);
  };
};

/** An on-screen keyboard shrinks the window by more than 150 px. */
export const useKeyboardOpen = (): boolean =>
  useSyncExternalStore(
    watch,
    () => isShrunk,
    () => false,
  );
