import { useSyncExternalStore } from 'react';

const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'];

let isTouched = false;

const watch = (watcher: () => void): (() => void) => {
  const touch = () => {
    isTouched = true;
    stop();
    watcher();
  };
  const stop = () => {
    for (const sign of signs) window.removeEventListener(sign, touch, true);
  };
  if (!isTouched)
    for (const sign of signs) window.addEventListener(sign, touch, { capture: true, passive: true });
  return stop;
};

/** Code that only an action needs is fetched after the first touch. */
export const useTouched = (): boolean =>
  useSyncExternalStore(
    watch,
    () => isTouched,
    () => false,
  );
