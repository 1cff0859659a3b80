import { KeptTripDetail, KeptTripList, type KeptTrip } from '@landsea/contracts/agents';
import { answerOf, api } from '@landsea/web-kit';
import { remove } from '@landsea/web-kit/calls';

const path = '/api/v1/kept-trips';

const keptTripsApi = api.enhanceEndpoints({ addTagTypes: ['KeptTrips'] }).injectEndpoints({
  endpoints: (build) => ({
    listKeptTrips: build.query<KeptTrip[], void>({
      query: () => path,
      transformResponse: (raw) => answerOf(KeptTripList)(raw).trips,
      providesTags: ['KeptTrips'],
    }),
    getKeptTrip: build.query<KeptTripDetail, string>({
      query: (id) => `${path}/${id}`,
      transformResponse: answerOf(KeptTripDetail),
      providesTags: ['KeptTrips'],
    }),
    removeKeptTrip: build.mutation<null, string>({
      query: (id) => remove(`${path}/${id}`, {}),
      // The page of the copy leaves before the list is fetched anew.
      invalidatesTags: [],
    }),
  }),
});

export const { useListKeptTripsQuery, useGetKeptTripQuery, useRemoveKeptTripMutation } = keptTripsApi;
