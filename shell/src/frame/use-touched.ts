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

/** Whether a person's hand was felt since this document was opened: what only an action needs is fetched from then on. */
export const useTouched = (): boolean =>
  useSyncExternalStore(
    watch,
    () => isTouched,
    () => false,
  );
