import type { ComponentProps } from 'react';
import { controlClass, FieldFrame, type FieldProps } from './field-frame';

export interface DateFieldProps
  extends
    FieldProps,
    Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max'> {
  value: string;
  /** A whole calendar date, or '' when it was cleared. */
  onChange: (date: string) => void;
  min?: string | undefined;
  max?: string | undefined;
}

export function DateField({
  label,
  hint,
  error,
  hideLabel,
  className,
  id,
  onChange,
  ...input
}: DateFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, hideLabel, className, id }}>
      {(ids) => (
        <input
          {...input}
          {...ids}
          type="date"
          onChange={(event) => onChange(event.target.value)}
          className={`${controlClass} tabular-nums`}
        />
      )}
    </FieldFrame>
  );
}
