import { SwitchField } from '@landsea/ui/fields/switch-field';

interface SeasonSwitchProps {
  /** How many entries are out of season on the chosen dates. */
  count: number;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Offers what usually runs at another time of the year; not there where everything runs on the dates of the trip. */
export function SeasonSwitch({ count, checked, onChange }: SeasonSwitchProps) {
  if (count === 0) return null;
  return (
    <SwitchField
      label={`Not during your dates (${String(count)})`}
      hint="Show what usually runs at another time of the year, too."
      checked={checked}
      onCheckedChange={onChange}
    />
  );
}
