import { Skeleton } from '@landsea/ui/skeleton';
import { useParams } from 'react-router-dom';
import { Page } from '../../trip-frame/page/page';
import { useGetTripQuery } from '../../trip-frame/api/trip-api';
import { getVisibleData } from '../../trip-frame/access/visible-data';
import { TripUnavailable } from '../../trip-frame/access/trip-unavailable';
import { TripDetails } from './trip-details';

function DetailsSkeleton() {
  return (
    <Page busy="Loading your trip">
      <Skeleton className="mt-16 h-10 w-2/3" />
      <Skeleton className="mt-10 h-28 w-full" />
      <div className="grid gap-x-16 gap-y-10 pt-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Skeleton className="h-72 w-full" />
        <Skeleton className="h-72 w-full" />
      </div>
    </Page>
  );
}

export function TripDetailsPage() {
  const { tripId = '' } = useParams();
  const { data, error, refetch } = useGetTripQuery(tripId);
  const trip = getVisibleData({ data, error });
  if (error && !trip) return <TripUnavailable error={error} onRetry={() => void refetch()} />;
  if (!trip) return <DetailsSkeleton />;
  return <TripDetails key={tripId} trip={trip} />;
}
