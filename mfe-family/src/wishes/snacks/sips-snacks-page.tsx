import { ListSkeleton } from '../../catalogue/lists/list-skeleton';
import { useTripWithList } from '../../items/queue/use-trip-with-list';
import { TripPage } from '../../trip-frame/page/trip-page';
import { TripUnavailable } from '../../trip-frame/access/trip-unavailable';
import { SipsSnacks } from './sips-snacks';

const skeleton = <ListSkeleton busy="Loading your snacks" />;

function TripSnacks({ tripId }: { tripId: string }) {
  const { loaded, error, retry } = useTripWithList(tripId, 'snacks');
  if (loaded) return <SipsSnacks trip={loaded.trip} dayItems={loaded.dayItems} snacks={loaded.entries} />;
  return error ? <TripUnavailable error={error} onRetry={retry} /> : skeleton;
}

export function SipsSnacksPage() {
  return <TripPage skeleton={skeleton} Content={TripSnacks} />;
}
