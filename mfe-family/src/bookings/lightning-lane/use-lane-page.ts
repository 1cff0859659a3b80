import { toApiError } from '@landsea/web-kit';
import { useState } from 'react';
import { useTyped } from '../../items/panel/use-typed';
import { useSetHourWorthMutation } from '../../items/queue/items-api';
import { useGetTripQuery, useGetWindowsQuery } from '../../trip-frame/api/trip-api';
import { useDayItems, type DayItems } from '../../items/queue/use-day-items';
import { isPending, getVisibleData } from '../../trip-frame/access/visible-data';
import { useLaneCatalogue } from '../../catalogue/api/lane-catalogue';
import { useHourWorth } from './model/hour-worth';
import type { LanePlanner } from './model/lane-planner';

/**
 * In cents per person: kept with the trip, and until the family sets it, with this device. A viewer can try
 * other amounts without changing the trip.
 */
const useTripHourWorth = (
  tripId: string,
  { plans, refuseEdit }: Pick<DayItems, 'plans' | 'refuseEdit'>,
): [number, (cents: number) => void] => {
  const [remembered] = useHourWorth();
  const [setHourWorth] = useSetHourWorthMutation();
  const [tried, setTried] = useState<number>();
  const saved = plans?.hourCents ?? remembered;
  const typed = useTyped(saved, async (hourCents) => {
    const { error } = await setHourWorth({ tripId, hourCents });
    return error && toApiError(error).message;
  });
  return refuseEdit ? [tried ?? saved, setTried] : [typed.value, typed.setValue];
};

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
