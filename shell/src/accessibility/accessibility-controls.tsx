import { SwitchField } from '@landsea/ui/fields/switch-field';
import { useAccessibility } from '@landsea/web-kit';
import { accessibilityToggles } from './accessibility-messages';

/** The five toggles; each takes effect at once, and is kept. The panel and the settings page show the same. */
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
