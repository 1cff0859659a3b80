import { formatPrice, salePrices } from '@landsea/contracts/billing';
import { DELETED_TRIP_DAYS, type AccessInfo, type TripSummary } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { Dialog } from '@landsea/ui/overlays/dialog';

const days = String(DELETED_TRIP_DAYS);

const meaningOf = (trip: TripSummary, access: AccessInfo | undefined): string => {
  const gone = `This also deletes its plans, budget and people for everyone you share it with. You can undo this for ${days} days.`;
  if (access?.accessType !== 'trip') return gone;
  return trip.status === 'completed'
    ? `${gone} There’s no refund, because the trip has taken place.`
    : `${gone} You paid for this trip. Until then your payment stays with it, and you can pay for another trip in its place. If the trip is removed before it begins, we’ll refund the ${formatPrice(salePrices.trip)}.`;
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
