import { CheckoutSession, Prices } from '@landsea/contracts';
import type { CreateTripCheckout } from '@landsea/contracts';
import { answerOf, api } from '@landsea/web-kit';

const checkoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPrices: build.query<Prices, void>({
      query: () => '/api/billing/prices',
      transformResponse: answerOf(Prices),
      providesTags: ['Prices'],
    }),
    createTripCheckout: build.mutation<CheckoutSession, CreateTripCheckout>({
      query: (body) => ({ url: '/api/create-trip-checkout', method: 'POST', body }),
      transformResponse: answerOf(CheckoutSession),
      extraOptions: { formOwns: { except: ['UNAUTHENTICATED', 'ACTIVE_TRIP_EXISTS'] } },
    }),
  }),
});

export const { useGetPricesQuery, useCreateTripCheckoutMutation } = checkoutApi;
