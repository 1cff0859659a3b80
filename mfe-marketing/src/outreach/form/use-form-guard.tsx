import { MIN_FORM_SECONDS, type FormGuard } from '@landsea/contracts/outreach';
import { delay } from '@landsea/web-kit';
import { useEffect, useId, useRef } from 'react';

/** Half a second more than the service asks for, because two clocks measure it. */
const ENOUGH_MS = MIN_FORM_SECONDS * 1000 + 500;

/**
 * Keeps scripts out of a public form. `trap` is a field that people neither see nor reach; `passed` waits
 * until the form was open long enough, so that a fast typist is not taken for a script.
 */
export const useFormGuard = () => {
  const id = useId();
  const openedAt = useRef(0);
  const website = useRef<HTMLInputElement>(null);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);
  const msOpen = () => performance.now() - openedAt.current;
  return {
    trap: (
      <div aria-hidden className="hidden">
        <label htmlFor={id}>Leave this empty</label>
        <input ref={website} id={id} name="website" tabIndex={-1} autoComplete="off" />
      </div>
    ),
    passed: async (): Promise<FormGuard> => {
      await delay(Math.max(0, ENOUGH_MS - msOpen()));
      return { website: website.current?.value ?? '', secondsOpen: msOpen() / 1000 };
    },
  };
};
