import type { ForwardedEmail, TripDetail } from '@landsea/contracts/trip';
import { Button } from '@landsea/ui/button';
import { ErrorState } from '@landsea/ui/error-state';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { Skeleton } from '@landsea/ui/skeleton';
import { apiErrorOf } from '@landsea/web-kit';
import { activityTime } from '../api/activity-words';
import { useCatalogueList } from '../catalogue/catalogue-api';
import type { DayItems } from '../items/use-day-items';
import { ConfirmationDialog } from './confirmation-dialog';
import { useGetForwardedEmailQuery } from './forwarding-api';

interface ForwardedConfirmationProps {
  trip: TripDetail;
  dayItems: DayItems;
  email: ForwardedEmail;
  onDismiss: () => void;
  onAdded: () => void;
  onUndone: () => void;
  onClose: () => void;
}

/** A confirmation that was forwarded, read as a pasted one is. */
export default function ForwardedConfirmation({
  trip,
  dayItems,
  email,
  onDismiss,
  onAdded,
  onUndone,
  onClose,
}: ForwardedConfirmationProps) {
  const { data, error, refetch } = useGetForwardedEmailQuery({ tripId: trip.id, id: email.id });
  const restaurants = useCatalogueList('restaurants');
  const title = email.subject || 'No subject';
  const description = `From ${email.sender}, ${activityTime(email.receivedAt)}`;
  // Names of restaurants are part of what is read; without them it reads what the text says.
  if (data && (restaurants.entries ?? restaurants.error))
    return (
      <ConfirmationDialog
        {...{ trip, dayItems, title, description, onAdded, onUndone, onClose }}
        text={data.text}
        whenUnread="Read the email below and add it by hand on its day, or dismiss it."
        action={
          <Button
            variant="quiet"
            onClick={() => {
              onDismiss();
              onClose();
            }}
          >
            Dismiss
          </Button>
        }
      />
    );
  return (
    <Dialog open onOpenChange={onClose} size="lg" {...{ title, description }}>
      {error ? (
        <ErrorState
          title="This email did not load"
          text={apiErrorOf(error).message}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton className="h-48 w-full" />
      )}
    </Dialog>
  );
}
