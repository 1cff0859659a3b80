import { SwitchField } from '@landsea/ui/fields/switch-field';

interface ShareSwitchProps {
  value: boolean;
  onValueChange: (isShared: boolean) => void;
}

export function ShareSwitch({ value, onValueChange }: ShareSwitchProps) {
  return (
    <SwitchField
      label="Share with my agency"
      hint="Colleagues can use it. Only you can change it."
      checked={value}
      onCheckedChange={onValueChange}
    />
  );
}
