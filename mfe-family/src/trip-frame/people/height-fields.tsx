import { TextField } from '@landsea/ui/fields/text-field';
import { useState } from 'react';

const CM_PER_INCH = 2.54;

/** Rounded down: a ride must not admit a person who is too short. */
export const toInches = (cm: number): number => Math.floor(cm / CM_PER_INCH);

/** Rounded up, the inverse of whole inches. */
export const toCm = (inches: number): number => Math.ceil(inches * CM_PER_INCH);

const digitsOf = (typed: string): string => typed.replace(/\D/g, '').slice(0, 3);

interface HeightFieldsProps {
  /** Whole inches; empty for none. */
  value: string;
  onChange: (inches: string) => void;
  hint: string;
  error?: string | undefined;
}

export function HeightFields({ value, onChange, hint, error }: HeightFieldsProps) {
  const [typedCm, setTypedCm] = useState<string>();
  const known = /^\d+$/.test(value) ? String(toCm(Number(value))) : '';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_7rem] items-start gap-3">
      <TextField
        label="Height in inches"
        inputMode="numeric"
        maxLength={3}
        value={value}
        {...{ hint, error }}
        onChange={(event) => {
          setTypedCm(undefined);
          onChange(digitsOf(event.target.value));
        }}
      />
      <TextField
        label="or in cm"
        inputMode="numeric"
        maxLength={3}
        value={typedCm ?? known}
        onBlur={() => setTypedCm(undefined)}
        onChange={(event) => {
          const cm = digitsOf(event.target.value);
          setTypedCm(cm);
          onChange(cm === '' ? '' : String(toInches(Number(cm))));
        }}
      />
    </div>
  );
}
