import { ListSkeleton } from '../../catalogue/lists/list-skeleton';
import { useTripWithList } from '../../items/queue/use-trip-with-list';
import { TripPage } from '../../trip-frame/page/trip-page';
import { TripUnavailable } from '../../trip-frame/access/trip-unavailable';
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
