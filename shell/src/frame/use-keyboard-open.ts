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

/** The height without the zoom, against the most that this width has shown: turning the phone starts afresh. */
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

/** Whether an on-screen keyboard takes its share of the window: it shrank by more than 150 px. */
export const useKeyboardOpen = (): boolean => useSyncExternalStore(watch, isShrunk, () => false);
