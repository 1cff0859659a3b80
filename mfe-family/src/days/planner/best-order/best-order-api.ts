import { BestOrder, type BestOrderRequest } from '@landsea/contracts/planning';
import { answerOf } from '@landsea/web-kit';
import { post } from '@landsea/web-kit/calls';
import { tripApi } from '../../../trip-frame/api/trip-api';

export const bestOrderApi = tripApi.injectEndpoints({
  endpoints: (build) => ({
    /** The answer is not cached, as every change of the day makes it another question. */
    findBestOrder: build.mutation<BestOrder, { tripId: string; date: string; request: BestOrderRequest }>({
      extraOptions: { shownByForm: { except: ['UNAUTHENTICATED', 'PAYWALL'] }, timeout: 30_000 },
      query: ({ tripId, date, request }) => post(`/api/v1/trips/${tripId}/days/${date}/best-order`, request),
      transformResponse: answerOf(BestOrder),
    }),
  }),
});

export const { useFindBestOrderMutation } = bestOrderApi;
