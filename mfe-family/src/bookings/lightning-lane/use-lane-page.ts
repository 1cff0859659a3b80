import { useState } from 'react';
import { useGetTripQuery, useGetWindowsQuery } from '../../trip-frame/api/trip-api';
import { useDayItems } from '../../items/queue/use-day-items';
import { isPending, getVisibleData } from '../../trip-frame/access/visible-data';
import { useLaneCatalogue } from '../../catalogue/api/lane-catalogue';
import type { LanePlanner } from './model/lane-planner';
import { useTripHourWorth } from './model/trip-hour-worth';

export const useLanePage = (tripId: string) => {
  const tripQuery = useGetTripQuery(tripId);
  const windowsQuery = useGetWindowsQuery(tripId);
  const items = useDayItems(tripId);
  const lists = useLaneCatalogue();
  const [person, setPerson] = useState<string | null>(null);
  const [hourCents, setHourCents] = useTripHourWorth(tripId, items);
  const trip = getVisibleData(tripQuery);
  const planner: LanePlanner | undefined =
    trip && items.plans && lists.catalogue && !isPending(windowsQuery)
      ? { trip, items, catalogue: lists.catalogue, person, hourCents }
      : undefined;
  return {
    planner,
    windows: getVisibleData(windowsQuery)?.windows ?? [],
    error: planner ? undefined : ((trip ? undefined : tripQuery.error) ?? items.error ?? lists.error),
    refetch: () => {
      if (tripQuery.error) void tripQuery.refetch();
      if (items.error) items.refetch();
      lists.refetch();
    },
    setPerson,
    setHourCents,
  };
};
