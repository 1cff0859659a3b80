import type { AccessInfo, TripSummary } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { Dialog } from '@landsea/ui/overlays/dialog';

const meaningOf = (access: AccessInfo | undefined): string =>
  access?.accessType === 'trip' && access.isActive
    ? 'You paid for this trip. While it is archived it can be looked at but not edited, and another trip can be paid for in its place. Restoring it gives back its paid access, as long as no other paid trip is active and the access has not run out.'
    : 'It moves to your archived trips, where it can be looked at but not edited. You can restore it at any time.';

interface ArchiveDialogProps {
  trip: TripSummary;
  access: AccessInfo | undefined;
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

export function ArchiveDialog({ trip, access, busy, onClose, onConfirm }: ArchiveDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Archive ${trip.name}?`}
      description={meaningOf(access)}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={busy} busyLabel="Archiving…" onClick={onConfirm}>
            Archive this trip
          </Button>
        </>
      }
    />
  );
}
