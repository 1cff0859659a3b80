import { PriceOfferList, type AnswerOffer, type SavePriceOffer } from '@landsea/contracts/agents';
import { answerOf, api } from '@landsea/web-kit';
import { shownByForm } from '../shown-by-form';

/** The bookings decide what an offer fits. */
const tagged = api.enhanceEndpoints({ addTagTypes: ['PriceOffers', 'AgentBookings'] });
const path = '/api/v1/price-offers';
const changed = ['PriceOffers'] as const;

const offersApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    priceOffers: build.query<PriceOfferList, void>({
      query: () => path,
      transformResponse: answerOf(PriceOfferList),
      extraOptions: { shownByForm },
      providesTags: ['PriceOffers', 'AgentBookings'],
    }),
    savePriceOffer: build.mutation<PriceOfferList, { id: string; body: SavePriceOffer }>({
      query: ({ id, body }) => ({ url: `${path}/${id}`, method: 'PUT', body }),
      extraOptions: { shownByForm },
      transformResponse: answerOf(PriceOfferList),
      invalidatesTags: changed,
    }),
    removePriceOffer: build.mutation<PriceOfferList, string>({
      query: (id) => ({ url: `${path}/${id}`, method: 'DELETE' }),
      transformResponse: answerOf(PriceOfferList),
      invalidatesTags: changed,
    }),
    restorePriceOffer: build.mutation<PriceOfferList, string>({
      query: (id) => ({ url: `${path}/${id}/restoration`, method: 'POST', body: {} }),
      transformResponse: answerOf(PriceOfferList),
      invalidatesTags: changed,
    }),
    answerOffer: build.mutation<PriceOfferList, { id: string; bookingId: string; body: AnswerOffer }>({
      query: ({ id, bookingId, body }) => ({
        url: `${path}/${id}/bookings/${bookingId}`,
        method: 'PUT',
        body,
      }),
      transformResponse: answerOf(PriceOfferList),
      invalidatesTags: changed,
    }),
  }),
});

export const {
  usePriceOffersQuery,
  useSavePriceOfferMutation,
  useRemovePriceOfferMutation,
  useRestorePriceOfferMutation,
  useAnswerOfferMutation,
} = offersApi;
