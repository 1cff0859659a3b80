import { TripHistory, TripPage } from '@landsea/contracts/trip';
import { answerOf } from '@landsea/web-kit';
import { tripApi } from '../../trip-frame/api/trip-api';

/** The id that a page begins after; null for the first. */
type Start = string | null;

const paging = {
  initialPageParam: null as Start,
  getNextPageParam: ({ next }: { next: Start }) => next ?? undefined,
};

export const tripListsApi = tripApi.injectEndpoints({
  endpoints: (build) => ({
    getTripPages: build.infiniteQuery<TripPage, { archived: boolean }, Start>({
      infiniteQueryOptions: paging,
      query: ({ queryArg: { archived }, pageParam }) => ({
        url: '/api/v1/trips',
        params: { archived, after: pageParam ?? undefined },
      }),
      transformResponse: answerOf(TripPage),
      providesTags: ['Trips'],
    }),
    getTripHistory: build.infiniteQuery<TripHistory, void, Start>({
      infiniteQueryOptions: paging,
      query: ({ pageParam }) => ({
        url: '/api/v1/trips/history',
        params: { after: pageParam ?? undefined },
      }),
      transformResponse: answerOf(TripHistory),
      providesTags: ['Trips'],
    }),
  }),
});

export const { useGetTripPagesInfiniteQuery, useGetTripHistoryInfiniteQuery } = tripListsApi;
