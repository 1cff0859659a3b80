import { Skeleton } from '@landsea/ui/skeleton';
import { useTripDays } from '../../items/queue/use-trip-days';
import { Page } from '../../trip-frame/page/page';
import { TripPage } from '../../trip-frame/page/trip-page';
import { TripUnavailable } from '../../trip-frame/access/trip-unavailable';
import { Bookings } from './bookings';

function BookingsSkeleton() {
  return (
    <Page busy="Loading your bookings">
      <Skeleton className="mt-10 h-12 w-64" />
      <div className="grid gap-4 pt-8">
        <Skeleton className="h-36 w-full" />
        <Skeleton className="h-36 w-full" />
        <Skeleton className="h-36 w-full" />
      </div>
    </Page>
  );
}

function TripBookingsPage({ tripId }: { tripId: string }) {
  const { loaded, error, retry } = useTripDays(tripId);
  if (loaded) return <Bookings {...loaded} />;
  return error ? <TripUnavailable error={error} onRetry={retry} /> : <BookingsSkeleton />;
}

export function BookingsPage() {
  return <TripPage skeleton={<BookingsSkeleton />} Content={TripBookingsPage} />;
}
