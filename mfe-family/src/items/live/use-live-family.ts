import { useAppDispatch } from '@landsea/web-kit';
import type { TripEvent } from '@landsea/contracts/live';
import { useEffect, useState } from 'react';
import { tripApi } from '../../trip-frame/api/trip-api';
import { followEvent } from './follow-event';
import { sharingApi } from '../../trip-frame/api/sharing-api';
import { activityApi } from '../../trip-frame/api/activity-api';
import { followTripEvents } from '../../trip-frame/live/trip-events';

export type Present = Extract<TripEvent, { type: 'presence' }>['here'][number];

/** Returns who has the trip open. */
export const useLiveFamily = (tripId: string): Present[] => {
  const dispatch = useAppDispatch();
  const [here, setHere] = useState<Present[]>([]);
  useEffect(
    () =>
      followTripEvents(tripId, (event) => {
        const isAfresh = event.type === 'connected';
        if (event.type === 'presence') setHere(event.here);
        if (isAfresh || event.type === 'activity.changed')
          dispatch(activityApi.util.invalidateTags([{ type: 'Activity', id: tripId }]));
        if (isAfresh || event.type === 'sharing.changed')
          dispatch(sharingApi.util.invalidateTags([{ type: 'Sharing', id: tripId }]));
        if (isAfresh) dispatch(tripApi.util.invalidateTags([{ type: 'Trip', id: tripId }]));
        dispatch(followEvent(tripId, event));
      }),
    [dispatch, tripId],
  );
  return here;
};
