import type { TripSummary } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { Notice } from '@landsea/ui/notice';
import { openPaywall, useGetAccessQuery } from '@landsea/web-kit';

export function PayForNext({
  trip,
  blocking,
  onArchive,
}: {
  trip: TripSummary;
  blocking: TripSummary | undefined;
  onArchive: (trip: TripSummary) => void;
}) {
  const { data: access } = useGetAccessQuery({ tripId: trip.id });
  if (!access || access.canEdit || trip.archived) return null;
  const { message, accessType } = access;
  return blocking && !blocking.archived ? (
    <Notice
      className="mb-6 wrap-anywhere"
      title={`To pay for ${trip.name}, archive ${blocking.name} first`}
      action={
        <Button variant="primary" className="py-2" onClick={() => onArchive(blocking)}>
          <span className="line-clamp-2">Archive {blocking.name}</span>
        </Button>
      }
    >
      One paid trip is active at a time. The archived one stays yours to look at.
    </Notice>
  ) : (
    <Notice
      tone="success"
      className="mb-6 wrap-anywhere"
      title={`You can now unlock ${trip.name}`}
      action={
        <Button
          variant="primary"
          className="py-2"
          onClick={() => openPaywall({ tripId: trip.id, message, accessType })}
        >
          <span className="line-clamp-2">Unlock {trip.name}</span>
        </Button>
      }
    >
      Pay now, and plan it to the last detail.
    </Notice>
  );
}
