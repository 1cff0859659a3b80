import { Prices } from '@landsea/contracts';
import { answerOf, api } from '@landsea/web-kit';

export const pricingApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPrices: build.query<Prices, void>({
      query: () => '/api/billing/prices',
      transformResponse: answerOf(Prices),
      providesTags: ['Prices'],
    }),
  }),
});

export const { useGetPricesQuery } = pricingApi;
