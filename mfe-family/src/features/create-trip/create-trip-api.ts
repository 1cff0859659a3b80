import { TripDetail } from '@landsea/contracts';
import { answerOf } from '@landsea/web-kit';
import { tripApi } from '../../trip-data/trip-api';
import type { toCreateTrip } from '../../trip-form/trip-draft';

export const createTripApi = tripApi.injectEndpoints({
  endpoints: (build) => ({
    createTrip: build.mutation<TripDetail, { trip: ReturnType<typeof toCreateTrip>; attempt: string }>({
      query: ({ trip, attempt }) => ({
        url: '/api/trips',
        method: 'POST',
        body: trip,
        idempotencyKey: attempt,
      }),
      transformResponse: answerOf(TripDetail),
      extraOptions: { formOwns: { except: ['UNAUTHENTICATED', 'PAYWALL', 'ACTIVE_TRIP_EXISTS'] } },
      invalidatesTags: (trip) => (trip ? ['Trips', 'ActiveTrip'] : []),
    }),
  }),
});

export const { useCreateTripMutation } = createTripApi;
