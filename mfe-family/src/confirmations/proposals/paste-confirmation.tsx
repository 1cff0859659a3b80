import type { TripDetail } from '@landsea/contracts/trip';
import type { DayItems } from '../../items/queue/use-day-items';
import { ConfirmationDialog } from './confirmation-dialog';
import { ForwardingHint } from '../forwarded/forwarding-hint';

interface PasteConfirmationProps {
  trip: TripDetail;
  dayItems: DayItems;
  onClose: () => void;
}

export function PasteConfirmation({ trip, dayItems, onClose }: PasteConfirmationProps) {
  return (
    <ConfirmationDialog
      {...{ trip, dayItems, onClose }}
      source="pasted"
      title="Paste a confirmation"
      description="Open the email from the hotel, restaurant, cruise line or airline, select all of it, copy, and paste it here. The text stays on your device."
      whenUnread="Paste the whole email, with its dates and confirmation number, or add it by hand."
      aside={<ForwardingHint tripId={trip.id} onLeave={onClose} />}
    />
  );
}
