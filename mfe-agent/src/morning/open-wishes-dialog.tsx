import type { MorningEntry } from '@landsea/contracts/agents';
import { formatCount } from '@landsea/contracts/core';
import { Button } from '@landsea/ui/button';
import { Dialog } from '@landsea/ui/overlays/dialog';

interface OpenWishesDialogProps {
  entry: MorningEntry;
  /** Not booked yet. */
  wishes: number;
  onTomorrow: () => void;
  onFinish: () => void;
  onClose: () => void;
}

/** A wish that was not booked comes back, unless the agent gives it up. */
export function OpenWishesDialog({ entry, wishes, onTomorrow, onFinish, onClose }: OpenWishesDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`${formatCount(wishes, 'wish', 'wishes')} open: try again tomorrow 6:00?`}
      description={`${entry.clientName}: ${entry.title}`}
      footer={
        <>
          <Button onClick={onFinish}>Finish anyway</Button>
          <Button variant="primary" autoFocus onClick={onTomorrow}>
            Tomorrow, 6:00 AM Eastern
          </Button>
        </>
      }
    />
  );
}
