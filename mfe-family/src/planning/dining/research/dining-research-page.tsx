import { useCatalogueList } from '../../../trip/catalogue/catalogue-api';
import { useGetTripQuery } from '../../../trip/api/trip-api';
import { useDayItems } from '../../../trip/items/use-day-items';
import { shownOf } from '../../../trip/page/shown-of';
import { TripPage } from '../../../trip/page/trip-page';
import { TripUnavailable } from '../../../trip/page/trip-unavailable';
import { DiningSkeleton } from '../dining-skeleton';
import { DiningResearch } from './dining-research';

function TripDiningResearch({ tripId }: { tripId: string }) {
  const query = useGetTripQuery(tripId);
  const plans = useDayItems(tripId);
  const { entries, error: listError, refetch } = useCatalogueList('restaurants');
  const trip = shownOf(query);
  const error = (trip ? undefined : query.error) ?? plans.error ?? (entries ? undefined : listError);
  if (error) {
    const retry = () => {
      void query.refetch();
      plans.refetch();
      refetch();
    };
    return <TripUnavailable error={error} onRetry={retry} />;
  }
  if (!trip || !plans.plans || !entries) return <DiningSkeleton />;
  return <DiningResearch trip={trip} plans={plans} restaurants={entries} />;
}

export function DiningResearchPage() {
  return <TripPage skeleton={<DiningSkeleton />} Content={TripDiningResearch} />;
}
