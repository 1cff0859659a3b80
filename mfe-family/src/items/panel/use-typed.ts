import { useEffect, useEffectEvent, useRef, useState } from 'react';

const PAUSE_MS = 700;

interface Typed<T> {
  value: T;
  setValue: (value: T) => void;
  flush: () => void;
  failure: string | undefined;
}

/**
 * Saves after a pause, on leaving and on unmount. Changes by others show at once unless somebody is typing
 * here; text that could not be saved stays with its error. `save` returns an error text; `check` holds back
 * invalid text.
 */
export const useTyped = <T>(
  saved: T,
  save: (value: T) => Promise<string | undefined>,
  check: (value: T) => string | undefined = () => undefined,
): Typed<T> => {
  const [draft, setDraft] = useState<{ value: T }>();
  const [failure, setFailure] = useState<string>();
  const unsaved = useRef<{ value: T }>(undefined);

  const send = useEffectEvent(async () => {
    const sent = unsaved.current;
    if (!sent) return;
    const problem = check(sent.value);
    if (problem !== undefined) return setFailure(problem);
    unsaved.current = undefined;
    const failed = sent.value === saved ? undefined : await save(sent.value);
    setFailure(failed);
    if (failed === undefined) setDraft((now) => (now === sent ? undefined : now));
  });

  useEffect(() => {
    if (!draft) return;
    const timer = setTimeout(() => void send(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  useEffect(() => () => void send(), []);
  const [flushes, setFlushes] = useState(0);
  useEffect(() => {
    if (flushes > 0) void send();
  }, [flushes]);

  return {
    value: draft ? draft.value : saved,
    setValue: (value) => {
      const typed = { value };
      unsaved.current = typed;
      setFailure(undefined);
      setDraft(typed);
    },
    flush: () => setFlushes((count) => count + 1),
    failure,
  };
};
