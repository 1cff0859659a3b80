import { NumberStepper } from '@landsea/ui/fields/number-stepper';
import type { Bounds } from './query-numbers';

interface CounterProps {
  label: string;
  note?: string;
  bounds: Bounds;
  value: number;
  onChange: (value: number) => void;
}

export function Counter({ label, note, bounds, value, onChange }: CounterProps) {
  return (
    <div className="flex items-center justify-between gap-3">
      <p aria-hidden className="grid text-base leading-tight text-ink">
        {label}
        {note ? <span className="text-sm text-muted">{note}</span> : null}
      </p>
      <NumberStepper
        label={note ? `${label}, ${note}` : label}
        hideLabel
        min={bounds.min}
        max={bounds.max}
        value={value}
        onChange={onChange}
        className="shrink-0"
      />
    </div>
  );
}
