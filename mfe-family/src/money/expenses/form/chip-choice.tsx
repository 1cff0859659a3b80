import { RadioPill, type RadioOption } from '@landsea/ui/fields/radio-pill';
import { useId, useLayoutEffect, useRef } from 'react';

interface ChipChoiceProps<T extends string> {
  label: string;
  options: readonly RadioOption<T>[];
  value: T;
  onValueChange: (value: T) => void;
  error?: string | undefined;
}

export function ChipChoice<T extends string>({
  label,
  options,
  value,
  onValueChange,
  error,
}: ChipChoiceProps<T>) {
  const name = useId();
  const row = useRef<HTMLDivElement>(null);
  // The chosen chip scrolls into view, also when the program chose it.
  useLayoutEffect(() => {
    const chosen = row.current?.querySelector('input:checked')?.parentElement;
    if (!row.current || !chosen) return;
    const [box, chip] = [row.current.getBoundingClientRect(), chosen.getBoundingClientRect()];
    if (chip.left < box.left || chip.right > box.right) row.current.scrollLeft += chip.left - box.left - 8;
  }, [value]);
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined} className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div ref={row} className="relative -mx-1 flex gap-2 overflow-x-auto px-1 py-1 sm:flex-wrap">
        {options.map((option) => (
          <RadioPill
            key={option.value}
            name={name}
            option={option}
            checked={option.value === value}
            onChoose={onValueChange}
            className="shrink-0 border border-edge bg-surface px-3.5 font-medium whitespace-nowrap hover:border-sea has-checked:border-sea"
          />
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
