import { formatPrice, salePrices } from '@landsea/contracts/billing';
import { DELETED_TRIP_DAYS } from '@landsea/contracts/trip';
import type { AccessInfo, TripSummary } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { Dialog } from '@landsea/ui/overlays/dialog';

const days = String(DELETED_TRIP_DAYS);

const meaningOf = (trip: TripSummary, access: AccessInfo | undefined): string => {
  const gone = `Its plans, budget and people go with it, for everybody you share it with. You can take it back for ${days} days.`;
  if (access?.accessType !== 'trip') return gone;
  return trip.status === 'completed'
    ? `${gone} What you paid for it stays paid: the trip has taken place.`
    : `${gone} You paid for this trip: until then the payment waits with it, and another trip can be paid for in its place. If it goes before it begins, the ${formatPrice(salePrices.trip)} goes back to you.`;
};

interface DeleteDialogProps {
  trip: TripSummary;
  access: AccessInfo | undefined;
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

export function DeleteDialog({ trip, access, busy, onClose, onConfirm }: DeleteDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Delete ${trip.name}?`}
      description={meaningOf(trip, access)}
      footer={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button variant="danger" busy={busy} busyLabel="Deleting…" onClick={onConfirm}>
            Delete this trip
          </Button>
        </>
      }
    />
  );
}
