import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';

const ONE_DAY_SECONDS = 86_400;

/**
 * The one RTK Query api; remotes add to it with `api.injectEndpoints`. Data never goes stale by itself: a mutation
 * invalidates its tags, and live events patch what they carry.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor: ONE_DAY_SECONDS,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  tagTypes: [
    'User',
    'Trips',
    'Trip',
    'ActiveTrip',
    'Access',
    'Budget',
    'Windows',
    'Tasks',
    'Days',
    'Reminders',
    'Clients',
    'Prices',
    'Catalogue',
  ],
  endpoints: () => ({}),
});
