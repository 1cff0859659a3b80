import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { joinClassNames } from '../class-names';

export interface FieldProps {
  label: string;
  hint?: ReactNode | undefined;
  error?: string | undefined;
  hideLabel?: boolean | undefined;
}

export interface ControlIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export const controlClass =
  'min-h-11 w-full rounded-lg border border-edge bg-surface px-3 py-2 text-base text-ink placeholder:text-muted disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-2 aria-invalid:border-berry';

export function FieldFrame({
  label,
  hint,
  error,
  hideLabel = false,
  id: givenId,
  className,
  children,
}: FieldProps & {
  id?: string | undefined;
  className?: string | undefined;
  children: (ids: ControlIds) => ReactNode;
}) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={joinClassNames('grid min-w-0 grid-cols-1 content-start gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-sm font-semibold text-ink'}>
        {label}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm font-medium text-berry">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
          {error}
        </p>
      ) : null}
    </div>
  );
}
