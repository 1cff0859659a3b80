import type { TripDetail } from '@landsea/contracts/trip';
import { useGetTripQuery } from '../../trip-frame/api/trip-api';
import { getVisibleData } from '../../trip-frame/access/visible-data';
import { useDayItems, type DayItems } from './use-day-items';

interface TripDays {
  loaded: { trip: TripDetail; dayItems: DayItems } | undefined;
  error: unknown;
  retry: () => void;
}

export const useTripDays = (tripId: string): TripDays => {
  const query = useGetTripQuery(tripId);
  const dayItems = useDayItems(tripId);
  const trip = getVisibleData(query);
  return {
    loaded: trip && dayItems.plans ? { trip, dayItems } : undefined,
    error: (trip ? undefined : query.error) ?? dayItems.error,
    retry: () => {
      if (!trip) void query.refetch();
      dayItems.refetch();
    },
  };
};
