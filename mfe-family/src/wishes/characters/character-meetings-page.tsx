import { ListSkeleton } from '../../trip-page/catalogue/list-skeleton';
import { useTripWithList } from '../../trip-page/catalogue/use-trip-with-list';
import { TripPage } from '../../trip-page/page/trip-page';
import { TripUnavailable } from '../../trip-page/page/trip-unavailable';
import { CharacterMeetings } from './character-meetings';

const skeleton = <ListSkeleton busy="Loading your characters" />;

function TripCharacters({ tripId }: { tripId: string }) {
  const { loaded, error, retry } = useTripWithList(tripId, 'meets');
  if (loaded)
    return <CharacterMeetings trip={loaded.trip} dayItems={loaded.dayItems} meets={loaded.entries} />;
  return error ? <TripUnavailable error={error} onRetry={retry} /> : skeleton;
}

export function CharacterMeetingsPage() {
  return <TripPage skeleton={skeleton} Content={TripCharacters} />;
}
