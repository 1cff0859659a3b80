import { useCatalogueList, useGetParkCalendarQuery } from '../../../catalogue/api/catalogue-api';
import { ListSkeleton } from '../../../catalogue/lists/list-skeleton';
import { useGetTripQuery, useGetWindowsQuery } from '../../../trip-frame/api/trip-api';
import { useDayItems } from '../../../items/queue/use-day-items';
import { getVisibleData } from '../../../trip-frame/access/visible-data';
import { TripPage } from '../../../trip-frame/page/trip-page';
import { TripUnavailable } from '../../../trip-frame/access/trip-unavailable';
import { DiningReservations } from './dining-reservations';

const skeleton = <ListSkeleton busy="Loading your dining plans" />;

function TripDiningReservations({ tripId }: { tripId: string }) {
  const tripQuery = useGetTripQuery(tripId);
  const windowsQuery = useGetWindowsQuery(tripId);
  const dayItems = useDayItems(tripId);
  // Prices and the dining plan need the catalog; the family's own meals do not wait for it.
  const { entries = [] } = useCatalogueList('restaurants');
  const { data: calendar } = useGetParkCalendarQuery();
  const [trip, windows] = [getVisibleData(tripQuery), getVisibleData(windowsQuery)];
  const error =
    (trip ? undefined : tripQuery.error) ?? (windows ? undefined : windowsQuery.error) ?? dayItems.error;
  if (error) {
    const retry = () => {
      void tripQuery.refetch();
      void windowsQuery.refetch();
      dayItems.refetch();
    };
    return <TripUnavailable error={error} onRetry={retry} />;
  }
  if (!trip || !windows || !dayItems.plans) return skeleton;
  return (
    <DiningReservations {...{ trip, dayItems, calendar }} windows={windows.windows} restaurants={entries} />
  );
}

export function DiningReservationsPage() {
  return <TripPage skeleton={skeleton} Content={TripDiningReservations} />;
}
