import { useAppDispatch } from '@landsea/web-kit';
import { useEffect } from 'react';
import { activityApi } from '../../trip-frame/api/activity-api';
import { followEvent } from './follow-event';
import { followTripEvents } from '../../trip-frame/live/trip-events';

export const useLiveTrip = (tripId: string): void => {
  const dispatch = useAppDispatch();
  useEffect(
    () =>
      followTripEvents(tripId, (event) => {
        if (event.type === 'connected' || event.type === 'activity.changed')
          dispatch(activityApi.util.invalidateTags([{ type: 'Activity', id: tripId }]));
        dispatch(followEvent(tripId, event));
      }),
    [dispatch, tripId],
  );
};
