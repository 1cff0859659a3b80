import { useGetParkCalendarQuery } from '../../trip-page/catalogue/catalogue-api';
import { ListSkeleton } from '../../trip-page/catalogue/list-skeleton';
import { useTripWithList } from '../../trip-page/catalogue/use-trip-with-list';
import { TripPage } from '../../trip-page/page/trip-page';
import { TripUnavailable } from '../../trip-page/page/trip-unavailable';
import { PhotoPlanning } from './photo-planning';

const skeleton = <ListSkeleton busy="Loading your photos" />;

function TripPhotos({ tripId }: { tripId: string }) {
  const { loaded, error, retry } = useTripWithList(tripId, 'photo-spots');
  // Sun times and prices come with the park calendar; the shots do not wait for it.
  const { data: calendar } = useGetParkCalendarQuery();
  if (loaded)
    return (
      <PhotoPlanning trip={loaded.trip} dayItems={loaded.dayItems} spots={loaded.entries} {...{ calendar }} />
    );
  return error ? <TripUnavailable error={error} onRetry={retry} /> : skeleton;
}

export function PhotoPlanningPage() {
  return <TripPage skeleton={skeleton} Content={TripPhotos} />;
}
