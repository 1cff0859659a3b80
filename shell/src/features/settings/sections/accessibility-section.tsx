import { AccessibilityControls } from '../../../accessibility/accessibility-controls';
import { accessibilityMessages } from '../../../accessibility/accessibility-messages';

export function AccessibilitySection() {
  return (
    <div className="grid max-w-xl gap-3">
      <p className="text-muted">{accessibilityMessages.lead}</p>
      <AccessibilityControls />
    </div>
  );
}
