import { useId } from 'react';
import { joinClassNames } from '../class-names';
import { RadioPill, type RadioOption } from './radio-pill';

export interface SegmentedProps<T extends string> {
  label: string;
  options: readonly RadioOption<T>[];
  value: T;
  onValueChange: (value: T) => void;
  showLabel?: boolean;
  className?: string;
}

export function Segmented<T extends string>(props: SegmentedProps<T>) {
  const { label, options, value, onValueChange, showLabel = false, className } = props;
  const name = useId();
  return (
    <fieldset className={joinClassNames('min-w-0', className)}>
      <legend className={showLabel ? 'mb-1.5 text-sm font-semibold' : 'sr-only'}>{label}</legend>
      <div className="flex w-full gap-1 rounded-full border border-hairline bg-surface p-1">
        {options.map((option) => (
          <RadioPill
            key={option.value}
            name={name}
            option={option}
            checked={option.value === value}
            onChoose={onValueChange}
            className="min-w-0 grow justify-center px-3 text-center font-semibold text-muted hover:text-ink"
          />
        ))}
      </div>
    </fieldset>
  );
}
