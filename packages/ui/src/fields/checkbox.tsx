import { useId, type ComponentProps, type ReactNode } from 'react';
import { joinClassNames } from '../class-names';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  label: ReactNode;
  hint?: ReactNode;
  onCheckedChange?: (checked: boolean) => void;
}

export function Checkbox({ label, hint, onCheckedChange, className, id: givenId, ...input }: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className={joinClassNames('flex min-h-11 items-start gap-3', className)}>
      <input
        {...input}
        id={id}
        type="checkbox"
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onCheckedChange?.(event.target.checked)}
        className="mt-3 size-5 shrink-0 cursor-pointer accent-sea"
      />
      <div className="min-w-0 grow">
        <label htmlFor={id} className="block cursor-pointer py-2.5 text-base text-ink">
          {label}
        </label>
        {hint ? (
          <p id={`${id}-hint`} className="-mt-2 pb-2 text-sm text-muted">
            {hint}
          </p>
        ) : null}
      </div>
    </div>
  );
}
