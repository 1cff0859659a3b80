import { toApiError } from '@landsea/web-kit';
import { useState } from 'react';
import { useSetHourWorthMutation } from '../../../items/queue/items-api';
import type { DayItems } from '../../../items/queue/use-day-items';
import { useTyped } from '../../../items/panel/use-typed';
import { useHourWorth } from './hour-worth';

/**
 * In cents per person: kept with the trip, and until the family sets it, with this device. A viewer can try
 * other amounts without changing the trip.
 */
export const useTripHourWorth = (
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
