import { SortedWishes } from '@landsea/contracts/planning';
import { answerOf } from '@landsea/web-kit';
import { tripApi } from '../../trip-frame/api/trip-api';

const sortApi = tripApi.injectEndpoints({
  endpoints: (build) => ({
    /** The answer is not cached, as every change of the trip makes it another question. */
    sortWishes: build.mutation<SortedWishes, string>({
      extraOptions: { shownByForm: { except: ['UNAUTHENTICATED', 'PAYWALL'] }, timeout: 60_000 },
      query: (tripId) => ({ url: `/api/v1/trips/${tripId}/sort-wishes`, method: 'POST' }),
      transformResponse: answerOf(SortedWishes),
    }),
  }),
});

export const { useSortWishesMutation } = sortApi;
