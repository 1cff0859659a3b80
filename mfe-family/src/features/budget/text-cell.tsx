import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';

interface TextCellProps {
  label: string;
  value: string;
  maxLength: number;
  /** The message when it is left empty; without it empty is fine. */
  required?: string;
  placeholder?: string;
  quiet?: boolean;
  onBegin: () => void;
  onCommit: (text: string) => Promise<string | undefined>;
  onBlocked: (() => void) | undefined;
}

/** Text edited where it stands: Enter and Tab save, Escape takes back what was typed. */
export function TextCell(props: TextCellProps) {
  const { label, value, maxLength, required, placeholder, quiet, onBegin, onCommit, onBlocked } = props;
  const [draft, setDraft] = useState<string>();
  const [error, setError] = useState<string>();
  const errorId = useId();

  const commit = async () => {
    if (draft === undefined) return;
    const text = draft.trim();
    if (required && text === '') return setError(required);
    setError(undefined);
    if (text === value) return setDraft(undefined);
    const failure = await onCommit(text);
    setError(failure);
    setDraft((now) => (failure === undefined && now === draft ? undefined : now));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') event.currentTarget.blur();
    if (event.key === 'Escape' && draft !== undefined) {
      event.stopPropagation();
      setDraft(undefined);
      setError(undefined);
    }
  };

  return (
    <>
      <input
        type="text"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        value={draft ?? value}
        maxLength={maxLength}
        placeholder={placeholder}
        onChange={(event) => {
          if (onBlocked) return onBlocked();
          if (draft === undefined) onBegin();
          setDraft(event.target.value);
        }}
        onBlur={() => void commit()}
        onKeyDown={onKeyDown}
        className={`w-full min-w-0 rounded-lg border border-transparent bg-transparent px-2 text-ellipsis placeholder:text-muted hover:border-edge focus:border-edge focus:bg-surface aria-invalid:border-2 aria-invalid:border-berry ${quiet ? 'min-h-11 text-sm text-muted lg:min-h-8' : 'min-h-11 text-base text-ink'}`}
      />
      {error ? (
        <p id={errorId} role="alert" className="px-2 text-sm text-berry">
          {error}
        </p>
      ) : null}
    </>
  );
}
