import { ListSkeleton } from '../../trip-page/catalogue/list-skeleton';
import { useTripWithList } from '../../trip-page/catalogue/use-trip-with-list';
import { TripPage } from '../../trip-page/page/trip-page';
import { TripUnavailable } from '../../trip-page/page/trip-unavailable';
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
