import type { ForwardedEmailText } from '@landsea/contracts/forwarding';
import type { TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { formatActivityTime } from '../../trip-frame/api/activity-labels';
import type { DayItems } from '../../items/queue/use-day-items';
import { ConfirmationDialog } from '../proposals/confirmation-dialog';
import { ForwardedFiles } from './forwarded-files';

interface ForwardedConfirmationProps {
  trip: TripDetail;
  dayItems: DayItems;
  email: ForwardedEmailText;
  onDismiss: () => void;
  onAdded: () => void;
  onUndone: () => void;
  onClose: () => void;
}

export function ForwardedConfirmation({ email, onDismiss, ...rest }: ForwardedConfirmationProps) {
  return (
    <ConfirmationDialog
      {...rest}
      source="forwarded"
      title={email.subject || 'No subject'}
      description={`From ${email.sender}, ${formatActivityTime(email.receivedAt)}`}
      text={email.hasNoText ? '' : email.text}
      reservations={email.reservations}
      whenUnread="Nothing is lost: the email is kept here. Add it by hand, or dismiss it."
      kept={<ForwardedFiles files={email.files ?? []} />}
      action={
        <Button
          variant="quiet"
          onClick={() => {
            onDismiss();
            rest.onClose();
          }}
        >
          Dismiss
        </Button>
      }
    />
  );
}
