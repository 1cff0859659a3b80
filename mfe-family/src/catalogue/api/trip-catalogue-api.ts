import { Catalogue } from '@landsea/contracts/catalogue';
import { answerOf } from '@landsea/web-kit';
import { tripApi } from '../../trip-frame/api/trip-api';

export const catalogueApi = tripApi.enhanceEndpoints({ addTagTypes: ['Catalogue'] }).injectEndpoints({
  endpoints: (build) => ({
    getCatalogue: build.query<Catalogue, void>({
      query: () => '/api/v1/catalogue',
      transformResponse: answerOf(Catalogue),
      providesTags: ['Catalogue'],
    }),
  }),
});

export const { useGetCatalogueQuery } = catalogueApi;
