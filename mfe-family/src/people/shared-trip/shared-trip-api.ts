import { SharedTrip } from '@landsea/contracts/sharing';
import { answerOf } from '@landsea/web-kit';
import { tripApi } from '../../trip-frame/api/trip-api';

export const sharedTripApi = tripApi.injectEndpoints({
  endpoints: (build) => ({
    openSharedTrip: build.query<SharedTrip, string>({
      query: (token) => ({ url: '/api/v1/shared-trip', method: 'POST', body: { token } }),
      transformResponse: answerOf(SharedTrip),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useOpenSharedTripQuery } = sharedTripApi;
