import { SwitchField } from '@landsea/ui/fields/switch-field';

interface SeasonSwitchProps {
  count: number;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function SeasonSwitch({ count, checked, onChange }: SeasonSwitchProps) {
  if (count === 0) return null;
  return (
    <SwitchField
      label={`Not during your dates (${count})`}
      hint="Show what usually runs at another time of the year, too."
      checked={checked}
      onCheckedChange={onChange}
    />
  );
}
