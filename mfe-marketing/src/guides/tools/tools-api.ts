import { getCatalogueList, isShowType, ParkCalendar } from '@landsea/contracts/catalogue';
import type { Attraction, ParkId } from '@landsea/contracts/catalogue';
import type { LaneEntry } from '@landsea/contracts/day-plans';
import { answerOf, api } from '@landsea/web-kit';
import { makeHeightList } from './heights/height-list';
import type { HeightList } from './heights/height-list';

export const readAttractions = (answer: unknown): Attraction[] =>
  // The schema of the kind has parsed it.
  answerOf(getCatalogueList('attractions'))(answer).entries as Attraction[];

type SourcedLaneRide = LaneEntry & Pick<Attraction, 'asOf' | 'source'>;

export const toolsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLaneRides: build.query<SourcedLaneRide[], ParkId>({
      query: (park) => `/api/v1/catalogue/attractions?park=${park}`,
      transformResponse: (answer) =>
        readAttractions(answer).map((ride) => ({ ...ride, isShow: isShowType(ride) })),
    }),
    getParkPrices: build.query<ParkCalendar, void>({
      query: () => '/api/v1/catalogue/park-calendar',
      transformResponse: answerOf(ParkCalendar),
    }),
    getHeightList: build.query<HeightList, void>({
      query: () => '/api/v1/catalogue/attractions',
      transformResponse: (answer) => makeHeightList(readAttractions(answer)),
    }),
  }),
});

export const { useGetLaneRidesQuery, useGetParkPricesQuery, useGetHeightListQuery } = toolsApi;
