import { SidePanel } from '@landsea/ui/overlays/side-panel';
import { AccessibilityControls } from './accessibility-controls';
import { accessibilityMessages } from './accessibility-messages';

/** The toggles beside the page, which stays in sight: what is switched is seen at once. */
export function AccessibilityPanel({ onClose }: { onClose: () => void }) {
  return (
    <SidePanel
      open
      onOpenChange={onClose}
      title={accessibilityMessages.title}
      description={accessibilityMessages.lead}
    >
      <AccessibilityControls />
    </SidePanel>
  );
}
