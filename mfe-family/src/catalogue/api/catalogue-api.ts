import {
  AirportList,
  CatalogueHits,
  getCatalogueList,
  ParkCalendar,
  Travel,
} from '@landsea/contracts/catalogue';
import type { CatalogueEntries, CatalogueKind, CatalogueSearch, ParkId } from '@landsea/contracts/catalogue';
import { answerOf } from '@landsea/web-kit';
import { tripApi } from '../../trip-frame/api/trip-api';

const url = (list: string) => `/api/v1/catalogue/${list}`;

interface ListOf<K extends CatalogueKind> {
  kind: K;
  park?: ParkId;
  portId?: string;
}

const listApi = tripApi.enhanceEndpoints({ addTagTypes: ['Catalogue'] }).injectEndpoints({
  endpoints: (build) => ({
    getEntries: build.query<unknown[], ListOf<CatalogueKind>>({
      query: ({ kind, park, portId }) => ({ url: url(kind), params: { park, portId } }),
      transformResponse: (raw, _meta, { kind }) => answerOf(getCatalogueList(kind))(raw).entries,
      providesTags: ['Catalogue'],
    }),
    getParkCalendar: build.query<ParkCalendar, void>({
      query: () => ({ url: url('park-calendar') }),
      transformResponse: answerOf(ParkCalendar),
      providesTags: ['Catalogue'],
    }),
    getAirports: build.query<AirportList, void>({
      query: () => ({ url: url('airports') }),
      transformResponse: answerOf(AirportList),
      providesTags: ['Catalogue'],
    }),
    getTravel: build.query<Travel, void>({
      query: () => ({ url: url('travel') }),
      transformResponse: answerOf(Travel),
      providesTags: ['Catalogue'],
    }),
    searchCatalogue: build.query<CatalogueHits, CatalogueSearch>({
      query: ({ q, kinds, park }) => ({
        url: url('search'),
        params: { q, kinds: kinds?.length ? kinds.join(',') : undefined, park },
      }),
      transformResponse: answerOf(CatalogueHits),
      providesTags: ['Catalogue'],
    }),
  }),
});

export const { useGetAirportsQuery, useGetParkCalendarQuery, useGetTravelQuery, useSearchCatalogueQuery } =
  listApi;

interface Entries<K extends CatalogueKind> {
  entries: CatalogueEntries[K][] | undefined;
  error: unknown;
  refetch: () => void;
}

export const useCatalogueList = <K extends CatalogueKind>(
  kind: K,
  { park, portId, skip = false }: { park?: ParkId; portId?: string; skip?: boolean } = {},
): Entries<K> => {
  const query = listApi.useGetEntriesQuery(
    { kind, ...(park && { park }), ...(portId && { portId }) },
    { skip },
  );
  // The schema of the kind has parsed it.
  return {
    entries: query.data as CatalogueEntries[K][] | undefined,
    error: query.error,
    refetch: () => void query.refetch(),
  };
};
