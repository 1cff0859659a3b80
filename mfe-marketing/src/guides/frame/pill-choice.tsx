import { RadioPill, type RadioOption } from '@landsea/ui/fields/radio-pill';

interface PillChoiceProps<T extends string> {
  label: string;
  name: string;
  options: readonly RadioOption<T>[];
  value: T;
  onChoose: (value: T) => void;
  wraps?: boolean;
  className?: string;
}

export function PillChoice<T extends string>(props: PillChoiceProps<T>) {
  const { label, name, options, value, onChoose, wraps = false, className = '' } = props;
  return (
    <fieldset className={`min-w-0 ${className}`}>
      <legend className="mb-1.5 text-sm font-semibold text-ink">{label}</legend>
      <div
        className={
          wraps
            ? 'flex flex-wrap gap-2'
            : 'flex w-full gap-1 rounded-full border border-hairline bg-paper p-1'
        }
      >
        {options.map((option) => (
          <RadioPill
            key={option.value}
            name={name}
            option={option}
            checked={option.value === value}
            onChoose={onChoose}
            className={
              wraps
                ? 'border border-hairline bg-paper px-4 font-semibold text-muted has-checked:text-on-sea not-has-checked:hover:text-ink'
                : 'min-w-0 grow justify-center px-2 text-center font-semibold text-muted has-checked:text-on-sea not-has-checked:hover:text-ink sm:px-3'
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
