import type { ComponentProps } from 'react';
import { controlClass, FieldFrame, type FieldProps } from './field-frame';

export type TextFieldProps = FieldProps & ComponentProps<'input'>;

/** Seconds; other times can still be typed. */
const FIVE_MINUTES = 300;

export function TextField({ label, hint, error, hideLabel, className, id, ...input }: TextFieldProps) {
  return (
    <FieldFrame {...{ label, hint, error, hideLabel, className, id }}>
      {(ids) => (
        <input
          type="text"
          step={input.type === 'time' ? FIVE_MINUTES : undefined}
          {...input}
          {...ids}
          className={controlClass}
        />
      )}
    </FieldFrame>
  );
}

export function TextAreaField({
  label,
  hint,
  error,
  hideLabel,
  className,
  id,
  ...area
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <FieldFrame {...{ label, hint, error, hideLabel, className, id }}>
      {(ids) => <textarea rows={4} {...area} {...ids} className={controlClass} />}
    </FieldFrame>
  );
}
