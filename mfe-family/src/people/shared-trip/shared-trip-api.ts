import { SharedTrip } from '@landsea/contracts/sharing';
import { answerOf } from '@landsea/web-kit';
import { post } from '@landsea/web-kit/calls';
import { tripApi } from '../../trip-frame/api/trip-api';

export const sharedTripApi = tripApi.injectEndpoints({
  endpoints: (build) => ({
    openSharedTrip: build.query<SharedTrip, string>({
      query: (token) => post('/api/v1/shared-trip', { token }),
      transformResponse: answerOf(SharedTrip),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useOpenSharedTripQuery } = sharedTripApi;
