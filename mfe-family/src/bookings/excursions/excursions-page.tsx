import { useGetTripQuery, useGetWindowsQuery } from '../../trip-frame/api/trip-api';
import { Skeleton } from '@landsea/ui/skeleton';
import { useCatalogueList } from '../../catalogue/api/catalogue-api';
import { ListSkeleton } from '../../catalogue/lists/list-skeleton';
import { useDayItems } from '../../items/queue/use-day-items';
import { getVisibleData } from '../../trip-frame/access/visible-data';
import { TripPage } from '../../trip-frame/page/trip-page';
import { TripUnavailable } from '../../trip-frame/access/trip-unavailable';
import { useNow } from '../../trip-frame/page/use-now';
import { Excursions } from './excursions';

const skeleton = (
  <ListSkeleton busy="Loading excursions">
    <Skeleton className="h-20" />
    <Skeleton className="h-36" />
  </ListSkeleton>
);

function TripExcursions({ tripId }: { tripId: string }) {
  const trip = useGetTripQuery(tripId);
  const windows = useGetWindowsQuery(tripId);
  const ports = useCatalogueList('ports');
  const venues = useCatalogueList('ship-venues');
  const dayItems = useDayItems(tripId);
  const now = useNow();
  const shownTrip = getVisibleData(trip);
  const shownWindows = getVisibleData(windows);
  if (shownTrip && shownWindows && ports.entries && venues.entries && dayItems.plans)
    return (
      <Excursions
        trip={shownTrip}
        windows={shownWindows.windows}
        ports={ports.entries}
        venues={venues.entries}
        dayItems={dayItems}
        now={now}
      />
    );
  const parts = [
    { ...trip, has: shownTrip },
    { ...windows, has: shownWindows },
    { ...ports, has: ports.entries },
    { ...venues, has: venues.entries },
    { ...dayItems, has: dayItems.plans },
  ];
  const failed = parts.filter(({ error, has }) => error && !has);
  return failed[0] ? (
    <TripUnavailable
      error={failed[0].error}
      onRetry={() => {
        for (const part of failed) void part.refetch();
      }}
    />
  ) : (
    skeleton
  );
}

export function ExcursionsPage() {
  return <TripPage skeleton={skeleton} Content={TripExcursions} />;
}
