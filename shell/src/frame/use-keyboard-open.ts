import { timings } from '@landsea/web-kit';
import { useSyncExternalStore } from 'react';

let fullHeight = 0;
let atWidth = 0;

const watch = (changed: () => void) => {
  const viewport = window.visualViewport;
  viewport?.addEventListener('resize', changed);
  return () => {
    viewport?.removeEventListener('resize', changed);
  };
};

/** Compares the unzoomed height with the largest at this width; turning the phone starts afresh. */
const isShrunk = (): boolean => {
  const viewport = window.visualViewport;
  if (!viewport) return false;
  const width = Math.round(viewport.width * viewport.scale);
  const height = viewport.height * viewport.scale;
  if (Math.abs(width - atWidth) > 2) {
    atWidth = width;
    fullHeight = 0;
  }
  fullHeight = Math.max(fullHeight, height);
  return fullHeight - height > timings.keyboardShrinkPx;
};

/** An on-screen keyboard shrinks the window by more than 150 px. */
export const useKeyboardOpen = (): boolean => useSyncExternalStore(watch, isShrunk, () => false);
