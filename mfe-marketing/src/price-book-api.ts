import { PricedCatalogue } from '@landsea/contracts/estimate';
import { answerOf, api } from '@landsea/web-kit';

/** The prices of the catalog, for estimates that are made in the browser. Import it lazily: it is long. */
export const { useGetPriceBookQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getPriceBook: build.query<PricedCatalogue, void>({
      query: () => '/api/v1/catalogue/price-book',
      transformResponse: answerOf(PricedCatalogue),
      extraOptions: { shownByForm: 'all' },
    }),
  }),
});
