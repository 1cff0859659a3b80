import type { WizardPlace } from '@landsea/contracts/trip';

const PAUSE_MS = 1000;

/** Sends the latest place a moment after the last change, one call at a time. */
export const draftSender = (send: (place: WizardPlace) => Promise<void>) => {
  let waiting: WizardPlace | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending = Promise.resolve();

  /** Sends what waits, at once. */
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    const place = waiting;
    waiting = undefined;
    if (place) sending = sending.then(() => send(place));
    return sending;
  };

  return {
    later: (place: WizardPlace): void => {
      clearTimeout(timer);
      waiting = place;
      timer = setTimeout(() => void flush(), PAUSE_MS);
    },
    flush,
    /** Sends nothing more, and waits for what is on its way. */
    stop: (): Promise<void> => {
      clearTimeout(timer);
      waiting = undefined;
      return sending;
    },
  };
};
