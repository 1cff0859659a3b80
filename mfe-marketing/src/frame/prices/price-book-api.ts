import { PricedCatalogue } from '@landsea/contracts/estimate';
import { answerOf, api } from '@landsea/web-kit';

/** Import it lazily: the price book is long. */
export const { useGetPriceBookQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getPriceBook: build.query<PricedCatalogue, void>({
      query: () => '/api/v1/catalogue/price-book',
      transformResponse: answerOf(PricedCatalogue),
      extraOptions: { shownByForm: 'all' },
    }),
  }),
});
