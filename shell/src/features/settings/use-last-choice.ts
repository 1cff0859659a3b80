import { useRef } from 'react';

/** Saves in order, so that the last choice wins; superseded ones are not sent. */
export const useLastChoice = <T>(save: (choice: T) => Promise<void>): ((choice: T) => Promise<void>) => {
  const waiting = useRef<{ choice: T }>(undefined);
  const isSaving = useRef(false);
  return async (choice) => {
    waiting.current = { choice };
    if (isSaving.current) return;
    isSaving.current = true;
    while (waiting.current) {
      const next = waiting.current.choice;
      waiting.current = undefined;
      await save(next);
    }
    isSaving.current = false;
  };
};
