import { SidePanel } from '@landsea/ui/overlays/side-panel';
import { budgetCategoryNames } from '@landsea/contracts/money';
import { LineDetails, type LineDetailsProps } from './line-details';

export function LinePanel({ onClose, ...details }: LineDetailsProps & { onClose: () => void }) {
  const { line } = details;
  return (
    <SidePanel
      open
      startsAtTop
      onOpenChange={onClose}
      title={line.label}
      description={budgetCategoryNames[line.category]}
    >
      <LineDetails {...details} />
    </SidePanel>
  );
}
