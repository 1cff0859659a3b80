import type { AppDispatch } from '@landsea/web-kit';
import { tripApi } from '../api/trip-api';
import { itemRows } from '../items/item-rows';
import { staleAfter } from './stale-after';
import type { LiveEvent } from './stale-after';

/** Takes over the items that an event of the trip carries, and has everything else fetched again that it makes stale. */
export const followEvent =
  (tripId: string, event: LiveEvent) =>
  (dispatch: AppDispatch): void => {
    if (event.type !== 'items.changed' || !event.rows) {
      dispatch(tripApi.util.invalidateTags(staleAfter(event, tripId)));
      return;
    }
    for (const row of event.rows) dispatch(itemRows.receive(tripId, row));
    for (const id of event.removed ?? []) dispatch(itemRows.lose(tripId, id));
  };
