import { Prices } from '@landsea/contracts/billing';
import { answerOf, api } from '@landsea/web-kit';

export const pricesApi = api.enhanceEndpoints({ addTagTypes: ['Prices'] }).injectEndpoints({
  endpoints: (build) => ({
    getPrices: build.query<Prices, void>({
      query: () => '/api/billing/prices',
      transformResponse: answerOf(Prices),
      providesTags: ['Prices'],
    }),
  }),
});

export const { useGetPricesQuery } = pricesApi;
