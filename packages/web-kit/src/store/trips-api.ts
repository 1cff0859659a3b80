import { ActiveTrip, TripList, type TripSummary } from '@landsea/contracts/trip';
import { answerOf } from '../http/answer-of';
import { api } from '../http/api';

export const tripsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTrips: build.query<TripSummary[], void>({
      query: () => '/api/trips',
      transformResponse: answerOf(TripList),
      providesTags: ['Trips'],
    }),
    getActiveTrip: build.query<ActiveTrip, void>({
      query: () => '/api/v1/trips/active',
      transformResponse: answerOf(ActiveTrip),
      providesTags: ['ActiveTrip'],
    }),
  }),
});

export const { useListTripsQuery, useLazyListTripsQuery, useGetActiveTripQuery } = tripsApi;
