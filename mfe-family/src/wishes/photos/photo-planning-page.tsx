import { useGetParkCalendarQuery } from '../../catalogue/api/catalogue-api';
import { ListSkeleton } from '../../catalogue/lists/list-skeleton';
import { useTripWithList } from '../../items/queue/use-trip-with-list';
import { TripPage } from '../../trip-frame/page/trip-page';
import { TripUnavailable } from '../../trip-frame/access/trip-unavailable';
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
