import { NumberStepper } from './number-stepper';

export interface AgeGroupCounts {
  adults: number;
  children: number;
  infants: number;
}

interface AgeGroupsFieldProps {
  legend: string;
  value: AgeGroupCounts;
  /** The largest sum of the three; one person has to be 10 or over. */
  most: number;
  onChange: (value: AgeGroupCounts) => void;
  hint?: string | undefined;
}

const groups = [
  { name: 'adults', label: '10 and over', min: 1 },
  { name: 'children', label: '3 to 9', min: 0 },
  { name: 'infants', label: 'Under 3', min: 0 },
] as const;

export function AgeGroupsField({ legend, value, most, onChange, hint }: AgeGroupsFieldProps) {
  const total = value.adults + value.children + value.infants;
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="pb-2 text-sm font-semibold text-ink">{legend}</legend>
      <div className="flex justify-between gap-2 sm:justify-start sm:gap-6">
        {groups.map(({ name, label, min }) => (
          <NumberStepper
            key={name}
            isNarrow
            label={label}
            min={min}
            max={value[name] + most - total}
            value={value[name]}
            onChange={(count) => onChange({ ...value, [name]: count })}
          />
        ))}
      </div>
      {hint ? <p className="text-sm text-muted">{hint}</p> : null}
    </fieldset>
  );
}
