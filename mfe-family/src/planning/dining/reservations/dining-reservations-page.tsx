import { useCatalogueList, useGetParkCalendarQuery } from '../../../trip/catalogue/catalogue-api';
import { ListSkeleton } from '../../../trip/catalogue/list-skeleton';
import { useGetTripQuery, useGetWindowsQuery } from '../../../trip/api/trip-api';
import { useDayItems } from '../../../trip/items/use-day-items';
import { visibleData } from '../../../trip/page/visible-data';
import { TripPage } from '../../../trip/page/trip-page';
import { TripUnavailable } from '../../../trip/page/trip-unavailable';
import { DiningReservations } from './dining-reservations';

const skeleton = <ListSkeleton busy="Loading your dining plans" />;

function TripDiningReservations({ tripId }: { tripId: string }) {
  const tripQuery = useGetTripQuery(tripId);
  const windowsQuery = useGetWindowsQuery(tripId);
  const dayItems = useDayItems(tripId);
  // Prices and the dining plan come with the catalog; the family's own meals do not wait for it.
  const { entries = [] } = useCatalogueList('restaurants');
  const { data: calendar } = useGetParkCalendarQuery();
  const [trip, windows] = [visibleData(tripQuery), visibleData(windowsQuery)];
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
