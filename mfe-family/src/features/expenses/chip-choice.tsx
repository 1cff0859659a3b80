import { useId } from 'react';
import type { ReactNode } from 'react';

interface ChipChoiceProps<T extends string> {
  label: string;
  options: readonly { value: T; label: string; icon?: ReactNode }[];
  value: T;
  onValueChange: (value: T) => void;
  error?: string | undefined;
}

/** One of several in one tap: a native radio group in a row that scrolls on a phone. */
export function ChipChoice<T extends string>({
  label,
  options,
  value,
  onValueChange,
  error,
}: ChipChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined} className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="-mx-1 flex gap-2 overflow-x-auto px-1 py-1 sm:flex-wrap">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-11 shrink-0 cursor-pointer items-center gap-1.5 rounded-full border border-edge bg-surface px-3.5 text-sm font-medium whitespace-nowrap transition-colors duration-150 hover:border-sea has-checked:border-sea has-checked:bg-sea has-checked:text-on-sea has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
            />
            {option.icon}
            {option.label}
          </label>
        ))}
      </div>
      {error ? (
        <p id={`${name}-error`} className="mt-1 text-sm font-medium text-berry">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
