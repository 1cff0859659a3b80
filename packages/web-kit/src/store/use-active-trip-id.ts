import { useAppSelector } from './store';
import { isBeyond, selectTrip } from './trip-selection';
import { useListTripsQuery } from './trips-api';
import { useSession } from '../session/use-session';

export const useActiveTripId = (explicitId?: string): string | undefined => {
  const { status } = useSession();
  const storedId = useAppSelector((state) => state.activeTrip.id);
  const { data: trips } = useListTripsQuery(undefined, { skip: status !== 'authenticated' });
  if (!trips) return explicitId;
  const wanted = explicitId ?? storedId;
  if (isBeyond(trips, wanted)) return wanted;
  return selectTrip(trips, { explicitId, storedId })?.id;
};
