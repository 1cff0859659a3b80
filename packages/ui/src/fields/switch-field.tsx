import { useId, type ReactNode } from 'react';

export interface SwitchFieldProps {
  label: string;
  hint?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
}

export function SwitchField({ label, hint, checked, onCheckedChange, disabled = false }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center justify-between gap-4">
      <div className="min-w-0">
        <label htmlFor={id} className="block cursor-pointer py-2 text-base font-medium text-ink">
          {label}
        </label>
        {hint ? (
          <p id={`${id}-hint`} className="-mt-1.5 pb-2 text-sm text-muted">
            {hint}
          </p>
        ) : null}
      </div>
      <span className="relative grid h-11 w-13 shrink-0 place-items-center">
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={checked}
          disabled={disabled}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={(event) => onCheckedChange(event.target.checked)}
          className="peer absolute inset-0 cursor-pointer appearance-none rounded-full disabled:cursor-not-allowed"
        />
        <span
          aria-hidden
          className="pointer-events-none h-7 w-12 rounded-full border border-edge bg-hairline transition-colors duration-150 peer-checked:border-sea peer-checked:bg-sea peer-disabled:opacity-60"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute left-1.5 size-5 rounded-full bg-edge transition-transform duration-150 peer-checked:translate-x-5 peer-checked:bg-on-sea"
        />
      </span>
    </div>
  );
}
