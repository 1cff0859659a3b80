import { PriceOfferList, type AnswerOffer, type SavePriceOffer } from '@landsea/contracts/agents';
import { answerOf, api } from '@landsea/web-kit';
import { post, put, remove } from '@landsea/web-kit/calls';
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
      query: ({ id, body }) => put(`${path}/${id}`, body),
      extraOptions: { shownByForm },
      transformResponse: answerOf(PriceOfferList),
      invalidatesTags: changed,
    }),
    removePriceOffer: build.mutation<PriceOfferList, string>({
      query: (id) => remove(`${path}/${id}`),
      transformResponse: answerOf(PriceOfferList),
      invalidatesTags: changed,
    }),
    restorePriceOffer: build.mutation<PriceOfferList, string>({
      query: (id) => post(`${path}/${id}/restoration`, {}),
      transformResponse: answerOf(PriceOfferList),
      invalidatesTags: changed,
    }),
    answerOffer: build.mutation<PriceOfferList, { id: string; bookingId: string; body: AnswerOffer }>({
      query: ({ id, bookingId, body }) => put(`${path}/${id}/bookings/${bookingId}`, body),
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
