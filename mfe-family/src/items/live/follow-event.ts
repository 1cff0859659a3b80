import type { AppDispatch } from '@landsea/web-kit';
import { tripApi } from '../../trip-frame/api/trip-api';
import { publishChangedDays } from '../queue/changed-days';
import { toDayRows } from '../queue/day-row';
import { dayRows, itemRows } from '../queue/item-rows';
import { listStaleAfter } from '../../trip-frame/live/stale-after';
import type { LiveEvent } from '../../trip-frame/live/trip-events';

/** Applies the rows of an event and invalidates everything else that it makes stale. */
export const followEvent =
  (tripId: string, event: LiveEvent) =>
  (dispatch: AppDispatch): void => {
    if (event.type === 'items.changed' && event.rows) {
      for (const row of event.rows) dispatch(itemRows.receive(tripId, row));
      for (const id of event.removed ?? []) dispatch(itemRows.lose(tripId, id));
    } else if (event.type === 'trip.changed' && event.days) {
      for (const row of toDayRows({ days: event.days })) dispatch(dayRows.receive(tripId, row));
      dispatch(publishChangedDays(tripId, event.days));
    } else dispatch(tripApi.util.invalidateTags(listStaleAfter(event, tripId)));
  };
