import { catalogueListOf, ParkCalendar, Travel } from '@landsea/contracts/catalogue';
import type { Attraction } from '@landsea/contracts/catalogue';
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
    getGuideCalendar: build.query<ParkCalendar, void>({
      query: () => '/api/v1/catalogue/park-calendar',
      transformResponse: answerOf(ParkCalendar),
    }),
    getRides: build.query<Attraction[], void>({
      query: () => '/api/v1/catalogue/attractions',
      transformResponse: (raw: unknown) => catalogueListOf('attractions').parse(raw).entries as Attraction[],
    }),
  }),
});

export const { useGetPriceBookQuery, useGetTravelGuideQuery, useGetGuideCalendarQuery, useGetRidesQuery } =
  guideApi;
