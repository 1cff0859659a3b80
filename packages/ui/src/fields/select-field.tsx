import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { joinClassNames } from '../class-names';
import { controlClass, FieldFrame, type FieldProps } from './field-frame';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps
  extends FieldProps, Omit<ComponentProps<'select'>, 'value' | 'defaultValue' | 'onChange'> {
  options: readonly SelectOption[];
  value: string;
  onValueChange: (value: string) => void;
  placeholder?: string;
}

export function SelectField(props: SelectFieldProps) {
  const {
    label,
    hint,
    error,
    hideLabel,
    className,
    id,
    options,
    value,
    onValueChange,
    placeholder,
    ...select
  } = props;
  return (
    <FieldFrame {...{ label, hint, error, hideLabel, className, id }}>
      {(ids) => (
        <div className="relative">
          <select
            {...select}
            {...ids}
            value={value}
            onChange={(event) => onValueChange(event.target.value)}
            className={joinClassNames(controlClass, 'cursor-pointer appearance-none pr-10')}
          >
            {placeholder ? (
              <option value="" disabled>
                {placeholder}
              </option>
            ) : null}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            strokeWidth={1.75}
            className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-muted"
          />
        </div>
      )}
    </FieldFrame>
  );
}
