import { Travel } from '@landsea/contracts/catalogue';
import { PricedCatalogue } from '@landsea/contracts/estimate';
import { answerOf, api } from '@landsea/web-kit';
import { pickHotelPart } from './resorts/hotel-part';
import { pickParkWays } from './transportation/park-ways';

export const guideApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPriceBook: build.query<PricedCatalogue, void>({
      query: () => '/api/v1/catalogue/price-book',
      transformResponse: answerOf(PricedCatalogue),
    }),
    /** The guide is drawn with this part before the whole price book has loaded. */
    getHotelPart: build.query<PricedCatalogue, void>({
      query: () => '/api/v1/catalogue/price-book',
      transformResponse: (answer) => pickHotelPart(answerOf(PricedCatalogue)(answer)),
    }),
    getTravelGuide: build.query<Travel, void>({
      query: () => '/api/v1/catalogue/travel',
      transformResponse: answerOf(Travel),
    }),
    getParkWays: build.query<Travel, void>({
      query: () => '/api/v1/catalogue/travel',
      transformResponse: (answer) => pickParkWays(answerOf(Travel)(answer)),
    }),
  }),
});

export const { useGetPriceBookQuery, useGetTravelGuideQuery } = guideApi;

/** Reads the document's data only, without a request. */
export const useDrawnParkWays = (): Travel | undefined =>
  guideApi.endpoints.getParkWays.useQueryState(undefined).data;

export const useDrawnHotels = (): PricedCatalogue | undefined =>
  guideApi.endpoints.getHotelPart.useQueryState(undefined).data;
