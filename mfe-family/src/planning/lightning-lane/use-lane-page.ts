import { useState } from 'react';
import { useGetTripQuery, useGetWindowsQuery } from '../../trip/api/trip-api';
import { useDayItems } from '../../trip/items/use-day-items';
import { isPending, visibleData } from '../../trip/page/visible-data';
import { useLaneCatalogue } from './model/lane-catalogue';
import type { LaneDesk } from './model/lane-desk';
import { useTripHourWorth } from './model/trip-hour-worth';

/** Everything a Lightning Lane page of a trip shows; `desk` is undefined until it is there, or failed with `error`. */
export const useLanePage = (tripId: string) => {
  const tripQuery = useGetTripQuery(tripId);
  const windowsQuery = useGetWindowsQuery(tripId);
  const day = useDayItems(tripId);
  const lists = useLaneCatalogue();
  const [person, setPerson] = useState<string | null>(null);
  const [hourCents, setHourCents] = useTripHourWorth(tripId, day);
  const trip = visibleData(tripQuery);
  const desk: LaneDesk | undefined =
    trip && day.plans && lists.catalogue && !isPending(windowsQuery)
      ? { trip, day, catalogue: lists.catalogue, person, hourCents }
      : undefined;
  return {
    desk,
    windows: visibleData(windowsQuery)?.windows ?? [],
    error: desk ? undefined : ((trip ? undefined : tripQuery.error) ?? day.error ?? lists.error),
    refetch: () => {
      if (tripQuery.error) void tripQuery.refetch();
      if (day.error) day.refetch();
      lists.refetch();
    },
    setPerson,
    setHourCents,
  };
};
