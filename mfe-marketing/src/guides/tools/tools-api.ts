import {
  getCatalogueList,
  isShowType,
  ParkCalendar,
  type Attraction,
  type ParkId,
} from '@landsea/contracts/catalogue';
import type { LaneEntry } from '@landsea/rules/day-plans';
import { answerOf, api } from '@landsea/web-kit';
import { makeHeightList, type HeightList } from './heights/height-list';

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
