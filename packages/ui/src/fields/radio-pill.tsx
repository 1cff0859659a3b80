import type { ReactNode } from 'react';
import { joinClassNames } from '../class-names';

export interface RadioOption<T extends string> {
  value: T;
  label: string;
  icon?: ReactNode;
}

export interface RadioPillProps<T extends string> {
  /** The group's name lets the arrow keys move and choose within it. */
  name: string;
  option: RadioOption<T>;
  checked: boolean;
  onChoose: (value: T) => void;
  className?: string;
}

export function RadioPill<T extends string>({
  name,
  option,
  checked,
  onChoose,
  className,
}: RadioPillProps<T>) {
  return (
    <label
      className={joinClassNames(
        'relative flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full text-sm transition-colors duration-150 has-checked:bg-sea has-checked:text-on-sea has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea',
        className,
      )}
    >
      <input
        type="radio"
        name={name}
        value={option.value}
        checked={checked}
        onChange={() => onChoose(option.value)}
        className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
      />
      {option.icon}
      <span className="leading-tight">{option.label}</span>
    </label>
  );
}
