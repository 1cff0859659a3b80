import { Travel } from '@landsea/contracts/catalogue';
import { PricedCatalogue } from '@landsea/contracts/estimate';
import { answerOf, api } from '@landsea/web-kit';

const guideApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPriceBook: build.query<PricedCatalogue, void>({
      query: () => '/api/v1/catalogue/price-book',
      transformResponse: answerOf(PricedCatalogue),
    }),
    getTravelGuide: build.query<Travel, void>({
      query: () => '/api/v1/catalogue/travel',
      transformResponse: answerOf(Travel),
    }),
  }),
});

export const { useGetPriceBookQuery, useGetTravelGuideQuery } = guideApi;
