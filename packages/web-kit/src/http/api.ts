import { createApi } from '@reduxjs/toolkit/query/react';
import { runBaseQuery } from './base-query';

const ONE_DAY_SECONDS = 86_400;

/** Data never goes stale by itself: mutations invalidate tags, and live events patch. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: runBaseQuery,
  keepUnusedDataFor: ONE_DAY_SECONDS,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  tagTypes: ['Trips', 'Trip', 'ActiveTrip', 'Access'],
  endpoints: () => ({}),
});
