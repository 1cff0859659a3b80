import { ListSkeleton } from '../../../catalogue/lists/list-skeleton';
import { useTripWithList } from '../../../items/queue/use-trip-with-list';
import { TripPage } from '../../../trip-frame/page/trip-page';
import { TripUnavailable } from '../../../trip-frame/access/trip-unavailable';
import { DiningResearch } from './dining-research';

const skeleton = <ListSkeleton busy="Loading restaurants" />;

function TripDiningResearch({ tripId }: { tripId: string }) {
  const { loaded, error, retry } = useTripWithList(tripId, 'restaurants');
  if (loaded)
    return <DiningResearch trip={loaded.trip} dayItems={loaded.dayItems} restaurants={loaded.entries} />;
  return error ? <TripUnavailable error={error} onRetry={retry} /> : skeleton;
}

export function DiningResearchPage() {
  return <TripPage skeleton={skeleton} Content={TripDiningResearch} />;
}
