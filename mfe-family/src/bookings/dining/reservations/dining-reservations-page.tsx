import { useCatalogueList, useGetParkCalendarQuery } from '../../../trip-page/catalogue/catalogue-api';
import { ListSkeleton } from '../../../trip-page/catalogue/list-skeleton';
import { useGetTripQuery, useGetWindowsQuery } from '../../../trip-page/api/trip-api';
import { useDayItems } from '../../../trip-page/items/use-day-items';
import { getVisibleData } from '../../../trip-page/page/visible-data';
import { TripPage } from '../../../trip-page/page/trip-page';
import { TripUnavailable } from '../../../trip-page/page/trip-unavailable';
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
