import { Travel } from '@landsea/contracts/catalogue';
import { PricedCatalogue } from '@landsea/contracts/estimate';
import { answerOf, api } from '@landsea/web-kit';
import { hotelPartOf } from './resorts/hotel-part';
import { parkWaysOf } from './transportation/park-ways';

export const guideApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPriceBook: build.query<PricedCatalogue, void>({
      query: () => '/api/v1/catalogue/price-book',
      transformResponse: answerOf(PricedCatalogue),
    }),
    /** What the guide to hotels is drawn with before the whole price book is there. */
    getHotelPart: build.query<PricedCatalogue, void>({
      query: () => '/api/v1/catalogue/price-book',
      transformResponse: (answer) => hotelPartOf(answerOf(PricedCatalogue)(answer)),
    }),
    getTravelGuide: build.query<Travel, void>({
      query: () => '/api/v1/catalogue/travel',
      transformResponse: answerOf(Travel),
    }),
    /** What the guide to ways is drawn with before the whole table is there. */
    getParkWays: build.query<Travel, void>({
      query: () => '/api/v1/catalogue/travel',
      transformResponse: (answer) => parkWaysOf(answerOf(Travel)(answer)),
    }),
  }),
});

export const { useGetPriceBookQuery, useGetTravelGuideQuery } = guideApi;

/** The ways between the parks, if the document brought them along; nothing is asked. */
export const useDrawnParkWays = (): Travel | undefined =>
  guideApi.endpoints.getParkWays.useQueryState(undefined).data;

/** The hotels with their prices, if the document brought them along; nothing is asked. */
export const useDrawnHotels = (): PricedCatalogue | undefined =>
  guideApi.endpoints.getHotelPart.useQueryState(undefined).data;
