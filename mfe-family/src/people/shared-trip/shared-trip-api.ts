import { SharedTrip } from '@landsea/contracts/sharing';
import { answerOf } from '@landsea/web-kit';
import { tripApi } from '../../trip-page/api/trip-api';

export const sharedTripApi = tripApi.injectEndpoints({
  endpoints: (build) => ({
    /** A POST, so that the token of the link is in no address; it changes nothing but the count of views. */
    openSharedTrip: build.query<SharedTrip, string>({
      query: (token) => ({ url: '/api/v1/shared-trip', method: 'POST', body: { token } }),
      transformResponse: answerOf(SharedTrip),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useOpenSharedTripQuery } = sharedTripApi;
