import { useId, type ReactNode } from 'react';
import { classNames } from './class-names';

export interface SegmentedProps<T extends string> {
  label: string;
  options: readonly { value: T; label: string; icon?: ReactNode }[];
  value: T;
  onValueChange: (value: T) => void;
  showLabel?: boolean;
  className?: string;
}

/** A toggle between a few: a native radio group, so the arrow keys move and choose. */
export function Segmented<T extends string>(props: SegmentedProps<T>) {
  const { label, options, value, onValueChange, showLabel = false, className } = props;
  const name = useId();
  return (
    <fieldset className={classNames('min-w-0', className)}>
      <legend className={showLabel ? 'mb-1.5 text-sm font-semibold' : 'sr-only'}>{label}</legend>
      <div className="flex w-full gap-1 rounded-full border border-hairline bg-surface p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-11 min-w-0 grow cursor-pointer items-center justify-center gap-1.5 rounded-full px-3 text-center text-sm font-semibold text-muted transition-colors duration-150 hover:text-ink has-checked:bg-sea has-checked:text-on-sea has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea"
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
            <span className="leading-tight">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
