import { liveEvents, useAppDispatch, useAppSelector } from '@landsea/web-kit';
import { useEffect } from 'react';
import { tripApi } from '../api/trip-api';
import { staleAfter } from '../live/use-live-trip';
import { queueOf, restored } from './changes-slice';
import { isSending, sendChanges } from './send-changes';

const RETRY_MS = 15_000;

/**
 * Keeps the days of a trip in step with what others change, and sends what waits for a signal: when the browser is online
 * again, when the live stream is back, and every 15 s.
 */
export const useLiveDays = (tripId: string): void => {
  const dispatch = useAppDispatch();
  const isWaiting = useAppSelector((state) => queueOf(state, tripId).isWaiting);

  useEffect(() => {
    const send = () => void dispatch(sendChanges(tripId));
    dispatch(restored(tripId));
    send();
    window.addEventListener('online', send);
    const stop = liveEvents(tripId, (event) => {
      if (event.type === 'connected') send();
      // Own changes come back as events; while they are under way the days are fetched once, at the end.
      if (event.type === 'items.changed' && isSending(dispatch, tripId)) return;
      dispatch(tripApi.util.invalidateTags(staleAfter(event, tripId)));
    });
    return () => {
      window.removeEventListener('online', send);
      stop();
    };
  }, [dispatch, tripId]);

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void dispatch(sendChanges(tripId)), RETRY_MS);
    return () => clearInterval(timer);
  }, [dispatch, isWaiting, tripId]);
};
