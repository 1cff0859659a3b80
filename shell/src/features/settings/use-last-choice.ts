import { useRef } from 'react';

/** Saves one choice after another, so that the last one made is the last one kept; what was overtaken is not sent. */
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
