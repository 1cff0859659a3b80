import { FailureText } from '@landsea/ui/failure-text';
import { useId, useState, type KeyboardEvent } from 'react';
import { useReadOnly } from '../../../trip-frame/access/read-only';

interface TextCellProps {
  label: string;
  value: string;
  maxLength: number;
  required?: string;
  placeholder?: string;
  quiet?: boolean;
  onBegin: () => void;
  onCommit: (text: string) => Promise<string | undefined>;
  onBlocked: (() => void) | undefined;
}

export function TextCell(props: TextCellProps) {
  const { label, value, maxLength, required, placeholder, quiet, onBegin, onCommit, onBlocked } = props;
  const [draft, setDraft] = useState<string>();
  const [error, setError] = useState<string>();
  const errorId = useId();
  const isReadOnly = useReadOnly();

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

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      event.currentTarget.blur();
    }
    if (event.key === 'Escape' && draft !== undefined) {
      event.stopPropagation();
      setDraft(undefined);
      setError(undefined);
    }
  };

  const place = 'col-start-1 row-start-1 w-full min-w-0 rounded-lg border px-2 wrap-anywhere';
  const look = quiet
    ? 'min-h-11 py-2.5 text-sm text-muted lg:min-h-8 lg:py-1'
    : 'min-h-11 py-2 text-base text-ink';
  if (isReadOnly) return <p className={`px-2 wrap-anywhere ${look}`}>{value}</p>;
  return (
    <>
      <div className="grid">
        <textarea
          rows={1}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          value={draft ?? value}
          maxLength={maxLength}
          placeholder={placeholder}
          onChange={(event) => {
            if (onBlocked) return onBlocked();
            if (draft === undefined) onBegin();
            setDraft(event.target.value.replaceAll('\n', ' '));
          }}
          onBlur={() => void commit()}
          onKeyDown={onKeyDown}
          className={`${place} resize-none overflow-hidden border-transparent bg-transparent placeholder:text-muted hover:border-edge focus:border-edge focus:bg-surface aria-invalid:border-2 aria-invalid:border-berry ${look}`}
        />
        {/* Gives the cell the height of its text, which an input would cut off. */}
        <span aria-hidden className={`${place} invisible border-transparent whitespace-pre-wrap ${look}`}>
          {draft ?? value}{' '}
        </span>
      </div>
      <FailureText id={errorId} className="px-2 text-sm">
        {error}
      </FailureText>
    </>
  );
}
