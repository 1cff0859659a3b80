import { ListSkeleton } from '../../catalogue/lists/list-skeleton';
import { useTripDays } from '../../items/queue/use-trip-days';
import { TripPage } from '../../trip-frame/page/trip-page';
import { TripUnavailable } from '../../trip-frame/access/trip-unavailable';
import { Wishes } from './wishes';

const skeleton = <ListSkeleton busy="Loading what you can do" />;

function TripWishes({ tripId }: { tripId: string }) {
  const { loaded, error, retry } = useTripDays(tripId);
  if (loaded) return <Wishes trip={loaded.trip} dayItems={loaded.dayItems} />;
  return error ? <TripUnavailable error={error} onRetry={retry} /> : skeleton;
}

export function WishesPage() {
  return <TripPage skeleton={skeleton} Content={TripWishes} />;
}
