import { DeletedTrips, TripDetail } from '@landsea/contracts/trip';
import { answerOf } from '@landsea/web-kit';
import { patch, post, remove } from '@landsea/web-kit/calls';
import { tripApi } from '../../trip-frame/api/trip-api';

const listsOf = (tripId: string) => ['Trips', 'ActiveTrip', 'Access', { type: 'Trip', id: tripId }] as const;

export const tripActionsApi = tripApi.injectEndpoints({
  endpoints: (build) => ({
    setArchived: build.mutation<TripDetail, { tripId: string; archived: boolean }>({
      query: ({ tripId, archived }) => patch(`/api/trips/${tripId}`, { archived }),
      transformResponse: answerOf(TripDetail),
      invalidatesTags: (trip) => (trip ? listsOf(trip.id) : []),
    }),
    deleteTrip: build.mutation<void, string>({
      query: (tripId) => remove(`/api/trips/${tripId}`),
      invalidatesTags: (_nothing, error) => (error ? [] : ['Trips', 'ActiveTrip']),
    }),
    takeBackTrip: build.mutation<TripDetail, string>({
      query: (tripId) => post(`/api/v1/trips/${tripId}/restore`),
      transformResponse: answerOf(TripDetail),
      invalidatesTags: (trip) => (trip ? listsOf(trip.id) : []),
    }),
    duplicateTrip: build.mutation<TripDetail, { tripId: string; attempt: string }>({
      query: ({ tripId, attempt }) => ({
        url: `/api/v1/trips/${tripId}/duplicate`,
        method: 'POST',
        idempotencyKey: attempt,
      }),
      transformResponse: answerOf(TripDetail),
      invalidatesTags: (trip) => (trip ? ['Trips', 'ActiveTrip'] : []),
    }),
    getDeletedTrips: build.query<DeletedTrips, void>({
      query: () => '/api/v1/trips/deleted',
      transformResponse: answerOf(DeletedTrips),
      providesTags: ['Trips'],
    }),
  }),
});

export const {
  useSetArchivedMutation,
  useDeleteTripMutation,
  useTakeBackTripMutation,
  useDuplicateTripMutation,
  useGetDeletedTripsQuery,
} = tripActionsApi;
