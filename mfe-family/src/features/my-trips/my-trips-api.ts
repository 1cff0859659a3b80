import { TripDetail } from '@landsea/contracts';
import { answerOf } from '@landsea/web-kit';
import { tripApi } from '../../trip-data/trip-api';

export const myTripsApi = tripApi.injectEndpoints({
  endpoints: (build) => ({
    setArchived: build.mutation<TripDetail, { tripId: string; archived: boolean }>({
      query: ({ tripId, archived }) => ({ url: `/api/trips/${tripId}`, method: 'PATCH', body: { archived } }),
      transformResponse: answerOf(TripDetail),
      invalidatesTags: (trip) =>
        trip ? ['Trips', 'ActiveTrip', 'Access', { type: 'Trip', id: trip.id }] : [],
    }),
  }),
});

export const { useSetArchivedMutation } = myTripsApi;
