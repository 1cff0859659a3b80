import { useAppDispatch } from '@landsea/web-kit';
import { useEffect, useState } from 'react';
import { tripApi } from '../../trip-frame/api/trip-api';
import { followEvent } from '../../items/live/follow-event';
import { lineRows } from './line-rows';
import { followTripEvents } from '../../trip-frame/live/trip-events';

const BADGE_MS = 8000;

export interface LiveChange {
  by: string;
  lineId: string | undefined;
}

export const useLiveBudget = (tripId: string): LiveChange | undefined => {
  const dispatch = useAppDispatch();
  const [last, setLast] = useState<LiveChange>();

  useEffect(() => {
    const refreshWindows = () => dispatch(tripApi.util.invalidateTags([{ type: 'Windows', id: tripId }]));
    return followTripEvents(tripId, (event) => {
      switch (event.type) {
        case 'budget.line-saved': {
          const isByOthers = dispatch(lineRows.receive(tripId, event.line));
          if (isByOthers) setLast({ by: event.by, lineId: event.line.id });
          refreshWindows();
          return;
        }
        case 'budget.line-removed':
          if (dispatch(lineRows.lose(tripId, event.lineId))) setLast({ by: event.by, lineId: event.lineId });
          refreshWindows();
          return;
        case 'budget.changed':
          setLast({ by: event.by, lineId: undefined });
          dispatch(followEvent(tripId, event));
          return;
        default:
          dispatch(followEvent(tripId, event));
      }
    });
  }, [dispatch, tripId]);

  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => setLast(undefined), BADGE_MS);
    return () => clearTimeout(timer);
  }, [last]);

  return last;
};
