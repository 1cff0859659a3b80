import { ListSkeleton } from '../../trip-page/catalogue/list-skeleton';
import { useTripDays } from '../../trip-page/items/use-trip-days';
import { TripPage } from '../../trip-page/page/trip-page';
import { TripUnavailable } from '../../trip-page/page/trip-unavailable';
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
