import type { WizardPlace } from '@landsea/contracts/trip';

const PAUSE_MS = 1000;

/** Sends the latest place after a pause, one call at a time. */
export const makeDraftSender = (send: (place: WizardPlace) => Promise<void>) => {
  let waiting: WizardPlace | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending = Promise.resolve();

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
    /** Waits for the call in flight. */
    stop: (): Promise<void> => {
      clearTimeout(timer);
      waiting = undefined;
      return sending;
    },
  };
};
