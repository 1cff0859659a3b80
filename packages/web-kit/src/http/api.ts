import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';

const ONE_DAY_SECONDS = 86_400;

/**
 * The one RTK Query api; remotes add to it with `api.injectEndpoints`, and name the tags of their own features with
 * `enhanceEndpoints`. The tags here are of what every app knows. Data never goes stale by itself: a mutation
 * invalidates its tags, and live events patch what they carry.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor: ONE_DAY_SECONDS,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  tagTypes: ['Trips', 'Trip', 'ActiveTrip', 'Access'],
  endpoints: () => ({}),
});
