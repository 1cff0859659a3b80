import { SwitchField } from '@landsea/ui/fields/switch-field';
import { useAccessibility } from '@landsea/web-kit';
import { accessibilityToggles } from './accessibility-messages';

export function AccessibilityControls() {
  const { settings, change } = useAccessibility();
  return (
    <div className="grid gap-2">
      {accessibilityToggles.map(({ setting, label, hint }) => (
        <SwitchField
          key={setting}
          label={label}
          hint={hint}
          checked={settings[setting]}
          onCheckedChange={(on) => {
            change({ [setting]: on });
          }}
        />
      ))}
    </div>
  );
}
