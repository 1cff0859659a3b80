import type { TripDay } from '@landsea/contracts/trip';
import type { AppDispatch } from '@landsea/web-kit';
import { tripApi } from '../../trip-frame/api/trip-api';

/** A day's kind and parks decide other answers, which are invalidated. */
export const publishChangedDays =
  (tripId: string, days: readonly TripDay[]) =>
  (dispatch: AppDispatch): void => {
    const newer = (known: TripDay) =>
      days.find(({ date, version }) => date === known.date && version > known.version) ?? known;
    dispatch(
      tripApi.util.updateQueryData('getTrip', tripId, (trip) => ({ ...trip, days: trip.days.map(newer) })),
    );
    dispatch(
      tripApi.util.invalidateTags([
        { type: 'Windows', id: tripId },
        { type: 'Tasks', id: tripId },
      ]),
    );
  };
