import { useEffect, useEffectEvent, useState } from 'react';

const PAUSE_MS = 700;

interface Typed<T> {
  value: T;
  setValue: (value: T) => void;
  /** Saves what was typed now: on leaving the field. */
  flush: () => void;
  failure: string | undefined;
}

/**
 * A field that is saved while it is typed: after a pause, and on leaving it. What others change shows at once unless something
 * is being typed here; what could not be saved stays in the field with the reason. `save` answers what went wrong, if anything.
 */
export const useTyped = <T>(saved: T, save: (value: T) => Promise<string | undefined>): Typed<T> => {
  const [draft, setDraft] = useState<{ value: T }>();
  const [failure, setFailure] = useState<string>();

  const send = useEffectEvent(async (sent: { value: T }) => {
    if (sent.value === saved) return setDraft(undefined);
    const failed = await save(sent.value);
    setFailure(failed);
    if (failed === undefined) setDraft((now) => (now === sent ? undefined : now));
  });

  useEffect(() => {
    if (!draft) return;
    const timer = setTimeout(() => void send(draft), PAUSE_MS);
    // Closing the panel in the middle of a word saves it too.
    return () => {
      clearTimeout(timer);
    };
  }, [draft]);

  return {
    value: draft ? draft.value : saved,
    setValue: (value) => {
      setFailure(undefined);
      setDraft({ value });
    },
    flush: () => {
      if (draft) void send(draft);
    },
    failure,
  };
};
