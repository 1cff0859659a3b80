import type { OfferFit } from '@landsea/contracts/agents';
import { canGoDown } from '@landsea/rules/agents';
import { Notice } from '@landsea/ui/notice';
import { Dialog } from '@landsea/ui/overlays/dialog';
import { Skeleton } from '@landsea/ui/skeleton';
import { toApiError } from '@landsea/web-kit';
import { useState } from 'react';
import { useAgentBookingsQuery } from '../../frame/bookings/bookings-api';
import { LowerPriceDialog } from '../lower-price/lower-price-dialog';
import type { OnChanged } from '../use-undo-change';

interface TakeOfferProps {
  fit: OfferFit;
  onChanged: OnChanged;
  onClose: () => void;
}

/** The booking as it is now, with the offer’s price to begin with. */
export function TakeOffer({ fit, onChanged, onClose }: TakeOfferProps) {
  const { currentData, error, isFetching } = useAgentBookingsQuery(fit.tripId, {
    refetchOnMountOrArgChange: true,
  });
  // The change itself reads the bookings again, while the dialog still stands here.
  const [isReady, setIsReady] = useState(false);
  const trip = isReady || !isFetching ? currentData : undefined;
  const row = trip?.bookings.find(({ booking }) => booking.id === fit.bookingId);
  const isOpen = trip !== undefined && row !== undefined && trip.canEdit && canGoDown(row);
  if (isOpen && !isReady) setIsReady(true);
  if (trip && row && (isReady || isOpen))
    return (
      <LowerPriceDialog
        {...{ trip, row, onChanged, onClose }}
        proposed={(row.booking.totalCents ?? 0) - fit.savedCents}
      />
    );
  return (
    <Dialog open onOpenChange={onClose} title="A lower price" description={fit.title}>
      {error ? (
        <Notice tone="error">{toApiError(error).message}</Notice>
      ) : trip ? (
        <Notice tone="warning">
          {row && !trip.canEdit
            ? 'Your client lets you look at this booking, not change it. Write to them about the offer.'
            : 'This booking has changed, and the offer no longer fits it.'}
        </Notice>
      ) : (
        <div role="status" aria-busy="true" aria-label="Loading the booking">
          <Skeleton className="h-24" />
        </div>
      )}
    </Dialog>
  );
}
