import { api } from '@landsea/web-kit';
import type { WalkCall } from './walk-steps';

const walkApi = api.injectEndpoints({
  endpoints: (build) => ({
    walk: build.mutation<unknown, WalkCall>({
      query: (call) => call,
      invalidatesTags: (_answer, _error, { method }) =>
        method === 'GET' ? [] : ['Trips', 'ActiveTrip', 'Access'],
      extraOptions: { shownByForm: { except: ['UNAUTHENTICATED'] }, retry: false },
    }),
  }),
});

export const { useWalkMutation } = walkApi;
