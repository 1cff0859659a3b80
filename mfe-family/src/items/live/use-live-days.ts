import { useAppDispatch } from '@landsea/web-kit';
import { useEffect } from 'react';
import { followEvent } from './follow-event';
import { keptChanges } from '../queue/item-rows';
import { followTripEvents } from '../../trip-frame/live/trip-events';

/** Waiting changes are sent once the live stream is back. */
export const useLiveDays = (tripId: string): void => {
  const dispatch = useAppDispatch();
  useEffect(
    () =>
      followTripEvents(tripId, (event) => {
        if (event.type === 'connected' || event.type === 'current') keptChanges.tryNow();
        dispatch(followEvent(tripId, event));
      }),
    [dispatch, tripId],
  );
};
