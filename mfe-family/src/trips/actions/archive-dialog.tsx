import type { AccessInfo, TripSummary } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { Dialog } from '@landsea/ui/overlays/dialog';

const meaningOf = (access: AccessInfo | undefined): string =>
  access?.accessType === 'trip' && access.isActive
    ? 'You paid for this trip. While it’s archived you can look but not edit, and you can pay for another trip in its place. Restore it to get your access back, as long as no other paid trip is active and your access hasn’t run out.'
    : 'It moves to your archived trips, where you can look but not edit. You can restore it anytime.';

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
