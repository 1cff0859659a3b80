import { followLiveEvents, useAccess, useAppDispatch } from '@landsea/web-kit';
import { useEffect, useState } from 'react';
import { portalApi } from './portal-api';
import { usePortalPreview } from './portal-preview-context';
import type { PortalTrip } from './portal-trips';

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

/** In the agent's preview, the rights that the client has or will have. */
export const usePortalRights = ({
  tripId,
  isMade,
  may,
}: PortalTrip): { canEdit: boolean; mayVote: boolean } => {
  const isPreview = usePortalPreview() !== undefined;
  const { canEdit, clientMay } = useAccess(isPreview ? undefined : tripId);
  if (isPreview) return { canEdit: !isMade || may === 'edit', mayVote: !isMade || may !== 'view' };
  return { canEdit, mayVote: canEdit || clientMay === 'wishes' || clientMay === 'edit' };
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
