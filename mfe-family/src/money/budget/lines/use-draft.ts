import { useState, type KeyboardEvent } from 'react';

interface DraftOptions {
  value: string;
  onBegin: () => void;
  onCommit: (text: string) => Promise<string | undefined>;
  onBlocked: (() => void) | undefined;
}

export const useDraft = ({ value, onBegin, onCommit, onBlocked }: DraftOptions) => {
  const [draft, setDraft] = useState<string>();
  const [error, setError] = useState<string>();

  const commit = async () => {
    if (draft === undefined) return;
    const text = draft.trim();
    if (text === value) return setDraft(undefined);
    const failure = await onCommit(text);
    setError(failure);
    setDraft((now) => (failure === undefined && now === draft ? undefined : now));
  };

  return {
    error,
    value: draft ?? value,
    onType: (text: string) => {
      if (onBlocked) return onBlocked();
      if (draft === undefined) onBegin();
      setDraft(text);
    },
    onBlur: () => void commit(),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || draft === undefined) return;
      event.stopPropagation();
      setDraft(undefined);
      setError(undefined);
    },
  };
};
