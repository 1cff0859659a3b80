import { Skeleton } from '@landsea/ui/skeleton';
import { useTripDays } from '../../trip-page/items/use-trip-days';
import { Page } from '../../trip-page/page/page';
import { TripPage } from '../../trip-page/page/trip-page';
import { TripUnavailable } from '../../trip-page/page/trip-unavailable';
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
