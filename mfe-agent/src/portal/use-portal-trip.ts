import { followLiveEvents, useAppDispatch } from '@landsea/web-kit';
import { useEffect, useState } from 'react';
import { portalApi } from './portal-api';

export const useLivePortal = (tripId: string): void => {
  const dispatch = useAppDispatch();
  useEffect(
    () =>
      followLiveEvents(tripId, ({ type }) => {
        if (type === 'current' || type === 'presence') return;
        const isTasks = type === 'tasks.changed' || type === 'windows.changed';
        const isDays = type === 'items.changed';
        const all = ['Trip', 'Days', 'Windows', 'Tasks'] as const;
        const stale = isDays ? (['Days'] as const) : isTasks ? (['Tasks', 'Windows'] as const) : all;
        dispatch(portalApi.util.invalidateTags(stale.map((tag) => ({ type: tag, id: tripId }))));
        if (type === 'refused' || type === 'sharing.changed' || type === 'trip.changed')
          dispatch(portalApi.util.invalidateTags(['TravelAgents', 'Access']));
      }),
    [dispatch, tripId],
  );
};

/** Renewed twice a minute. */
export const usePortalClock = (): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
};
