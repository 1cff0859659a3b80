import { SidePanel } from '@landsea/ui/overlays/side-panel';
import { AccessibilityControls } from './accessibility-controls';
import { accessibilityMessages } from './accessibility-messages';

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
